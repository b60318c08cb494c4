import LocalizationModel

/// Reports `@EnvironmentObject` and `.environmentObject`. The fix is the migration of the model.
struct EnvironmentObjectRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "environment-object", severity: .error,
    title: Message(
      "a model in the environment by '@EnvironmentObject' or '.environmentObject'",
      comment: "规则 environment-object 的标题"),
    reason: Message(
      """
      An `@Observable` model is put in the environment with `.environment(model)` and read with \
      `@Environment(Model.self)`. Change both sides together: one without the other builds, and stops \
      the app when the view appears. A class of a dependency keeps `@EnvironmentObject`.
      """, comment: "规则 environment-object 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Environment(Model.self) private var model }
        """),
      .swift("struct Row: View { @EnvironmentObject var player: LibraryPlayer }"),
      .swift(
        "struct Row: View { var body: some View { Text(\"A\").environmentObject(player()) } }"),
      .swift(
        """
        final class Model: ObservableObject {}

        #Preview { Text("A").environmentObject(Model()) }
        """),
    ],
    bad: [
      .swift(
        """
        final class Model: ObservableObject {}

        struct Row: View { ⟦@EnvironmentObject⟧ var model: Model }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model {}

          struct Row: View { @Environment(Model.self) var model }
          """),
      .swift(
        """
        final class Model: ObservableObject {}

        struct Main: View {
          let model: Model
          var body: some View { Text("A").⟦environmentObject⟧(model) }
        }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model {}

          struct Main: View {
            let model: Model
            var body: some View { Text("A").environment(model) }
          }
          """),
      .swift(
        """
        final class Model: ObservableObject { static let shared = Model() }

        struct Main: View { var body: some View { Text("A").⟦environmentObject⟧(Model.shared) } }
        """,
        fixed: """
          import Observation

          @Observable
          final class Model { static let shared = Model() }

          struct Main: View { var body: some View { Text("A").environment(Model.shared) } }
          """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    project.forEachProperty(with: "EnvironmentObject") { source, property, attribute, model in
      findings.add(
        Message(
          "'\(property.name)' is an '@EnvironmentObject': use '@Environment' with the type",
          comment: "发现：属性使用旧的 @EnvironmentObject。%@：属性名"),
        in: source, at: attribute.range, model: model,
        migration: project.migration(of: property))
    }
    for source in project.sources {
      for call in source.facts.environmentCalls where project.isObservableObject(call.type) {
        findings.add(
          Message(
            "'.environmentObject' needs an 'ObservableObject': use '.environment' with an '@Observable' class",
            comment: "发现：使用旧的 .environmentObject"),
          in: source, at: call.range, model: project.path(of: call.type),
          migration: project.migrations.migration(of: call.type))
      }
    }
  }
}
