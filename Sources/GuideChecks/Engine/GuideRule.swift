package import LocalizationModel

/// One rule of a guide, with its page.
///
/// A rule is a value without state; what it asks of the project is in a ``GuideProject``.
package protocol GuideRule: Sendable {
  /// The page of the rule.
  static var summary: RuleSummary { get }
  /// The guide that it belongs to.
  static var pack: GuidePack { get }
  /// Whether a source can break it that holds none of ``GuideWords``.
  static var readsEverySource: Bool { get }

  /// Reports what breaks the rule anywhere in a project.
  func check(_ project: GuideProject, _ findings: inout GuideFindings)
}

extension GuideRule {
  /// No: what breaks a rule spells a word of the guides as a rule.
  package static var readsEverySource: Bool { false }

  /// The page of the rule.
  package var summary: RuleSummary { Self.summary }
  /// The guide that it belongs to.
  package var pack: GuidePack { Self.pack }
  /// Whether a source can break it that holds none of ``GuideWords``.
  package var readsEverySource: Bool { Self.readsEverySource }
}
