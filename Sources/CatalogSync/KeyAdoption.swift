package import LocalizationModel
package import StringCatalog

/// Adopts the catalog's spelling of a key where the sources do not show an interpolation's type.
///
/// The type decides the specifier: `%lld`, `%@`. A guessed one would make a second key beside the
/// one that translators have worked on. So if a string's key has a guessed specifier and is not in
/// the catalog, and exactly one key there differs from it only in guessed specifiers, the string
/// takes that key. `sync`, `check` and `rename` use it.
package struct KeyAdoption {
  private let catalog: StringCatalog
  /// The catalog's keys with specifiers, by the bytes of their ``looseKey(_:)``, in which all
  /// specifiers are alike.
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
    // If no specifier is a mere default, a stale entry with other ones belongs to an earlier
    // version of the code.
    let hasEvidence = string.placeholders.allSatisfy { $0.confidence != .assumed }
    if hasEvidence, catalog.entry(only)?.extractionState == .stale { return string.key }
    return only
  }
}

extension ExtractedString {
  /// True if a key may be the one looked up at run time: it has each specifier of this string that
  /// the code makes certain.
  ///
  /// - Parameter key: Differs from the string's key only in specifiers.
  func mayBeLookedUp(as key: String) -> Bool {
    let specifiers = FormatSpecifier.all(in: key).filter { $0.kind == .argument }
    let arguments = placeholders.filter { $0.specifier.hasPrefix("%") }
    guard specifiers.count == arguments.count else { return false }
    return zip(specifiers, arguments).allSatisfy { specifier, argument in
      !argument.isCertain || specifier.text(in: key).hasBytes(of: argument.specifier)
    }
  }
}
