import LocalizationModel
import ProjectLayout
import StringCatalog

/// A catalog with the strings that go to it.
struct FedCatalog: Sendable {
  let loaded: LoadedCatalog
  /// With the catalog's keys where it has them with other specifiers.
  let strings: [ExtractedString]
  /// For each of the strings its entry in the catalog.
  let matches: [EntryMatch?]

  var catalog: StringCatalog { loaded.catalog }
  var path: String { loaded.catalog.path }

  /// Whether its entries come from an Info.plist or from Interface Builder, so that Swift sources can
  /// add to it but not say what is in it.
  var isFilledElsewhere: Bool { ProjectCatalog(path)?.isFilledElsewhere ?? false }

  /// - Parameter parts: The strings of each source.
  init(_ loaded: LoadedCatalog, _ parts: [[ExtractedString]], workers: Int) async {
    self.loaded = loaded
    let catalog = loaded.catalog
    var matches = await concurrentlyMap(parts, workers: workers) { part in
      part.map { catalog.match(of: $0) }
    }.flatMap(\.self)
    var strings: [ExtractedString] = []
    strings.reserveCapacity(matches.count)
    for part in parts { strings += part }
    var adoption = KeyAdoption(catalog)
    for index in strings.indices where matches[index] == nil {
      let key = adoption.key(for: strings[index])
      if key.hasBytes(of: strings[index].key) { continue }
      strings[index].key = key
      matches[index] = catalog.match(of: strings[index])
    }
    self.strings = strings
    self.matches = matches
  }

  /// The keys that extraction put there and does not find now.
  func missingKeys(stale: StaleSetting) -> [String] {
    if isFilledElsewhere { return [] }
    return catalog.keys(unmatchedBy: matches).filter { key in
      let entry = catalog.entry(key)
      // Stays whatever the sources say.
      if entry?.shouldTranslate == false { return false }
      return switch entry?.extractionState {
      case nil, .extractedWithValue: true
      case .stale: stale == .prune
      default: false
      }
    }
  }
}
