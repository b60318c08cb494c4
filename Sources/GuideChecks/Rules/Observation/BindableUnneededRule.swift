import LocalizationModel
import SwiftTypes

/// Reports `@Bindable` on a property of which no binding is taken. The safe fix removes it.
struct BindableUnneededRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "bindable-unneeded", severity: .info, isOnByDefault: true,
    title: Message(
      "'@Bindable' without a binding taken from it", comment: "规则 bindable-unneeded 的标题"),
    reason: Message(
      """
      `@Bindable` is for bindings to the properties of a model, such as `$model.name`. A view that only \
      reads or changes the model needs no wrapper.
      """, comment: "规则 bindable-unneeded 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        struct Row: View {
          @Bindable var model: Model
          var body: some View { TextField("A", text: $model.name) }
        }
        """),
      .swift("struct Row: View { var model: Model }"),
      .swift(
        """
        struct Row: View { @Bindable var model: Model }

        extension Row { var field: some View { TextField("A", text: $model.name) } }
        """),
      .swift(
        """
        struct Row: View {
          @Bindable var model: Model
          init(_ model: Model) { _model = Bindable(wrappedValue: model) }
        }
        """),
    ],
    bad: [
      .swift(
        "struct Row: View { ⟦@Bindable⟧ var model: Model }",
        fixed: "struct Row: View { var model: Model }"),
      .swift(
        """
        struct Row: View {
          ⟦@Bindable⟧ private var model: Model
          var body: some View { Text(model.name) }
        }
        """,
        fixed: """
          struct Row: View {
            private var model: Model
            var body: some View { Text(model.name) }
          }
          """),
      .swift(
        """
        struct Row: View {
          ⟦@Bindable⟧
          var model: Model
          @Bindable var other: Model
          var body: some View { TextField("A", text: $other.name) }
        }
        """,
        fixed: """
          struct Row: View {
            var model: Model
            @Bindable var other: Model
            var body: some View { TextField("A", text: $other.name) }
          }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types where type.id.isKnown {
        for property in type.attributedProperties {
          guard let attribute = property.attribute("Bindable"),
            !project.isProjected(property.name, in: type.id),
            !project.isWrapperUsed(property.name, in: type.id)
          else { continue }
          // A private variable with a value would make the memberwise initializer private. So the
          // fix also turns it into a constant, unless it is one already.
          let isHiding = project.hidesInitializer(property, of: type)
          let hasNoFix = attribute.hasArguments || isHiding && property.isConstant
          let constant = isHiding ? [Fix.Edit(property.keyword, "let")] : []
          findings.add(
            Message(
              "no binding is taken from '\(property.name)': remove '@Bindable'",
              comment: "发现：@Bindable 没有用来取绑定。%@：属性名"),
            in: source, at: attribute.range,
            notes: hasNoFix
              ? [MigrationRejection(.shares(property.name), source, property.range).note] : [],
            fix: hasNoFix
              ? nil
              : Fix(
                Message("remove '@Bindable'", comment: "修复：删除 @Bindable"),
                edits: [Fix.Edit(attribute.removal, "")] + constant, isSafe: true))
        }
      }
    }
  }
}
