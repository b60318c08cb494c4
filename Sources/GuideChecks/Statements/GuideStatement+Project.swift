import LocalizationModel

extension GuideStatement {
  private static let heldByViews = Message(
    "classes that a view holds, alone or in lists; whether others reach a view, sources do not tell",
    comment: "规范条目关于视图模型隔离的几条为何没有完全对应的规则")

  /// The statements of the project guide, in their order.
  static let project: [GuideStatement] = [
    GuideStatement(
      "observable-class", .project, .observation,
      Message(
        "models are '@Observable' classes, not 'ObservableObject'",
        comment: "规范条目 observable-class，出自团队项目指南"),
      .held, ["observable-object"]),
    GuideStatement(
      "no-published", .project, .observation,
      Message("models have no '@Published'", comment: "规范条目 no-published，出自团队项目指南"),
      .held, ["observable-object", "published-in-observable"]),
    GuideStatement(
      "no-state-object", .project, .observation,
      Message("views have no '@StateObject'", comment: "规范条目 no-state-object，出自团队项目指南"),
      .held, ["state-object"]),
    GuideStatement(
      "no-observed-object", .project, .observation,
      Message("views have no '@ObservedObject'", comment: "规范条目 no-observed-object，出自团队项目指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "no-combine-to-observe", .project, .observation,
      Message(
        "no 'import Combine' only to observe a model",
        comment: "规范条目 no-combine-to-observe，出自团队项目指南"),
      .held, ["combine-unneeded"]),
    GuideStatement(
      "import-observation", .project, .observation,
      Message("files with models import Observation", comment: "规范条目 import-observation，出自团队项目指南"),
      .noRule(
        Message(
          "the compiler asks for it, and the fix of 'observable-object' adds it",
          comment: "规范条目 import-observation 为何没有完全对应的规则")), []),
    GuideStatement(
      "private-unobserved", .project, .observation,
      Message("private properties are not observed", comment: "规范条目 private-unobserved，出自团队项目指南"),
      .noRule(
        Message(
          "not so: a private property of an '@Observable' class is tracked as well",
          comment: "规范条目 private-unobserved 为何没有完全对应的规则")), []),
    GuideStatement(
      "app-owns", .project, .observation,
      Message("the app owns its models with '@State'", comment: "规范条目 app-owns，出自团队项目指南"),
      .held, ["state-object", "state-unowned"]),
    GuideStatement(
      "child-plain", .project, .observation,
      Message("a child view takes a model as a plain 'var'", comment: "规范条目 child-plain，出自团队项目指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "child-no-state-object", .project, .observation,
      Message(
        "a child view has no '@StateObject' for a model that it is given",
        comment: "规范条目 child-no-state-object，出自团队项目指南"),
      .held, ["state-object"]),
    GuideStatement(
      "bindable-for-bindings", .project, .observation,
      Message(
        "'@Bindable' where a view takes bindings with '$'",
        comment: "规范条目 bindable-for-bindings，出自团队项目指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "no-bindable-to-read", .project, .observation,
      Message(
        "no '@Bindable' for a model that is only read", comment: "规范条目 no-bindable-to-read，出自团队项目指南"
      ),
      .held, ["bindable-unneeded"]),
    GuideStatement(
      "local-state", .project, .observation,
      Message("local view state stays in '@State'", comment: "规范条目 local-state，出自团队项目指南"),
      .noRule(
        Message(
          "a value in '@State' is right as it is: there is nothing to find",
          comment: "规范条目 local-state 为何没有完全对应的规则")), []),
    GuideStatement(
      "main-actor-models", .project, .observation,
      Message(
        "models of views are isolated to '@MainActor'", comment: "规范条目 main-actor-models，出自团队项目指南"),
      .inPart(heldByViews), ["observable-not-isolated"]),
    GuideStatement(
      "no-main-actor-for-data", .project, .observation,
      Message(
        "no '@MainActor' for pure data and background classes",
        comment: "规范条目 no-main-actor-for-data，出自团队项目指南"),
      .inPart(
        Message(
          "classes without a stored 'var' are left alone; whether one with state works in the background, sources cannot tell",
          comment: "规范条目 no-main-actor-for-data 为何没有完全对应的规则")), ["observable-not-isolated"]),
    GuideStatement(
      "step-imports", .project, .observation,
      Message("step 1: the imports are replaced", comment: "规范条目 step-imports，出自团队项目指南"),
      .held, ["combine-unneeded"]),
    GuideStatement(
      "step-class", .project, .observation,
      Message("step 2: the class declaration changes", comment: "规范条目 step-class，出自团队项目指南"),
      .held, ["observable-object"]),
    GuideStatement(
      "step-published", .project, .observation,
      Message("step 3: '@Published' goes", comment: "规范条目 step-published，出自团队项目指南"),
      .held, ["observable-object", "published-in-observable"]),
    GuideStatement(
      "step-cancellables", .project, .observation,
      Message(
        "step 4: sets of subscriptions that hold nothing go",
        comment: "规范条目 step-cancellables，出自团队项目指南"),
      .held, ["combine-unneeded"]),
    GuideStatement(
      "step-views", .project, .observation,
      Message("step 5: the views change with the class", comment: "规范条目 step-views，出自团队项目指南"),
      .held, ["state-object", "observed-object", "environment-object"]),
    GuideStatement(
      "error-published", .project, .observation,
      Message(
        "error 1: '@Published' in an '@Observable' class", comment: "规范条目 error-published，出自团队项目指南"),
      .held, ["published-in-observable"]),
    GuideStatement(
      "error-state", .project, .observation,
      Message(
        "error 2: '@State' for a model that the parent passes in",
        comment: "规范条目 error-state，出自团队项目指南"),
      .held, ["state-from-parent"]),
    GuideStatement(
      "error-main-actor", .project, .observation,
      Message("error 3: '@MainActor' is missing", comment: "规范条目 error-main-actor，出自团队项目指南"),
      .inPart(heldByViews), ["observable-not-isolated"]),
    GuideStatement(
      "task-main-actor", .project, .observation,
      Message(
        "tasks that change a model say '@MainActor in'", comment: "规范条目 task-main-actor，出自团队项目指南"),
      .noRule(
        Message(
          "a task of a '@MainActor' class runs on the main actor already",
          comment: "规范条目 task-main-actor 为何没有完全对应的规则")), []),
    GuideStatement(
      "did-set-allowed", .project, .observation,
      Message("a 'didSet' for debugging is allowed", comment: "规范条目 did-set-allowed，出自团队项目指南"),
      .noRule(
        Message(
          "it is allowed: there is nothing to find", comment: "规范条目 did-set-allowed 为何没有完全对应的规则")),
      []),
    GuideStatement(
      "assert-main", .project, .observation,
      Message(
        "a model asserts that it runs on the main thread", comment: "规范条目 assert-main，出自团队项目指南"),
      .noRule(
        Message(
          "a check at run time, which the global actor makes at compile time",
          comment: "规范条目 assert-main 为何没有完全对应的规则")), []),
    GuideStatement(
      "check-models", .project, .observation,
      Message(
        "check list: all view models are '@Observable'", comment: "规范条目 check-models，出自团队项目指南"),
      .held, ["observable-object"]),
    GuideStatement(
      "check-published", .project, .observation,
      Message("check list: all '@Published' are gone", comment: "规范条目 check-published，出自团队项目指南"),
      .held, ["observable-object", "published-in-observable"]),
    GuideStatement(
      "check-app-state", .project, .observation,
      Message("check list: the app uses '@State'", comment: "规范条目 check-app-state，出自团队项目指南"),
      .held, ["state-object"]),
    GuideStatement(
      "check-child", .project, .observation,
      Message("check list: child views have no wrapper", comment: "规范条目 check-child，出自团队项目指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "check-combine", .project, .observation,
      Message(
        "check list: unneeded imports of Combine are gone", comment: "规范条目 check-combine，出自团队项目指南"),
      .held, ["combine-unneeded"]),
    GuideStatement(
      "check-main-actor", .project, .observation,
      Message(
        "check list: classes of the user interface are '@MainActor'",
        comment: "规范条目 check-main-actor，出自团队项目指南"),
      .inPart(heldByViews), ["observable-not-isolated"]),
    GuideStatement(
      "check-warnings", .project, .observation,
      Message(
        "check list: the project builds without warnings", comment: "规范条目 check-warnings，出自团队项目指南"),
      .noRule(
        Message("the compiler says it", comment: "规范条目 check-warnings 为何没有完全对应的规则")), []),
    GuideStatement(
      "check-run", .project, .observation,
      Message(
        "check list: no assertion of the main actor fails at run time",
        comment: "规范条目 check-run，出自团队项目指南"),
      .noRule(
        Message("only a run of the app shows it", comment: "规范条目 check-run 为何没有完全对应的规则")), []),
  ]
}
