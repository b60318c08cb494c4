import LocalizationModel

/// Reports `objectWillChange.send()` where `@Published` announces the change already. Has no fix.
struct ObjectWillChangeRule: GuideRule {
  static let pack = GuidePack.observation
  static let summary = RuleSummary(
    id: "object-will-change", severity: .warning,
    title: Message(
      "'objectWillChange.send()' where '@Published' says the same",
      comment: "规则 object-will-change 的标题"),
    reason: Message(
      """
      A `@Published` property announces its own change. A function that only assigns such properties \
      need not send `objectWillChange` as well: every view would be drawn twice. A property whose `willSet` \
      sends it is a `@Published` property, spelled by hand.
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
      .swift(
        """
        final class Model: ObservableObject {
          var name = "" { willSet { ⟦objectWillChange.send()⟧ } }
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for call in source.facts.changeCalls {
        if let name = call.observed {
          let property = project.parts(of: call.type).flatMap(\.type.properties)
            .first { $0.name == name && !$0.isStatic }
          guard let property, project.isObservableObject(call.type) else { continue }
          let isPublished = property.attribute("Published") != nil
          guard isPublished || property.attributes.isEmpty else { continue }
          findings.add(
            isPublished
              ? Message(
                "'\(name)' is '@Published', which announces its change: remove this call",
                comment: "发现：@Published 属性的观察器里多余的 objectWillChange.send()。%@：属性名")
              : Message(
                "'\(name)' announces its change by hand: use '@Published', or an '@Observable' class",
                comment: "发现：在 willSet 里手动发送 objectWillChange。%@：属性名"),
            in: source, at: call.range)
          continue
        }
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
