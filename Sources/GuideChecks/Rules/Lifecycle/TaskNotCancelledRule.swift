import LocalizationModel

/// Reports a stored task that nothing in the project cancels, awaits or passes on. Has no fix.
struct TaskNotCancelledRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "task-not-cancelled", severity: .warning,
    title: Message(
      "a stored task that nothing cancels", comment: "规则 task-not-cancelled 的标题"),
    reason: Message(
      """
      Dropping the handle of a task does not end it: its work goes on when the object is gone, a loop for \
      ever. That holds for handles in lists as well. Cancel it where the work ends, at the latest in `deinit`, which may read the handle of an \
      `@MainActor` class if the property is `@ObservationIgnored private var task: Task<Void, Never>?`.
      """, comment: "规则 task-not-cancelled 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { task = Task { for await value in values { show(value) } } }
          deinit { task?.cancel() }
        }
        """),
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { task = Task { await load() } }
          func stop() {
            let running = task
            task = nil
            running?.cancel()
          }
        }
        """),
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { task = Task { isOn = true } }
        }
        """),
      .swift(
        """
        final class Model {
          var task: Task<Void, Never>?
          func start() { task = Task { while !Task.isCancelled { await tick() } } }
        }

        extension Model { func stop() { self.task?.cancel() } }
        """),
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() {
            task = Task { for await value in values { show(value) } }
            bag.add(task)
          }
        }
        """),
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { task = Task { for await value in values { show(value) } } }
          func finish() async { await task?.value }
        }
        """),
    ],
    bad: [
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { ⟦task⟧ = Task { for await value in values { show(value) } } }
        }
        """),
      .swift(
        """
        final class Model {
          var polling: Task<Void, Never>?
        }

        extension Model {
          func start() { self.⟦polling⟧ = Task { while true { await tick() } } }
        }
        """),
      .swift(
        """
        struct Row: View {
          @State private var task: Task<Void, Never>?
          var body: some View {
            Text("A").onAppear { ⟦task⟧ = Task { repeat { await tick() } while isOn } }
          }
        }
        """),
      .swift(
        """
        final class Model {
          private var task: Task<Void, Never>?
          func start() { ⟦task⟧ = Task { await load() } }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for task in source.facts.storedTasks where !project.isCancelled(task.property) {
        let isStored = project.parts(of: task.type).flatMap(\.type.properties)
          .contains { $0.name == task.property && !$0.isComputed }
        guard isStored, !project.isAppDelegate(task.type) else { continue }
        findings.add(
          task.loops
            ? Message(
              "nothing cancels '\(task.property)', and its loop goes on: cancel it, at the latest in 'deinit'",
              comment: "发现：保存的任务含有循环，却从不取消。%@：属性名")
            : Message(
              "nothing cancels '\(task.property)': cancel it, at the latest in 'deinit'",
              comment: "发现：保存的任务从不取消。%@：属性名"),
          in: source, at: task.range)
      }
    }
  }
}
