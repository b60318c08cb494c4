import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reports a property of a message type that is not `Sendable`: a message is posted on one thread
/// and received on another. Has no fix.
struct MessageNotSendableRule: GuideRule {
  static let pack = GuidePack.notifications
  static let summary = RuleSummary(
    id: "message-not-sendable", severity: .error,
    title: Message(
      "a message type with a property that is not 'Sendable'",
      comment: "规则 message-not-sendable 的标题"),
    reason: Message(
      """
      A message is posted on one thread and received on another. A class, an `Error`, an `Any` or a \
      closure in it is then used by both at once. Send values: a `String` or an identifier in the place \
      of an object, an enum in the place of an error.
      """, comment: "规则 message-not-sendable 的理由，Markdown 格式"),
    good: [
      .swift("struct LoginMessage: NotificationMessage { let user: String; let tries: [Int] }"),
      .swift(
        """
        final class User: Sendable {}

        struct LoginMessage: NotificationMessage { let user: User }
        """),
      .swift(
        """
        @MainActor final class User {}

        struct LoginMessage: NotificationMessage { let user: User?; static var last: Any? }
        """),
      .swift("struct LoginMessage: NotificationMessage { let done: @Sendable () -> Void }"),
      .swift("struct Login: Codable { let error: Any }"),
    ],
    bad: [
      .swift(
        """
        final class User {}

        struct LoginMessage: NotificationMessage { let ⟦user⟧: User }
        """),
      .swift(
        """
        protocol Announcement { static var name: Notification.Name { get } }

        struct Failure: Announcement {
          static let name = Notification.Name("failure")
          let ⟦error⟧: Error
          let ⟦details⟧: [String: Any]
        }
        """),
      .swift(
        """
        class Attachment {}

        struct SentMessage: NotificationCenter.AsyncMessage {
          var ⟦attachments⟧: [Attachment?]
          let ⟦retry⟧: () -> Void
        }
        """),
    ])

  func check(_ project: GuideProject, _ findings: inout GuideFindings) {
    for source in project.sources {
      for type in source.facts.types
      where type.kind != .extension && type.kind != .protocol && type.isMessage(in: project) {
        for property in type.properties where !property.isStatic && !property.isComputed {
          guard !isSendable(property, project) else { continue }
          findings.add(
            Message(
              "'\(property.name)' is not 'Sendable': send a value, such as a 'String' or an enum",
              comment: "发现：消息类型的属性不是 Sendable。%@：属性名"),
            in: source, at: property.range)
        }
      }
    }
  }

  /// True unless a property's type is known not to be `Sendable`.
  private func isSendable(_ property: PropertyFact, _ project: GuideProject) -> Bool {
    let written = property.writtenType
    if written.contains("->") { return written.contains("@Sendable") }
    let words = written.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    // `Error & Sendable` is sendable.
    let isUnsendable = words.contains { Self.unsendableTypes.contains(String($0)) }
    if isUnsendable, !words.contains("Sendable") { return false }
    return property.type.map { isSendable($0, project) } ?? true
  }

  /// Types that are known not to be `Sendable`.
  private static let unsendableTypes: Set<String> = [
    "Any", "AnyObject", "Error", "Swift.Error", "NSObject",
  ]

  /// True unless a type is, or holds, a class of the project that is neither `Sendable` nor
  /// isolated to a global actor.
  private func isSendable(_ type: SwiftType, _ project: GuideProject) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return isSendable(inner, project)
    case .dictionary(let key, let value):
      return isSendable(key, project) && isSendable(value, project)
    case .nominal(let nominal):
      guard nominal.id.isKnown, project.isClass(nominal.id) else { return true }
      let ancestors = project.withAncestors(of: nominal.id)
      if ancestors.contains(where: project.conformsToSendable) { return true }
      return project.isIsolated(nominal.id) != false
    case .tuple(let elements): return elements.allSatisfy { isSendable($0.type, project) }
    case .function, .meta: return true
    }
  }
}
