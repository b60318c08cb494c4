package import LocalizationModel
import ProjectLayout
package import StringCatalog

/// A catalog with the strings that its sources look up in it, each matched with its entry.
///
/// A string whose specifiers the code does not decide takes the catalog's spelling of the key
/// (``KeyAdoption``). The plan of a sync makes one for each catalog that it updates.
package struct ResolvedCatalog: Sendable {
  package let catalog: StringCatalog
  /// The strings of the catalog's sources, under the catalog's spelling of the key where it was
  /// adopted.
  package let strings: [ExtractedString]
  /// The strings that took the catalog's spelling of their key, as the sources have them, each with
  /// that spelling.
  package let adopted: [(string: ExtractedString, key: String)]
  /// The entry of each string, in the order of ``strings``; `nil` for a key that is new to the
  /// catalog.
  package let matches: [EntryMatch?]
  /// The keys that no lookup reaches because declared types give the code's key other specifiers.
  package let respelled: UnreachableKeys

  /// True if the catalog's entries come from Interface Builder, from App Shortcuts or from an
  /// Info.plist that is not known: Swift sources can add to it, but cannot show which of its keys
  /// are in use.
  package let isFilledOutsideSwift: Bool
  /// True if the strings show which keys are in use.
  package let knowsUse: Bool

  package var path: String { catalog.path }

  /// - Parameters:
  ///   - matches: For each string, the catalog's entry of the same key, or `nil`.
  ///   - used: Keys whose generated Swift symbol the code uses, so that they are reached as they
  ///     are.
  ///   - lists: For the catalog of an Info.plist, true if the strings have all its texts, false if a
  ///     build adds others; `nil` if the list is not known, and for other catalogs.
  package init(
    _ catalog: StringCatalog, _ strings: [ExtractedString], matches: [EntryMatch?],
    used: Set<TextKey> = [], lists: Bool? = nil
  ) {
    self.catalog = catalog
    let place = ProjectCatalog(catalog.path)
    isFilledOutsideSwift = lists == nil && place?.isFilledOutsideSwift == true
    knowsUse = lists ?? !isFilledOutsideSwift
    var (strings, matches) = (strings, matches)
    var adoption = KeyAdoption(catalog)
    var adopted: [(string: ExtractedString, key: String)] = []
    for index in strings.indices where matches[index] == nil {
      let key = adoption.key(for: strings[index])
      if key.hasBytes(of: strings[index].key) { continue }
      adopted.append((strings[index], key))
      strings[index].key = key
      matches[index] = catalog.match(of: strings[index])
    }
    self.strings = strings
    self.adopted = adopted
    self.matches = matches
    respelled =
      place?.isFilledOutsideCode == true
      ? UnreachableKeys()
      : UnreachableKeys(
        in: catalog,
        among: catalog.keys(unmatchedBy: matches).filter { !used.contains(TextKey($0)) },
        strings)
  }

  /// Returns the keys that extraction added earlier and no longer finds, in the catalog's order.
  /// Manual entries are never missing, stale ones only under the policy `prune`.
  package func missingKeys(stale: StalePolicy) -> [String] {
    if !knowsUse { return [] }
    return catalog.keys(unmatchedBy: matches).filter { key in
      let entry = catalog.entry(key)
      // An entry that a person has marked "Don't translate" is kept, whatever the sources say.
      if entry?.isUntranslatableByHand == true { return false }
      return switch entry?.extractionState {
      case nil, .extractedWithValue: true
      case .stale: stale == .prune
      default: false
      }
    }
  }
}
