import LocalizationModel

extension GuideStatement {
  /// The statements of the notes on Combine, in their order.
  static let combine: [GuideStatement] = [
    GuideStatement(
      "create-or-receive", .combine, .observation,
      Message(
        "a view that makes its model owns it; '@ObservedObject' is for one that it is given",
        comment: "规范条目 create-or-receive，出自Combine 笔记"),
      .held, ["observed-object"]),
    GuideStatement(
      "will-change-by-hand", .combine, .observation,
      Message(
        "no 'objectWillChange.send()' by hand for what '@Published' announces",
        comment: "规范条目 will-change-by-hand，出自Combine 笔记"),
      .held, ["object-will-change"]),
    GuideStatement(
      "published-on-main", .combine, .observation,
      Message(
        "'@Published' properties change on the main thread only",
        comment: "规范条目 published-on-main，出自Combine 笔记"),
      .inPart(
        Message(
          "code in 'DispatchQueue.global', in 'Task.detached' and in handlers of known frameworks; which thread calls other code, sources do not tell",
          comment: "规范条目 published-on-main 为何没有完全对应的规则")), ["published-off-main"]),
    GuideStatement(
      "store-subscriptions", .combine, .observation,
      Message(
        "subscriptions are stored with '.store(in:)'",
        comment: "规范条目 store-subscriptions，出自Combine 笔记"),
      .held, ["sink-dropped"]),
    GuideStatement(
      "receive-before-assign", .combine, .notifications,
      Message(
        "'.receive(on:)' before a publisher assigns state",
        comment: "规范条目 receive-before-assign，出自Combine 笔记"),
      .inPart(
        Message(
          "held for notifications; which thread another publisher delivers on, sources do not tell",
          comment: "规范条目 receive-before-assign 为何没有完全对应的规则")), ["notification-off-main"]),
    GuideStatement(
      "inject-environment", .combine, .observation,
      Message(
        "a model in the environment is put there by a view around",
        comment: "规范条目 inject-environment，出自Combine 笔记"),
      .inPart(
        Message(
          "reported where the project shows the way from the app to the view",
          comment: "规范条目 inject-environment 为何没有完全对应的规则")), ["environment-not-injected"]),
    GuideStatement(
      "inject-in-preview", .combine, .observation,
      Message(
        "a preview puts the models that its view reads in the environment",
        comment: "规范条目 inject-in-preview，出自Combine 笔记"),
      .inPart(
        Message(
          "for views that the preview draws under no condition",
          comment: "规范条目 inject-in-preview 为何没有完全对应的规则")), ["environment-not-injected"]),
    GuideStatement(
      "inject-once", .combine, .observation,
      Message(
        "a model is put in the environment once, at the parent",
        comment: "规范条目 inject-once，出自Combine 笔记"),
      .noRule(
        Message(
          "a second one can be meant: it stands before the first",
          comment: "规范条目 inject-once 为何没有完全对应的规则")), []),
    GuideStatement(
      "final-classes", .combine, .observation,
      Message(
        "model classes are 'final' (off unless the rule is named)",
        comment: "规范条目 final-classes，出自Combine 笔记"),
      .held, ["observable-not-final"]),
  ]
}
