import LocalizationModel

extension GuideStatement {
  /// The statements of the migration guide, in their order.
  static let migration: [GuideStatement] = [
    GuideStatement(
      "migrate-class", .migration, .observation,
      Message("classes become '@Observable'", comment: "规范条目 migrate-class，出自迁移指南"),
      .held, ["observable-object"]),
    GuideStatement(
      "migrate-published", .migration, .observation,
      Message("'@Published' is removed", comment: "规范条目 migrate-published，出自迁移指南"),
      .held, ["observable-object", "published-in-observable"]),
    GuideStatement(
      "ignored-untracked", .migration, .observation,
      Message(
        "'@ObservationIgnored' for properties without tracking",
        comment: "规范条目 ignored-untracked，出自迁移指南"),
      .noRule(
        Message(
          "which property views need not follow, sources do not tell; the fix writes it where nothing was published",
          comment: "规范条目 ignored-untracked 为何没有完全对应的规则")), []),
    GuideStatement(
      "gradual", .migration, .observation,
      Message(
        "a gradual migration with both kinds of models is allowed", comment: "规范条目 gradual，出自迁移指南"),
      .noRule(
        Message(
          "it is allowed: 'observable-mixed' counts such views in a note",
          comment: "规范条目 gradual 为何没有完全对应的规则")), ["observable-mixed"]),
    GuideStatement(
      "body-reads", .migration, .observation,
      Message(
        "a view is drawn anew only for what its body reads", comment: "规范条目 body-reads，出自迁移指南"),
      .noRule(
        Message(
          "it is what Observation does, not a thing to write",
          comment: "规范条目 body-reads 为何没有完全对应的规则")), []),
    GuideStatement(
      "state-for-state-object", .migration, .observation,
      Message("'@StateObject' becomes '@State'", comment: "规范条目 state-for-state-object，出自迁移指南"),
      .held, ["state-object"]),
    GuideStatement(
      "environment-for-object", .migration, .observation,
      Message(
        "'@EnvironmentObject' becomes '@Environment'", comment: "规范条目 environment-for-object，出自迁移指南"
      ),
      .held, ["environment-object"]),
    GuideStatement(
      "remove-observed", .migration, .observation,
      Message("'@ObservedObject' is removed", comment: "规范条目 remove-observed，出自迁移指南"),
      .held, ["observed-object"]),
    GuideStatement(
      "bindable-in-migration", .migration, .observation,
      Message("'@Bindable' where bindings are taken", comment: "规范条目 bindable-in-migration，出自迁移指南"),
      .held, ["observed-object"]),
  ]
}
