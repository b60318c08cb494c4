import LocalizationModel

/// Reports a task that a model's method starts without keeping its handle: nothing can cancel it.
/// Has no fix.
struct TaskDroppedRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "task-dropped", severity: .info, isOnByDefault: true,
    title: Message(
      "a 'Task' in a model's method whose handle is dropped", comment: "规则 task-dropped 的标题"),
    reason: Message(
      """
      The work goes on when the model and its view are gone, and a second call starts it again beside the \
      first. Make the method `async` and call it from `.task`, or keep the handle in a property and cancel \
      it, at the latest in `deinit`. A task that only hops to the main actor is not reported, nor \
      are \
      `nonisolated` methods.
      """, comment: "规则 task-dropped 的理由，Markdown 格式"),
    good: [
      .swift("@Observable final class Model { func load() async { items = await fetch() } }"),
      .swift(
        """
        @Observable final class Model {
          private var loading: Task<Void, Never>?
          func load() { loading = Task { await fetch() } }
        }
        """),
      .swift(
        """
        @Observable final class Model {
          var name = ""
          func show() { Task { @MainActor in name = "A" } }
          func hide() { Task { await MainActor.run { name = "" } } }
        }
        """),
      .swift("final class Server { func load() { Task { await fetch() } } }"),
      .swift(
        """
        @Observable final class Model {
          func load() -> Task<Void, Never> { Task { await fetch() } }
          nonisolated func told() { Task { await fetch() } }
          func stop() { Task { await connection.close() } }
        }
        """),
    ],
    bad: [
      .swift("@Observable final class Model { func load() { ⟦Task⟧ { await fetch() } } }"),
      .swift(
        """
        final class Model: ObservableObject {}

        extension Model { func load() { if isNew { ⟦Task.detached⟧ { try? await fetch() } } } }
        """),
      .swift(
        """
        @Observable final class Model {
          func listen() {
            isOn = true
            _ = ⟦Task⟧ { for await item in items { show(item) } }
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for task in source.facts.tasks where task.awaits {
        guard case .method(let type) = task.place,
          project.isObservable(type) || project.isObservableObject(type),
          !project.isAppDelegate(type)
        else { continue }
        findings.add(
          Message(
            "nothing can cancel this task: keep its handle, or make the method 'async'",
            comment: "发现：模型的方法启动任务却丢弃其句柄"),
          in: source, at: task.range)
      }
    }
  }
}
