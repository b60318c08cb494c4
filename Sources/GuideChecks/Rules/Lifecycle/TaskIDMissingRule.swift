import LocalizationModel

/// Reports a `.task` without `id:` that reads a value passed by the parent: it does not restart
/// when the value changes. Off by default, without a fix.
struct TaskIDMissingRule: GuideRule {
  static let pack = GuidePack.lifecycle
  static let summary = RuleSummary(
    id: "task-id-missing", severity: .info, isOnByDefault: false,
    title: Message(
      "a '.task' that reads a property which changes, without 'id:'",
      comment: "规则 task-id-missing 的标题"),
    reason: Message(
      """
      `.task` runs once for each appearance. When the parent passes another value, the task does not \
      begin again, and the view shows what belongs to the old one. Write `.task(id: value) { … }`.
      """, comment: "规则 task-id-missing 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        struct Row: View {
          let id: Int
          var body: some View { Text("A").task(id: id) { await load(id) } }
        }
        """),
      .swift(
        """
        struct Row: View {
          @State private var model = Model()
          var body: some View { Text("A").task { await model.load() } }
        }
        """),
      .swift(
        """
        final class Model {}

        struct Row: View {
          @Binding var model: Model
          var body: some View { Text("A").task { await model.load() } }
        }
        """),
      .swift(
        """
        struct Row: View {
          private let limit = 10
          let onEnd: () -> Void
          var body: some View { Text("A").task { await load(limit); onEnd() } }
        }
        """),
      .swift(
        """
        struct Row: View {
          @Binding var isReady: Bool
          var body: some View { Text("A").task { isReady = await load() } }
        }
        """),
    ],
    bad: [
      .swift(
        """
        struct Row: View {
          let id: Int
          var body: some View { Text("A").⟦task⟧ { await load(id) } }
        }
        """),
      .swift(
        """
        struct Row: View {
          @Binding var query: String
          var body: some View { Text("A").⟦task⟧ { await search(self.query) } }
        }
        """),
      .swift(
        """
        struct Row: View {
          var name: String
        }

        extension Row {
          var body: some View { Text("A").⟦task⟧(priority: .low) { await load(name) } }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for task in source.facts.taskModifiers {
        let parts = project.parts(of: task.type)
        guard parts.contains(where: { project.isView($0.type) }) else { continue }
        let changing = parts.flatMap(\.type.properties).first { property in
          task.names.contains(property.name) && canChange(property, project)
        }
        guard let changing else { continue }
        findings.add(
          Message(
            "this depends on '\(changing.name)' and does not restart when it changes: add 'id:'",
            comment: "发现：.task 读取会变化的属性却没有 id。%@：属性名"),
          in: source, at: task.range)
      }
    }
  }

  /// True if the parent can pass a new value for the property.
  private func canChange(_ property: PropertyFact, _ project: GuideProject) -> Bool {
    if property.isStatic || property.isComputed || property.hasValue { return false }
    // A model changes inside, while the reference to it stays the same.
    if property.heldType.map(project.isClass) ?? false { return false }
    if property.attribute("Binding") != nil { return true }
    return property.attributes.isEmpty && !property.isPrivate
      && !property.writtenType.contains("->")
  }
}
