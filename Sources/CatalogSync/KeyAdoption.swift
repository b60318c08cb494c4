package import LocalizationModel
package import StringCatalog

/// Adopts the catalog's spelling of a key where the sources leave a specifier open.
///
/// A guessed specifier would make a second key beside the one that translators have worked on. So
/// if a string's key has such a specifier and is not in the catalog, and exactly one key there
/// differs from it only in specifiers that no declaration gives, the string takes that key.
package struct KeyAdoption {
  private let catalog: StringCatalog
  /// The catalog's keys with specifiers, by their ``looseKey(_:)``.
  private var keysByLooseKey: [[UInt8]: [String]] = [:]
  private var isIndexed = false

  /// Prepares the adoption; the index of the catalog's keys is built when a string first needs it.
  package init(_ catalog: StringCatalog) { self.catalog = catalog }

  /// Returns the catalog's spelling of a string's key; usually the string's own.
  package mutating func key(for string: ExtractedString) -> String {
    guard string.defaultValue == nil, !string.placeholders.isEmpty,
      !string.placeholders.allSatisfy(\.isCertain), !catalog.holds(string.key)
    else { return string.key }
    if !isIndexed {
      for key in catalog.keys where key.utf8.contains(UInt8(ascii: "%")) {
        keysByLooseKey[Array(looseKey(key).utf8), default: []].append(key)
      }
      isIndexed = true
    }
    let candidates = (keysByLooseKey[Array(looseKey(string.key).utf8)] ?? []).filter {
      string.mayBeLookedUp(as: $0)
    }
    guard candidates.count == 1, let only = candidates.first else { return string.key }
    // A stale entry with other specifiers belongs to the code's earlier version, if the types are
    // clear now.
    let isClear = string.placeholders.allSatisfy { $0.confidence != .assumed }
    if isClear, catalog.entry(only)?.extractionState == .stale { return string.key }
    return only
  }
}

extension ExtractedString {
  /// True if a key that differs from this string's only in specifiers may be the one looked up at
  /// run time: it has each specifier that a declared type makes certain.
  func mayBeLookedUp(as key: String) -> Bool {
    let specifiers = FormatSpecifier.all(in: key).filter { $0.kind == .argument }
    let arguments = placeholders.filter { $0.specifier.hasPrefix("%") }
    guard specifiers.count == arguments.count else { return false }
    return zip(specifiers, arguments).allSatisfy { specifier, argument in
      !argument.isCertain || specifier.text(in: key).hasBytes(of: argument.specifier)
    }
  }
}
