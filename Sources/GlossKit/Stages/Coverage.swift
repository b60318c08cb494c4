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
  /// In the order in which the languages come first. Entries mostly have the same in the same order.
  private var languages: [(name: String, translated: Int)] = []

  mutating func count(_ entry: EntryContents, sourceLanguage: String) {
    let isStale = entry.extractionState?.text == ExtractionState.stale.rawValue
    if !entry.shouldTranslate || isStale { return }
    total += 1
    var next = 0
    for localization in entry.localizations where localization.name.text != sourceLanguage {
      let isWhole =
        !localization.leaves.isEmpty
        && localization.leaves.allSatisfy { leaf in
          leaf.state?.text == TranslationState.translated.rawValue
            && leaf.value?.text.isEmpty == false
        }
      add(isWhole ? 1 : 0, to: localization.name.text, at: next)
      next += 1
    }
  }

  /// - Parameter place: Where the language is likely to stand.
  private mutating func add(_ count: Int, to language: String, at place: Int) {
    if languages.indices.contains(place), languages[place].name == language {
      languages[place].translated += count
    } else if let place = languages.firstIndex(where: { $0.name == language }) {
      languages[place].translated += count
    } else {
      languages.append((language, count))
    }
  }

  mutating func add(_ other: CoverageCount) {
    total += other.total
    for (place, language) in other.languages.enumerated() {
      add(language.translated, to: language.name, at: place)
    }
  }

  /// - Parameter languages: Those that count even if no text is in them.
  /// - Returns: Sorted by language.
  func coverage(of catalog: String, languages: [String]) -> [Coverage] {
    var count = self
    for language in languages { count.add(0, to: language, at: 0) }
    return count.languages.sorted { $0.name < $1.name }.map {
      Coverage(catalog: catalog, language: $0.name, translated: $0.translated, total: total)
    }
  }
}
