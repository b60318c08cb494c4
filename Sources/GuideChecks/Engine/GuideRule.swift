package import LocalizationModel

/// One rule of a guide, with its page.
///
/// A rule is a value without state; what it asks of the project is in a ``GuideProject``.
package protocol GuideRule: Sendable {
  /// The page of the rule.
  static var summary: RuleSummary { get }
  /// The guide that it belongs to.
  static var pack: GuidePack { get }

  /// Reports what breaks the rule anywhere in a project.
  func check(_ project: GuideProject, _ findings: inout GuideFindings)
}

extension GuideRule {
  /// The page of the rule.
  package var summary: RuleSummary { Self.summary }
  /// The guide that it belongs to.
  package var pack: GuidePack { Self.pack }
}
