import LocalizationModel

/// Reports a task started in `.onAppear`, which outlives the view. The fix moves it into `.task`.
struct TaskInAppearRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "task-in-appear", severity: .error,
    title: Message("a 'Task' in '.onAppear'", comment: "规则 task-in-appear 的标题"),
    reason: Message(
      """
      A task that `.onAppear` starts goes on when the view is gone, and the next appearance starts \
      another one. `.task { … }` cancels its work with the view. Where other statements stand beside \
      the task, put only the asynchronous part into `.task`. A task without `await` has nothing to cancel.
      """, comment: "规则 task-in-appear 的理由，Markdown 格式"),
    good: [
      .swift("struct Row: View { var body: some View { Text(\"A\").task { await load() } } }"),
      .swift(
        """
        struct Row: View {
          @State var job: Task<Void, Never>?
          var body: some View { Text("A").onAppear { job = Task { await load() } } }
        }
        """),
      .swift(
        """
        struct Task {}

        struct Row: View { var body: some View { Text("A").onAppear { Task { 1 } } } }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { Button("B") { Task { await load() } } } }
        }
        """),
      .swift(
        """
        struct Row: View {
          var body: some View { Text("A").onAppear { Task { @MainActor in isShown = true } } }
        }
        """),
    ],
    bad: [
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A")
              .onAppear {
                ⟦Task⟧ {
                  await load()
                }
              }
          }
        }
        """,
        fixed: """
          struct Row: View {
            var body: some View {
              Text("A")
                .task {
                  await load()
                }
            }
          }
          """),
      .swift(
        "struct Row: View { var body: some View { Text(\"A\").onAppear { ⟦Task⟧(priority: .high) { await load() } } } }",
        fixed:
          "struct Row: View { var body: some View { Text(\"A\").task(priority: .high) { await load() } } }"
      ),
      .swift(
        "struct Row: View { var body: some View { Text(\"A\").onAppear(perform: { ⟦Task⟧ { await load() } }) } }",
        fixed: "struct Row: View { var body: some View { Text(\"A\").task { await load() } } }"),
      .swift(
        "extension View { func loading() -> some View { onAppear() { ⟦Task⟧ { await load() } } } }",
        fixed: "extension View { func loading() -> some View { task { await load() } } }"),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A").onAppear {
              show()
              ⟦Task⟧ { await load() }
            }
          }
        }
        """),
      .swift(
        "struct Row: View { var body: some View { Text(\"A\").onAppear { ⟦Task⟧ { try await load() } } } }"
      ),
      .swift(
        """
        struct Row: View {
          var body: some View {
            Text("A").onAppear { if isNew { ⟦Task.detached⟧ { await load() } } }
          }
        }
        """),
    ])

  /// Returns the sentence that says why there is no fix.
  private func reason(_ obstacle: TaskFact.Obstacle) -> Message {
    switch obstacle {
    case .detached:
      Message(
        "no automatic fix: '.task' would run it on the main actor",
        comment: "附注：改用 .task 后会在 main actor 上运行")
    case .throwing:
      Message(
        "no automatic fix: the closure of '.task' throws no errors, so catch them here first",
        comment: "附注：.task 的闭包不能抛出错误，须先在这里捕获")
    case .others:
      Message(
        "no automatic fix: other statements stand beside the task",
        comment: "附注：任务旁边还有其他语句")
    case .nested:
      Message(
        "no automatic fix: the task begins inside another statement",
        comment: "附注：任务在另一条语句内启动")
    case .arguments:
      Message(
        "no automatic fix: '.task' does not take the arguments of this task",
        comment: "附注：.task 不接受该任务的参数")
    case .comment:
      Message(
        "no automatic fix: a comment stands around the task", comment: "附注：任务前后有注释")
    }
  }

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for task in source.facts.tasks where task.awaits {
        guard case .appear = task.place, let move = task.move else { continue }
        var notes: [FindingNote] = []
        var fix: Fix?
        switch move {
        case .success(let edits):
          // Not safe: the task is then cancelled with the view.
          fix = Fix(
            Message("start it in '.task'", comment: "修复：改用 .task"), edits: edits, isSafe: false)
        case .failure(let obstacle):
          notes = [FindingNote(reason(obstacle), path: source.path, range: task.range)]
        }
        findings.add(
          Message(
            "this task is not cancelled when the view goes: use '.task'",
            comment: "发现：onAppear 里启动的任务不会随视图取消"),
          in: source, at: task.range, notes: notes, fix: fix)
      }
    }
  }
}
