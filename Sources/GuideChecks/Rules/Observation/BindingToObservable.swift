import LocalizationModel

/// A binding to a reference.
struct BindingToObservable: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "binding-to-observable", severity: .warning,
    title: Message(
      "'@Binding' to an '@Observable' class", comment: "规则 binding-to-observable 的标题"),
    reason: Message(
      """
      A model is a reference: a child view can change its properties without a binding to the \
      reference. Pass the model itself, as `var model: Model` or `@Bindable var model: Model`. A child \
      that puts another model in its place needs the binding.
      """, comment: "规则 binding-to-observable 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Bindable var model: Model }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View {
          @Binding var model: Model
          func reset() { model = Model() }
        }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Binding var model: Model? }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View {
          @Binding var model: Model
          var body: some View { Picker(selection: $model) }
        }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View { ⟦@Binding⟧ var model: Model }
        """),
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View {
          ⟦@Binding⟧ var model: Model
          var body: some View { TextField("A", text: $model.name) }
        }
        """),
      .swift(
        """
        @Observable class Base {}

        final class Model: Base { var name = "" }

        struct Row: View {
          ⟦@Binding⟧ var model: Model
          func rename() { model.name = "B" }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachViewProperty { source, type, property in
      guard let binding = property.attribute("Binding"), let id = property.heldType,
        project.isObservable(id), !project.isProjectedWhole(property.name, in: type.id),
        !project.isWrapperUsed(property.name, in: type.id),
        project.assignments(to: property.name, of: type.id).isEmpty
      else { return }
      findings.add(
        Message(
          "'\(property.name)' is a reference and needs no '@Binding': pass the model itself",
          comment: "发现：对引用类型的模型使用 @Binding。%@：属性名"),
        in: source, at: binding.range)
    }
  }
}
