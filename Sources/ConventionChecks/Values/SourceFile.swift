package import LocalizationModel

/// One Swift source with its strings and ``CodeFact``s, as rules on source files get it.
package struct SourceFile: Sendable {
  /// The path of the source in findings.
  package let path: String
  /// The localizable strings, in ascending order of offset.
  package let strings: [ExtractedString]
  /// The pieces of code that rules may report although they are no localizable strings, in
  /// ascending order of offset.
  package let facts: [CodeFact]
  /// The settings of the file, overrides applied.
  package let settings: CheckSettings

  package init(
    path: String, strings: [ExtractedString], facts: [CodeFact], settings: CheckSettings
  ) {
    self.path = path
    self.strings = strings
    self.facts = facts
    self.settings = settings
  }
}
