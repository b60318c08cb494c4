package import LocalizationModel

/// A localization as the rules of `check` see it, with byte ranges: the tree flattened into lists,
/// in which a ``LeafPath`` tells where each item belongs.
///
/// The first of repeated members, variations, cases and substitutions is listed, as units have it.
package struct LocalizationContents: Sendable {
  /// The language as the file spells it, with the place of its name.
  package let name: PlacedText
  /// The byte range of the value, braces included.
  package let range: ByteRange
  /// True if the object has no members.
  package let isEmpty: Bool
  /// All texts at any depth, in the order of the file, also those that a variation hides from
  /// Xcode.
  package internal(set) var leaves: [CatalogLeaf] = []
  /// All variations, outer ones before inner ones.
  package internal(set) var variations: [VariationContents] = []
  /// All substitutions, in the order of the file.
  package internal(set) var substitutions: [SubstitutionContents] = []
  /// True if a member, variation, case or substitution is not listed because its name repeats. Then
  /// no fix may remove what lies between listed ones.
  package internal(set) var repeatsNames = false
  /// Deviations from the format, in the order of the file.
  package internal(set) var faults: [ShapeDiagnostic] = []
  /// The phrases of an App Shortcut; `nil` if the localization has texts instead.
  package internal(set) var phrases: PhraseSetContents?
  /// The byte range to delete to remove all substitutions, with the comma before them; `nil` if no
  /// member comes before them.
  package internal(set) var substitutionsRemoval: ByteRange?
  /// An index of the lists; `nil` if they are short, or while the localization is still being read.
  private var lookup: LocalizationIndex?

  /// Makes the view of a localization.
  ///
  /// - Parameter numbers: Gives places to edited values.
  init(
    _ localization: Localization, _ root: TextNode, _ faults: [ShapeDiagnostic],
    _ numbers: inout PlaceNumbers
  ) {
    numbers.isForAll = root.range == nil || localization.title.range == nil
    name = numbers.place(localization.title)
    range = numbers.place(root.range)
    self.faults = faults
    isEmpty = root.members.isEmpty
    add(root, LeafPath(), &numbers)
    if !substitutions.isEmpty { substitutionsRemoval = localization.substitutionsRemoval }
    lookup = LocalizationIndex(self)
  }

  /// Adds the texts, variations and substitutions of a node and of those inside of it.
  private mutating func add(_ node: TextNode, _ path: LeafPath, _ numbers: inout PlaceNumbers) {
    let members = node.readMembers
    repeatsNames = repeatsNames || members.count < node.members.count
    for member in members {
      switch member {
      case .unit(let unit): leaves.append(numbers.leaf(unit, at: path))
      case .phrases(let unit): phrases = numbers.phrases(unit)
      case .variations(let all):
        for variation in first(of: all) { add(variation, path, &numbers) }
      case .substitutions(let all):
        for substitution in first(of: all) {
          substitutions.append(SubstitutionContents(substitution, at: path, &numbers))
          add(
            substitution.node, LeafPath(path.steps + [.substitution(substitution.name)]), &numbers)
        }
      case .argument, .formatSpecifier, .other: break
      }
    }
  }

  /// Returns the first member of each name.
  private mutating func first<Member: TitledMember>(of members: [Member]) -> [Member] {
    let first = members.firstOfEachName
    repeatsNames = repeatsNames || first.count < members.count
    return first
  }

  private mutating func add(
    _ variation: Variation, _ path: LeafPath, _ numbers: inout PlaceNumbers
  ) {
    let kind = numbers.place(variation.kind)
    let cases = first(of: variation.cases)
    variations.append(
      VariationContents(
        path: path, kind: kind, range: numbers.place(variation.range),
        cases: cases.map { part in
          VariationContents.Case(
            name: numbers.place(part.title), range: numbers.place(part.node.range))
        }))
    let kindText = kind.text
    for part in cases {
      add(
        part.node, LeafPath(path.steps + [.variation(kind: kindText, case: part.name)]), &numbers)
    }
  }

  /// The language as the catalog spells it.
  package var language: String { name.text }

  /// Returns the text at a path; `nil` if there is none.
  package func leaf(_ path: LeafPath) -> CatalogLeaf? { indexOfLeaf(path).map { leaves[$0] } }

  /// Returns the index in ``leaves`` of the text at a path; `nil` if there is none.
  package func indexOfLeaf(_ path: LeafPath) -> Int? {
    LookupCounter.add(lookup == nil ? leaves.count : 1)
    if let lookup { return lookup.leaf(path) }
    // By span, because a loop over the array would copy each leaf. An array's own span needs macOS
    // 26; a slice's does not.
    let slice = leaves[...]
    let span = slice.span
    for index in span.indices where span[index].path == path { return index }
    return nil
  }

  /// Returns the variations of the localization or case at a path, in the order of the file.
  package func variations(at path: LeafPath) -> [VariationContents] {
    LookupCounter.add(lookup == nil ? variations.count : 1)
    if let lookup { return lookup.variations(at: path).map { variations[$0] } }
    return variations.filter { $0.path == path }
  }

  /// Returns the substitution that `%#@name@` refers to; `nil` if there is none.
  package func substitution(named name: String) -> SubstitutionContents? {
    LookupCounter.add(lookup == nil ? substitutions.count : 1)
    if let lookup { return lookup.substitution(named: name).map { substitutions[$0] } }
    return substitutions.first { $0.name.text == name }
  }

  /// Returns the name of the member that a substitution needs and lacks; `nil` if it has all.
  package func missingMember(of substitution: SubstitutionContents) -> String? {
    if variations(at: LeafPath([.substitution(substitution.name.text)])).isEmpty {
      return "variations"
    }
    return substitution.formatSpecifier == nil ? "formatSpecifier" : nil
  }

  /// The names of all substitutions that the texts use, present or not.
  package var usedSubstitutions: Set<String> { lookup?.usedSubstitutions ?? namedSubstitutions() }

  /// Returns ``usedSubstitutions``, computed from the texts.
  func namedSubstitutions() -> Set<String> {
    var used: Set<String> = []
    LookupCounter.add(leaves.count)
    for leaf in leaves {
      for specifier in FormatSpecifier.all(in: leaf.value?.text ?? "") {
        if case .substitution(let name) = specifier.kind { used.insert(name) }
      }
    }
    return used
  }
}
