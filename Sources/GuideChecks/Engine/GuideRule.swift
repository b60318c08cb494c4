package import LocalizationModel

/// A rule of a guide, with its page: examples, reasons and the check.
///
/// A rule is a value without state. It reads a ``GuideProject`` and adds its results to
/// ``GuideFindings``, which runs the rules for `gloss check`.
package protocol GuideRule: Sendable {
  /// The rule's id, texts and examples, from which help and documentation are made.
  static var summary: RuleSummary { get }
  /// The pack that the rule belongs to.
  static var pack: GuidePack { get }

  /// Adds a finding for each violation of the rule in a project.
  func check(_ project: GuideProject, _ findings: inout GuideFindings)
}

extension GuideRule {
  /// The rule's id, texts and examples.
  package var summary: RuleSummary { Self.summary }
  /// The pack that the rule belongs to.
  package var pack: GuidePack { Self.pack }
}
