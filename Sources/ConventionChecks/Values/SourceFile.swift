package import LocalizationModel

/// What the scanner saw in one source, as rules see it.
package struct SourceFile: Sendable {
  /// The path of the source, as findings name it.
  package let path: String
  /// Ascending by place.
  package let strings: [ExtractedString]
  /// Ascending by place.
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
