import LocalizationModel
import StringCatalog

/// The properties of an entry that the rules on missing translations use.
extension Entry {
  /// The source language's text, or the key if there is none.
  var sourceText: String { source?.leaf(LeafPath())?.value?.text ?? key }

  /// True if the entry needs translations: it is not excluded from translation, sources and app use it,
  /// and it has words.
  var needsTranslation: Bool {
    contents.shouldTranslate && !contents.isUnused && extractionState != .stale
      && sourceText.hasWords
  }

  /// The required languages without a translation, also none in a less specific language (`pt` for
  /// `pt-BR`).
  var missingLanguages: MissingLanguages { requiredLanguages.missing(in: contents) }

  /// True if texts of a language ship, or the settings ask for it: only there is work to do.
  func isBuilt(_ language: String) -> Bool {
    builtLanguages.contains(language) || settings.languages?.contains(language) ?? false
  }

  /// True if the text seems to be a name: all translations repeat it, or it has no translations and
  /// is one word with a capital inside, such as `GitHub`, or the same in every language, such as a
  /// domain.
  var isName: Bool {
    let source = sourceText
    let texts = translations.compactMap { $0.leaf(LeafPath())?.value?.text }
    if !texts.isEmpty { return texts.allSatisfy { $0.lowercased() == source.lowercased() } }
    guard translations.allSatisfy(\.isEmpty) else { return false }
    if TextLikelihood.isNameOrFormat(source) { return true }
    guard source.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    let letters = Array(source)
    return letters.indices.dropFirst().contains {
      letters[$0].isUppercase && letters[$0 - 1].isLowercase
    }
  }

  /// True for a key of `Info.plist` that explains why the app asks for access, such as
  /// `NSCameraUsageDescription`.
  var isUsageDescription: Bool { InfoPlistKey.isUsageDescription(key) }
}
