import LocalizationModel

/// Reports `@StateObject` for a class of the project. The fix is the migration of the model.
struct StateObjectRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "state-object", severity: .error,
    title: Message("'@StateObject' for a class of the project", comment: "规则 state-object 的标题"),
    reason: Message(
      """
      `@StateObject` needs an `ObservableObject`. A view that owns an `@Observable` model keeps it in \
      `@State`. Mind one difference: `@State` evaluates its initial value each time that the view is \
      made, `@StateObject` once. So an initializer should only assign properties, and work belongs in \
      `.task`. A class of a dependency keeps `@StateObject`.
      """, comment: "规则 state-object 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Screen: View { @State private var model = Model() }
        """),
      .swift("struct Screen: View { @StateObject private var player = LibraryPlayer() }"),
      .swift("struct Screen<Model: ObservableObject>: View { @StateObject var model: Model }"),
    ],
    bad: [
      .swift(
        """
        final class Model: ObservableObject {}

        struct Screen: View { ⟦@StateObject⟧ private var model = Model() }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model {}

          struct Screen: View { @State private var model = Model() }
          """),
      .swift(
        """
        final class Model: ObservableObject {}

        struct Screen: View {
          ⟦@StateObject⟧ var model: Model
          init() { _model = StateObject(wrappedValue: Model()) }
        }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model {}

          struct Screen: View {
            @State var model: Model
            init() { _model = State(initialValue: Model()) }
          }
          """),
      .swift(
        """
        final class Model: Base {}

        class Base: ObservableObject {}

        struct Main: App { private ⟦@StateObject⟧ var model = Model() }
        """,
        fixed: """
          import Observation

          final class Model: Base {}

          @Observable
          class Base {}

          struct Main: App { private @State var model = Model() }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachProperty(with: "StateObject") { source, property, attribute, model in
      findings.add(
        Message(
          "'\(property.name)' is a '@StateObject': use '@State' with an '@Observable' class",
          comment: "发现：属性使用旧的 @StateObject。%@：属性名"),
        in: source, at: attribute.range, model: model,
        migration: project.migration(of: property))
    }
  }
}
