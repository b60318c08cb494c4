import LocalizationModel

/// Reports `.onAppear` calling a method that only starts a task, which outlives the view. Has no
/// fix.
struct AsyncInAppearRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "async-in-appear", severity: .warning,
    title: Message(
      "'.onAppear' that calls a method which only starts a 'Task'",
      comment: "规则 async-in-appear 的标题"),
    reason: Message(
      """
      The task in the method goes on when the view is gone, like one in `.onAppear` itself. Make the \
      method `async` and call it from `.task { await load() }`, which cancels it with the view.
      """, comment: "规则 async-in-appear 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").task { await load() } }
          func load() async {}
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { load() } }
          func load() { name = "A"; Task { await fetch() } }
        }
        """),
      .swift(
        """
        final class Model { func load() { Task { await fetch() } } }

        struct Row: View { var body: some View { Text("A").onAppear { library.load() } } }
        """),
    ],
    bad: [
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { ⟦load⟧() } }
          func load() { Task { await fetch() } }
        }
        """),
      .swift(
        """
        final class Model { func load() { Task { await fetch() } } }

        struct Row: View {
          let model: Model
          var body: some View { Text("A").onAppear { model.⟦load⟧() } }
        }
        """),
      .swift(
        """
        struct Row: View { var body: some View { Text("A").onAppear(perform: ⟦load⟧) } }

        extension Row { func load() { Task.detached { await fetch() } } }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for call in source.facts.appearances.flatMap(\.calls) where project.onlyStartsTask(call) {
        findings.add(
          Message(
            "'\(call.name)' only starts a task, which outlives the view: make it 'async' and use '.task'",
            comment: "发现：onAppear 调用的方法只启动任务。%@：方法名"),
          in: source, at: call.range)
      }
    }
  }
}
