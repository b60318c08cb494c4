import LocalizationModel
import StringCatalog

extension Entry {
  /// The source language's text, or the key if it has none.
  var sourceText: String { source?.leaf(LeafPath())?.value?.text ?? key }

  /// Whether it asks translators for anything: it is to be translated, it is in use and it has words.
  var wantsTranslation: Bool {
    contents.shouldTranslate && extractionState != .stale && sourceText.hasWords
  }

  /// The required languages that neither it nor a less specific language speaks.
  var missingLanguages: MissingLanguages { requiredLanguages.missing(in: contents) }

  /// Whether the key says in an `Info.plist` why the app wants something of the user's.
  var isUsageDescription: Bool { key.hasSuffix("UsageDescription") && key.hasPrefix("N") }
}
