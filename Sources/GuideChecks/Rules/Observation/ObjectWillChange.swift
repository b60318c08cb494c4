import LocalizationModel

/// A message that a property sends by itself.
struct ObjectWillChange: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "object-will-change", severity: .warning,
    title: Message(
      "'objectWillChange.send()' beside '@Published' properties that say the same",
      comment: "规则 object-will-change 的标题"),
    reason: Message(
      """
      A `@Published` property announces its own change. A function that only assigns such properties \
      need not send `objectWillChange` as well: every view would be drawn twice.
      """, comment: "规则 object-will-change 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        final class Model: ObservableObject {
          var items = [Int]()
          func add() { objectWillChange.send(); items = [1] }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var name = ""
          func rename() { name = "A" }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var name = ""
          var count = 0
          func rename() { objectWillChange.send(); name = "A"; count = 1 }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var isOn = false
          func check() {
            objectWillChange.send()
            if !isKeyValid { isOn = false }
          }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject {
          @Published var name = ""
          var items = [Int]()
          func add() { objectWillChange.send(); items.append(1); name = "A" }
        }
        """),
    ],
    bad: [
      .swift(
        """
        final class Model: ObservableObject {
          @Published var name = ""
          func rename() { ⟦objectWillChange.send()⟧; name = "A" }
        }
        """),
      .swift(
        """
        final class Model: ObservableObject { @Published var name = "" }

        extension Model { func rename() { self.name = "A"; ⟦self.objectWillChange.send()⟧ } }
        """),
      .swift(
        """
        class Model: ObservableObject {
          @Published private(set) var name = "", title = ""
          func rename(_ new: String) {
            ⟦objectWillChange.send()⟧
            name = new
            title = new
          }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for call in source.facts.changeCalls {
        let published = project.parts(of: call.type).flatMap(\.type.properties)
          .filter { $0.attribute("Published") != nil }.map(\.name)
        guard !call.assignedBeside.isDisjoint(with: published), call.changed.isSubset(of: published)
        else { continue }
        findings.add(
          Message(
            "the '@Published' properties assigned here announce their change: remove this call",
            comment: "发现：多余的 objectWillChange.send()"),
          in: source, at: call.range)
      }
    }
  }
}
