package import LocalizationModel

/// A statement of the written guides, with the rules that enforce it or the reason why none can.
package struct GuideStatement: Sendable {
  /// A guide of the team.
  package enum Guide: String, CaseIterable, Sendable {
    case project, practices, migration, combine, templates

    /// The guide's name in reports.
    package var title: Message {
      switch self {
      case .project: Message("project guide", comment: "规范条目的出处：项目指南")
      case .practices: Message("best practices", comment: "规范条目的出处：最佳实践")
      case .migration: Message("migration guide", comment: "规范条目的出处：迁移指南")
      case .combine: Message("notes on Combine", comment: "规范条目的出处：Combine 笔记")
      case .templates: Message("templates", comment: "规范条目的出处：模板")
      }
    }
  }

  /// The degree to which rules enforce a statement.
  package enum Status: Sendable {
    /// Enforced by rules.
    case held
    /// Enforced in part, with the reason why sources do not tell the rest.
    case inPart(Message)
    /// Not enforced, with the reason.
    case noRule(Message)
  }

  /// A unique name in kebab case, such as `no-published`.
  package let id: String
  package let guide: Guide
  /// The pack of the statement's rules; `nil` for a statement that the rules on strings enforce.
  package let pack: GuidePack?
  /// The statement in one line.
  package let text: Message
  package let status: Status
  /// The ids of the rules that concern the statement.
  package let rules: [String]

  init(
    _ id: String, _ guide: Guide, _ pack: GuidePack?, _ text: Message, _ status: Status,
    _ rules: [String]
  ) {
    self.id = id
    self.guide = guide
    self.pack = pack
    self.text = text
    self.status = status
    self.rules = rules
  }

  /// Returns the guides with a statement that a rule enforces; `nil` if none has one.
  package static func guides(askingFor rule: String) -> Set<Guide>? {
    let asking = all.filter { statement in
      guard case .noRule = statement.status else { return statement.rules.contains(rule) }
      return false
    }
    return asking.isEmpty ? nil : Set(asking.map(\.guide))
  }

  /// All statements, guide by guide.
  package static let all = project + practices + migration + combine + templates
}
