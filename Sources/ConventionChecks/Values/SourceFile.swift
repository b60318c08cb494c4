package import LocalizationModel

/// One Swift source with its strings and facts, as rules on source files get it.
package struct SourceFile: Sendable {
  /// The path of the source in findings.
  package let path: String
  /// The localizable strings, in ascending order of place.
  package let strings: [ExtractedString]
  /// The facts, in ascending order of place.
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
