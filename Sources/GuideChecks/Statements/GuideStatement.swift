package import LocalizationModel

/// One statement of the guides that the packs are made of, and the rules that hold a project to it.
package struct GuideStatement: Sendable {
  /// A guide of the team.
  package enum Guide: String, CaseIterable, Sendable {
    case project, practices, migration, combine, templates

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

  /// How far rules hold a project to a statement.
  package enum Status: Sendable {
    case held
    /// With the reason why sources do not tell the rest.
    case inPart(Message)
    /// With the reason.
    case noRule(Message)
  }

  /// In kebab case, one of each.
  package let id: String
  package let guide: Guide
  /// `nil` for what the rules on strings hold a project to.
  package let pack: GuidePack?
  package let text: Message
  package let status: Status
  /// The ids of the rules that it concerns.
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

  /// All statements, guide by guide.
  package static let all = project + practices + migration + combine + templates
}
