import LocalizationModel
import StringCatalog

extension Entry {
  /// The source language's text, or the key if there is none.
  var sourceText: String { source?.leaf(LeafPath())?.value?.text ?? key }

  /// True if there is something to translate: the entry is to be translated, in use, and has words.
  var wantsTranslation: Bool {
    contents.shouldTranslate && extractionState != .stale && sourceText.hasWords
  }

  /// The required languages without a translation in themselves or in a less specific language.
  var missingLanguages: MissingLanguages { requiredLanguages.missing(in: contents) }

  /// True if the text is a name in every language: all translations repeat it, or there are none
  /// and it is one word with a capital inside, such as `GitHub`.
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

  /// True for a key of `Info.plist` that explains why the app asks for access, such as
  /// `NSCameraUsageDescription`.
  var isUsageDescription: Bool { key.hasSuffix("UsageDescription") && key.hasPrefix("N") }
}
