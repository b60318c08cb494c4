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

  /// True if its text is a name in every language: its translations all repeat it, or it is one word
  /// with a capital inside, such as `GitHub`, that no language translates.
  var isName: Bool {
    let source = sourceText
    let texts = translations.compactMap { $0.leaf(LeafPath())?.value?.text }
    if !texts.isEmpty { return texts.allSatisfy { $0.lowercased() == source.lowercased() } }
    guard translations.allSatisfy(\.isEmpty), source.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    let letters = Array(source)
    return letters.indices.dropFirst().contains {
      letters[$0].isUppercase && letters[$0 - 1].isLowercase
    }
  }

  /// Whether the key says in an `Info.plist` why the app wants something of the user's.
  var isUsageDescription: Bool { key.hasSuffix("UsageDescription") && key.hasPrefix("N") }
}
