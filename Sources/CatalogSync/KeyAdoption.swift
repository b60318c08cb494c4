package import LocalizationModel
package import StringCatalog

/// Takes the catalog's word for the specifiers of a key where the sources leave them open.
///
/// A specifier that was guessed makes a second key beside the one that translators have worked on.
/// So when a key with such a specifier is not in the catalog and exactly one key there differs from
/// it only in specifiers that no declaration gives, that one is the key.
package struct KeyAdoption {
  private let catalog: StringCatalog
  /// For each loosened key of the catalog its keys.
  private var keysByLooseKey: [[UInt8]: [String]] = [:]
  private var isIndexed = false

  /// Indexes the catalog's keys when a string first asks.
  package init(_ catalog: StringCatalog) { self.catalog = catalog }

  /// The key that the catalog has for a string, which mostly is the string's own.
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
    // A stale key with other specifiers is what the code said before, if the code is clear now.
    let isClear = string.placeholders.allSatisfy { $0.confidence != .assumed }
    if isClear, catalog.entry(only)?.extractionState == .stale { return string.key }
    return only
  }
}

extension ExtractedString {
  /// Whether a key that differs from this string's in specifiers only may be the one that is looked up:
  /// it has each specifier that the code gives beyond doubt.
  func mayBeLookedUp(as key: String) -> Bool {
    let specifiers = FormatSpecifier.all(in: key).filter { $0.kind == .argument }
    let arguments = placeholders.filter { $0.specifier.hasPrefix("%") }
    guard specifiers.count == arguments.count else { return false }
    return zip(specifiers, arguments).allSatisfy { specifier, argument in
      !argument.isCertain || specifier.text(in: key).hasBytes(of: argument.specifier)
    }
  }
}
