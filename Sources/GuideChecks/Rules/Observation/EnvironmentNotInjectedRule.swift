import LocalizationModel

/// Reports a model that a view reads from its environment and that no ancestor or preview provides:
/// the app would crash. Has no fix.
struct EnvironmentNotInjectedRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "environment-not-injected", severity: .error,
    title: Message(
      "a model from the environment that no view around puts there",
      comment: "规则 environment-not-injected 的标题"),
    reason: Message(
      """
      The app crashes when a view reads a model that no view around it has put in the \
      environment; a preview stops the canvas. Put it there once, on a view that contains all its \
      readers: `.environment(model)`, \
      or `.environmentObject(model)` for the old kind. Reported where the project shows how an app comes to \
      the view; what is put in the environment of a view beside it does not count. A preview without \
      a model that it draws is a warning.
      """, comment: "规则 environment-not-injected 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Environment(Model.self) private var model }

        struct Screen: View { var body: some View { Row() } }

        struct Main: App {
          @State private var model = Model()
          var body: some Scene { WindowGroup { Screen().environment(model) } }
        }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Environment(Model.self) private var model: Model? }

        struct Main: App { var body: some Scene { WindowGroup { Row() } } }
        """),
      .swift(
        """
        final class Model: ObservableObject {}

        struct Row: View { @EnvironmentObject private var model: Model }

        struct Main: App { var body: some Scene { WindowGroup { Row().withModels() } } }

        extension View { func withModels() -> some View { environmentObject(Model()) } }
        """),
      .swift(
        """
        @Observable final class Model {}

        struct Row: View { @Environment(Model.self) private var model }

        #Preview { Row().environment(Model()) }
        """),
    ],
    bad: [
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View {
          ⟦@Environment(Model.self)⟧ private var model
          var body: some View { Text(model.name) }
        }

        struct Main: App { var body: some Scene { WindowGroup { Row() } } }
        """),
      .swift(
        """
        final class Model: ObservableObject { @Published var name = "" }

        struct Row: View {
          ⟦@EnvironmentObject⟧ private var model: Model
          var body: some View { Text(model.name) }
        }

        struct Screen: View { var body: some View { NavigationLink("A") { Row() } } }

        struct Main: App { var body: some Scene { WindowGroup { Screen() } } }

        struct Other: View { var body: some View { Text("A").environmentObject(Model()) } }
        """),
      .swift(
        """
        @Observable final class Model { var name = "" }

        struct Row: View {
          @Environment(Model.self) private var model
          var body: some View { Text(model.name) }
        }

        #Preview { ⟦Row⟧() }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    let tree = ViewTree(project)
    for need in tree.needs where !need.source.isTest && tree.isMissing(need) {
      findings.add(
        Message(
          "no view around '\(project.name(of: need.view))' puts '\(project.name(of: need.model))' in the environment: add it at one of them",
          comment: "发现：没有上级视图注入环境对象。%1$@：视图名；%2$@：模型的类名"),
        in: need.source, at: need.attribute.range, model: project.path(of: need.model))
    }
    for preview in tree.previews() {
      let names = Message.list(preview.models.map { project.name(of: $0) }, isQuoted: true)
      findings.add(
        Message(
          "this preview does not put \(names) in the environment, and the canvas stops: add it",
          comment: "发现：预览没有注入环境对象。%@：带引号的模型类名，以逗号分隔"),
        in: preview.source, at: preview.range, limit: .warning,
        model: preview.models.first.flatMap(project.path), countsPreviews: true)
    }
  }
}
