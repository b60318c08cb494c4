import LocalizationModel

extension GuideStatement {
  private static let ownSubviews = Message(
    "for subviews that only this model's properties make",
    comment: "规范条目 pass-model 和 not-taken-apart 为何没有完全对应的规则")

  /// The statements of the templates, in their order.
  static let templates: [GuideStatement] = [
    GuideStatement(
      "only-observation", .templates, .observation,
      Message("new code uses Observation only", comment: "规范条目 only-observation，出自模板指南"),
      .held, ["observable-object", "observable-mixed"]),
    GuideStatement(
      "state-model", .templates, .observation,
      Message(
        "a view owns its model: '@State private var model = Model()'",
        comment: "规范条目 state-model，出自模板指南"),
      .held, ["state-unowned"]),
    GuideStatement(
      "pass-model", .templates, .observation,
      Message("pass the model itself to a subview", comment: "规范条目 pass-model，出自模板指南"),
      .inPart(ownSubviews), ["observable-taken-apart", "state-from-parent"]),
    GuideStatement(
      "bindable-template", .templates, .observation,
      Message(
        "a subview that edits a model has '@Bindable'", comment: "规范条目 bindable-template，出自模板指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "not-binding", .templates, .observation,
      Message("no '@Binding' to a model", comment: "规范条目 not-binding，出自模板指南"),
      .held, ["binding-to-observable"]),
    GuideStatement(
      "environment-template", .templates, .observation,
      Message(
        "'.environment(model)' and '@Environment(Model.self)'",
        comment: "规范条目 environment-template，出自模板指南"),
      .held, ["environment-object"]),
    GuideStatement(
      "bindable-from-environment", .templates, .observation,
      Message(
        "'@Bindable var model = model' in a body that binds to a model of the environment",
        comment: "规范条目 bindable-from-environment，出自模板指南"),
      .held, ["environment-object"]),
    GuideStatement(
      "storage-keys", .templates, .observation,
      Message("keys of '@AppStorage' stand in one enum", comment: "规范条目 storage-keys，出自模板指南"),
      .inPart(
        Message(
          "a class for settings that spells each key once names its keys itself",
          comment: "规范条目 storage-keys 为何没有完全对应的规则")), ["app-storage-key"]),
    GuideStatement(
      "storage-in-views", .templates, .observation,
      Message(
        "'@AppStorage' belongs in views, rarely in view models",
        comment: "规范条目 storage-in-views，出自模板指南"),
      .inPart(
        Message(
          "an 'ObservableObject' that is made for settings is accepted",
          comment: "规范条目 storage-in-views 为何没有完全对应的规则")), ["app-storage-in-model"]),
    GuideStatement(
      "not-taken-apart", .templates, .observation,
      Message("a model is not taken apart for a subview", comment: "规范条目 not-taken-apart，出自模板指南"),
      .inPart(ownSubviews), ["observable-taken-apart"]),
    GuideStatement(
      "bindable-to-show", .templates, .observation,
      Message(
        "a sample has '@Bindable' in a view that only shows the model",
        comment: "规范条目 bindable-to-show，出自模板指南"),
      .noRule(
        Message(
          "the project guide wins: no '@Bindable' for a model that is only read",
          comment: "规范条目 bindable-to-show 为何没有完全对应的规则")), ["bindable-unneeded"]),
  ]
}
