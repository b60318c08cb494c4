import LocalizationModel
import SwiftTypes

/// Reports a task that the initializer of a class starts without keeping its handle. Has no fix.
struct TaskInInitRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "task-in-init", severity: .warning,
    title: Message(
      "a 'Task' in the initializer of a class whose handle is dropped",
      comment: "规则 task-in-init 的标题"),
    reason: Message(
      """
      The work starts whenever the object is made, by a preview or a test as well, and nothing can \
      cancel it. Start the work in a method that the view calls from `.task`, or keep the \
      handle and cancel it. The only object of a class, such as `static let shared`, lives as long as \
      the app and is not reported.
      """, comment: "规则 task-in-init 的理由，Markdown 格式"),
    good: [
      .swift("final class Model { init() {}\n  func start() async { await load() } }"),
      .swift(
        """
        final class Model {
          private var job: Task<Void, Never>?
          init() { job = Task { await load() } }
        }
        """),
      .swift("struct Row { init() { Task { await load() } } }"),
      .swift("final class Model { init() { onTap = { Task { await load() } } } }"),
    ],
    bad: [
      .swift("final class Model { init() { ⟦Task⟧ { await load() } } }"),
      .swift(
        """
        final class Model {
          convenience init(name: String) {
            self.init()
            ⟦Task.detached⟧(priority: .background) { await load() }
          }
        }
        """),
      .swift(
        """
        class Model {}

        extension Model {
          convenience init(_ name: String) {
            self.init()
            if name.isEmpty { _ = ⟦Task⟧ { await load() } }
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for task in source.facts.tasks {
        guard case .initializer(let type, let isPrivate) = task.place,
          !isSingleton(type, isPrivate, project)
        else { continue }
        findings.add(
          Message(
            "nothing can cancel this task: start it in a method, or keep its handle",
            comment: "发现：初始化方法里启动的任务无法取消"),
          in: source, at: task.range)
      }
    }
  }

  /// True for a class with one object, which lives as long as the app: a static property makes it,
  /// and the initializer is private or the property has a usual name.
  private func isSingleton(
    _ type: TypeID, _ isPrivate: Bool, _ project: GuideProject
  ) -> Bool {
    project.parts(of: type).flatMap(\.type.properties).contains { property in
      property.isStatic && property.hasValue && property.heldType == type
        && (isPrivate || Self.sharedNames.contains(property.name))
    }
  }

  /// Usual names of the only object of a class.
  private static let sharedNames: Set<String> = [
    "current", "default", "instance", "main", "shared", "sharedInstance", "singleton", "standard",
  ]
}
