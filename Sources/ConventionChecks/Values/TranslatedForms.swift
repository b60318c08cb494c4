import LocalizationModel
import StringCatalog

/// Values about all texts of one localization that rules need while they check one of them. They
/// are collected once for each localization. When each text searched the others, 16,000 device
/// variations took over 15 s; now they take 88 ms.
package struct TranslatedForms: Sendable {
  /// The path of the first text in the state `new`.
  private(set) var firstNew: LeafPath?
  /// The names of the substitutions with translated plural forms; `nil` means the text itself.
  private(set) var translated: Set<String?> = []
  /// The argument numbers that the texts of substitutions read.
  private(set) var positions: Set<Int> = []
  private let plurals: ArraySlice<PluralVariation>
  /// The indices in ``plurals`` by path, if there are more than 16; fewer are searched one by one.
  private var indexByPath: [LeafPath: Int] = [:]

  /// Collects the values.
  ///
  /// - Parameter plurals: The plural variations of the localization.
  init(_ localization: LocalizationContents, _ plurals: ArraySlice<PluralVariation>) {
    self.plurals = plurals
    if plurals.count > 16 {
      indexByPath = Dictionary(
        zip(plurals.map(\.variation.path), plurals.indices),
        uniquingKeysWith: { first, _ in first })
    }
    let allLeaves = localization.leaves[...]
    let leaves = allLeaves.span
    LookupCounter.add(leaves.count)
    for index in leaves.indices {
      let isNew = leaves[index].state?.text == TranslationState.new.rawValue
      if isNew, firstNew == nil, leaves[index].value != nil { firstNew = leaves[index].path }
      let path = leaves[index].path
      if path.isEmpty { continue }
      let substitution = path.substitution
      let text = leaves[index].value?.text ?? ""
      if !isNew, !text.isEmpty, path.pluralCategory != nil { translated.insert(substitution) }
      if substitution == nil { continue }
      for specifier in FormatSpecifier.all(in: text) {
        if let position = specifier.position { positions.insert(position) }
      }
    }
  }

  /// Returns the plural variation at a path; an empty path is the one of the text itself.
  func plural(at path: LeafPath) -> PluralVariation? {
    plurals.count > 16
      ? indexByPath[path].map { plurals[$0] } : plurals.first { $0.variation.path == path }
  }
}
