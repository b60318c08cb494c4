package import LocalizationModel

/// What an entry holds for one language.
package struct LocalizationContents: Sendable {
  /// The member's name and its bytes.
  package let name: PlacedText
  /// The bytes of the value, braces included.
  package let range: ByteRange
  /// Whether it has no members at all.
  package let isEmpty: Bool
  /// All texts, however deep, in the order of the file.
  package internal(set) var leaves: [CatalogLeaf] = []
  /// All variations, outer ones before those in them.
  package internal(set) var variations: [VariationContents] = []
  /// In the order of the file.
  package internal(set) var substitutions: [SubstitutionContents] = []
  /// What breaks the format, in the order of the file.
  package internal(set) var faults: [ShapeFault] = []
  /// `nil` if it has texts instead.
  package internal(set) var phrases: PhraseSetContents?
  /// What to drop to be rid of all substitutions: their member and the comma before it. `nil` if
  /// nothing stands before it.
  package internal(set) var substitutionsRemoval: ByteRange?
  /// `nil` where it has few texts, or is still being read.
  private var places: LocalizationPlaces?

  init(name: PlacedText, range: ByteRange, isEmpty: Bool) {
    self.name = name
    self.range = range
    self.isEmpty = isEmpty
  }

  /// The language as the catalog spells it.
  package var language: String { name.text }

  /// Notes where everything is. To be called once all is read.
  mutating func findPlaces() { places = LocalizationPlaces(self) }

  /// The text at a path.
  package func leaf(_ path: LeafPath) -> CatalogLeaf? { indexOfLeaf(path).map { leaves[$0] } }

  /// The index among ``leaves`` of the text at a path.
  package func indexOfLeaf(_ path: LeafPath) -> Int? {
    LookCount.add(places == nil ? leaves.count : 1)
    if let places { return places.leaf(path) }
    // By index: a loop over the array itself would copy each. An array's own span needs macOS 26.
    let allLeaves = leaves[...]
    let leaves = allLeaves.span
    for index in leaves.indices where leaves[index].path == path { return index }
    return nil
  }

  /// The variations of the localization or case at a path, in the order of the file.
  package func variations(at path: LeafPath) -> [VariationContents] {
    LookCount.add(places == nil ? variations.count : 1)
    if let places { return places.variations(at: path).map { variations[$0] } }
    return variations.filter { $0.path == path }
  }

  /// The substitution that `%#@name@` means; `nil` if there is none.
  package func substitution(named name: String) -> SubstitutionContents? {
    LookCount.add(places == nil ? substitutions.count : 1)
    if let places { return places.substitution(named: name).map { substitutions[$0] } }
    return substitutions.first { $0.name.text == name }
  }

  /// The names of the substitutions that its texts ask for, whether they are there or not.
  package var usedSubstitutions: Set<String> { places?.usedSubstitutions ?? namedSubstitutions() }

  /// Reads ``usedSubstitutions`` out of the texts.
  func namedSubstitutions() -> Set<String> {
    var used: Set<String> = []
    LookCount.add(leaves.count)
    for leaf in leaves {
      for specifier in FormatSpecifier.all(in: leaf.value?.text ?? "") {
        if case .substitution(let name) = specifier.kind { used.insert(name) }
      }
    }
    return used
  }
}
