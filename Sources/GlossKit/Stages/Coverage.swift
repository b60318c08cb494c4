import LocalizationModel
import StringCatalog

/// How far a catalog is translated to one language.
public struct Coverage: Hashable, Sendable {
  /// Path of the catalog, relative to the working directory.
  public let catalog: String
  public let language: String
  /// Number of entries all of whose texts in the language are translated.
  public let translated: Int
  /// Number of entries that are to be translated: not stale, and not said to need none.
  public let total: Int
}

/// Counts for one catalog, or a part of it.
struct CoverageCount: Sendable {
  private var total = 0
  private var translated: [String: Int] = [:]

  mutating func count(_ entry: EntryContents, sourceLanguage: String) {
    let isStale = entry.extractionState?.text == ExtractionState.stale.rawValue
    if !entry.shouldTranslate || isStale { return }
    total += 1
    for localization in entry.localizations where localization.language != sourceLanguage {
      let isWhole =
        !localization.leaves.isEmpty
        && localization.leaves.allSatisfy { leaf in
          leaf.state?.text == TranslationState.translated.rawValue
            && leaf.value?.text.isEmpty == false
        }
      translated[localization.language, default: 0] += isWhole ? 1 : 0
    }
  }

  mutating func add(_ other: CoverageCount) {
    total += other.total
    translated.merge(other.translated, uniquingKeysWith: +)
  }

  /// - Parameter languages: Those that count even if no text is in them.
  /// - Returns: Sorted by language.
  func coverage(of catalog: String, languages: [String]) -> [Coverage] {
    var counts = translated
    for language in languages { counts[language, default: 0] += 0 }
    return counts.sorted { $0.key < $1.key }.map {
      Coverage(catalog: catalog, language: $0.key, translated: $0.value, total: total)
    }
  }
}
