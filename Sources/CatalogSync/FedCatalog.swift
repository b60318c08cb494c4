package import LocalizationModel
import ProjectLayout
package import StringCatalog

/// A catalog with the strings that go to it.
package struct FedCatalog: Sendable {
  package let catalog: StringCatalog
  /// With the catalog's keys where it has them with other specifiers.
  package let strings: [ExtractedString]
  /// For each of the strings its entry in the catalog.
  package let matches: [EntryMatch?]
  /// The keys that no string has because declared types make other specifiers.
  package let respelled: RespelledKeys

  package var path: String { catalog.path }

  /// Whether its entries come from an Info.plist, from Interface Builder or from App Shortcuts, so that Swift
  /// sources can add to it but not say what is in it.
  package var isFilledElsewhere: Bool {
    guard let catalog = ProjectCatalog(path) else { return false }
    return catalog.isFilledElsewhere || TableName.named(catalog.table) == .appShortcuts
  }

  /// - Parameters:
  ///   - matches: For each of the strings the catalog's entry of the same key.
  ///   - used: Keys whose symbol the code uses.
  package init(
    _ catalog: StringCatalog, _ strings: [ExtractedString], matches: [EntryMatch?],
    used: Set<TextKey> = []
  ) {
    self.catalog = catalog
    var (strings, matches) = (strings, matches)
    var adoption = KeyAdoption(catalog)
    for index in strings.indices where matches[index] == nil {
      let key = adoption.key(for: strings[index])
      if key.hasBytes(of: strings[index].key) { continue }
      strings[index].key = key
      matches[index] = catalog.match(of: strings[index])
    }
    self.strings = strings
    self.matches = matches
    let isFilledElsewhere = ProjectCatalog(catalog.path)?.isFilledElsewhere ?? false
    respelled =
      isFilledElsewhere
      ? RespelledKeys()
      : RespelledKeys(
        among: catalog.keys(unmatchedBy: matches)
          .filter { catalog.entry($0)?.extractionState != .stale && !used.contains(TextKey($0)) },
        strings)
  }

  /// The keys that extraction put there and does not find now.
  func missingKeys(stale: StalePolicy) -> [String] {
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
