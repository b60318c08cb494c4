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
      closure in it, or in a structure or enum that it holds, is then used by both at once. Send values: a `String` or an identifier in the place \
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
      where type.kind != .extension && type.kind != .protocol && isMessage(type, project) {
        for member in members(of: type) where !isSendable(member, project) {
          findings.add(
            Message(
              "'\(member.name)' is not 'Sendable': send a value, such as a 'String' or an enum",
              comment: "发现：消息类型的属性不是 Sendable。%@：属性名"),
            in: source, at: member.range)
        }
      }
    }
  }

  /// True if a type is a message by its declaration or by an extension.
  private func isMessage(_ type: TypeFact, _ project: GuideProject) -> Bool {
    type.isMessage(in: project)
      || project.parts(of: type.id).contains { $0.type.isMessage(in: project) }
  }

  /// The values that a type holds: stored properties, and associated values of cases.
  private func members(of type: TypeFact) -> [TypeFact.Payload] {
    type.properties.filter { !$0.isStatic && !$0.isComputed }.map {
      .init(name: $0.name, range: $0.range, writtenType: $0.writtenType, type: $0.type)
    } + type.payloads
  }

  /// True unless a value's type is known not to be `Sendable`.
  ///
  /// - Parameter seen: The types that are looked at already, which may hold themselves.
  private func isSendable(
    _ member: TypeFact.Payload, _ project: GuideProject, _ seen: Set<TypeID> = []
  ) -> Bool {
    let written = member.writtenType
    if written.contains("->") { return written.contains("@Sendable") }
    let words = written.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    // `Error & Sendable` is sendable.
    let isUnsendable = words.contains { Self.unsendableTypes.contains(String($0)) }
    if isUnsendable, !words.contains("Sendable") { return false }
    return member.type.map { isSendable($0, project, seen) } ?? true
  }

  /// Types that are known not to be `Sendable`.
  private static let unsendableTypes: Set<String> = [
    "Any", "AnyObject", "Error", "Swift.Error", "NSObject",
  ]

  /// True unless a type is, or holds, a class of the project that is neither `Sendable` nor
  /// isolated to a global actor.
  private func isSendable(
    _ type: SwiftType, _ project: GuideProject, _ seen: Set<TypeID>
  ) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return isSendable(inner, project, seen)
    case .dictionary(let key, let value):
      return isSendable(key, project, seen) && isSendable(value, project, seen)
    case .nominal(let nominal):
      guard nominal.id.isKnown, !seen.contains(nominal.id),
        let declaration = project.declaration(of: nominal.id)
      else { return true }
      let ancestors = project.withAncestors(of: nominal.id)
      if ancestors.contains(where: project.conformsToSendable) { return true }
      switch declaration.type.kind {
      case .class: return project.isIsolated(nominal.id) != false
      case .struct, .enum:
        if project.isIsolated(nominal.id) == true { return true }
        let inner = seen.union([nominal.id])
        return members(of: declaration.type).allSatisfy { isSendable($0, project, inner) }
      default: return true
      }
    case .tuple(let elements): return elements.allSatisfy { isSendable($0.type, project, seen) }
    case .function, .meta: return true
    }
  }
}
