import StringCatalog

/// The entries of catalogs, ranked by the likeness of their keys and texts to a text: `gloss find`
/// lists them, and an editor completes keys by them.
struct RankedEntries {
  /// An entry with its likeness to the text, from 0 to 1.
  struct Match {
    let catalog: StringCatalog
    let entry: CatalogEntry
    let likeness: Double
  }

  private var entries: [(catalog: StringCatalog, entry: CatalogEntry)] = []
  private let ranking: TextRanking

  /// - Parameter languages: The languages whose texts count, beside the source language's.
  init(of catalogs: [StringCatalog], languages: [String] = []) {
    var texts: [[String]] = []
    for catalog in catalogs {
      for key in catalog.keys {
        guard let entry = catalog.entry(key) else { continue }
        entries.append((catalog, entry))
        texts.append(
          [key] + ([catalog.sourceLanguage] + languages).flatMap { Self.texts(of: entry[$0]) })
      }
    }
    ranking = TextRanking(texts)
  }

  /// Returns the entries that resemble a text, the most alike first, equal ones in their order.
  func matches(_ text: String) -> [Match] {
    ranking.matches(text).map { match in
      let (catalog, entry) = entries[match.index]
      return Match(catalog: catalog, entry: entry, likeness: match.likeness)
    }
  }

  /// Returns the texts at all places of a localization; none without one.
  static func texts(of localization: TextNode?) -> [String] {
    var texts: [String] = []
    localization?.forEachUnit { _, unit, isSet in
      if isSet {
        texts += unit.phrases.map(\.text)
      } else if let text = unit.text?.text {
        texts.append(text)
      }
      return true
    }
    return texts
  }
}
