package import LocalizationModel

/// What the scanner saw in one source, as rules see it.
package struct SourceFile: Sendable {
  package let path: String
  /// Ascending by place.
  package let strings: [ExtractedString]
  /// Ascending by place.
  package let facts: [CodeFact]
  /// The tables that the package target around the file has a catalog of its own for; empty for a
  /// file that is in no package's target.
  package let moduleTables: Set<String>
  package let settings: CheckSettings

  package init(
    path: String, strings: [ExtractedString], facts: [CodeFact],
    moduleTables: Set<String> = [], settings: CheckSettings
  ) {
    self.path = path
    self.strings = strings
    self.facts = facts
    self.moduleTables = moduleTables
    self.settings = settings
  }
}
