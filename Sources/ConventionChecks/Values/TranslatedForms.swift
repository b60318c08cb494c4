import LocalizationModel
import StringCatalog

/// What rules ask about all texts of a localization, when they look at one of them.
package struct TranslatedForms: Sendable {
  /// The path of the first text in the state `new`.
  private(set) var firstNew: LeafPath?
  /// Names of the substitutions with translated plural forms; `nil` stands for the text itself.
  private(set) var translated: Set<String?> = []
  /// The numbers of arguments that the texts of substitutions take.
  private(set) var positions: Set<Int> = []
  private let plurals: ArraySlice<PluralVariation>
  /// Where those of many are, by their paths.
  private var places: [LeafPath: Int] = [:]

  /// - Parameter plurals: The plurals of the localization.
  init(_ localization: LocalizationContents, _ plurals: ArraySlice<PluralVariation>) {
    self.plurals = plurals
    if plurals.count > 16 {
      places = Dictionary(
        zip(plurals.map(\.variation.path), plurals.indices),
        uniquingKeysWith: { first, _ in first })
    }
    let allLeaves = localization.leaves[...]
    let leaves = allLeaves.span
    LookCount.add(leaves.count)
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

  /// The plural variation of the localization or case at a path.
  func plural(at path: LeafPath) -> PluralVariation? {
    plurals.count > 16
      ? places[path].map { plurals[$0] } : plurals.first { $0.variation.path == path }
  }
}
