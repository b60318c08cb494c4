package import LocalizationModel
package import StringCatalog

/// All that a catalog holds under one key, as rules see it.
package struct Entry: Sendable {
  package let contents: EntryContents
  package let sourceLanguage: String
  /// What it has to be translated to: the languages that the project asks for, else those that the
  /// catalog mostly has.
  package let requiredLanguages: [String]
  /// The places in the sources that spell the key; `nil` if the sources were not read, or not whole.
  package let sites: [ExtractedString]?
  package let settings: CheckSettings

  package init(
    _ contents: EntryContents, sourceLanguage: String, requiredLanguages: [String] = [],
    sites: [ExtractedString]?, settings: CheckSettings
  ) {
    self.contents = contents
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.sites = sites
    self.settings = settings
  }

  package var key: String { contents.key }
  package var keyRange: ByteRange { contents.keyRange }

  package var extractionState: ExtractionState? {
    contents.extractionState.map { ExtractionState(rawValue: $0.text) }
  }

  /// What the entry holds for the source language; `nil` if nothing, which mostly means that the key
  /// is the text.
  package var source: LocalizationContents? { contents.localization(sourceLanguage) }

  /// The localizations that are not the source's, in the order of the file.
  package var translations: [LocalizationContents] {
    contents.localizations.filter { $0.language != sourceLanguage }
  }
}
