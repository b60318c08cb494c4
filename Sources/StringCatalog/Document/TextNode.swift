package import LocalizationModel
package import OrderedJSON

/// An object that holds texts: a localization, a case of a variation, or a substitution. With the
/// cases and substitutions inside of it, it is a tree.
package struct TextNode: CatalogObject, Equatable {
  /// One member.
  package enum Member: CatalogMember {
    /// A `stringUnit`.
    case unit(TextUnit)
    /// A `stringSet`.
    case phrases(TextUnit)
    /// The `variations`, one for each kind.
    case variations([Variation])
    case substitutions([Substitution])
    /// The `argNum` of a substitution.
    case argument(ArgumentNumber)
    /// The `formatSpecifier` of a substitution.
    case formatSpecifier(CatalogText)
    /// A member of another name, or with a value of a wrong type.
    case other(JSONValue.Member)

    package var name: String {
      switch self {
      case .unit: "stringUnit"
      case .phrases: "stringSet"
      case .variations: "variations"
      case .substitutions: "substitutions"
      case .argument: "argNum"
      case .formatSpecifier: "formatSpecifier"
      case .other(let member): member.name
      }
    }

    package var json: JSONValue {
      switch self {
      case .unit(let unit), .phrases(let unit): unit.json
      case .variations(let variations):
        .object(variations.map { JSONValue.Member($0.kind.text, $0.json) })
      case .substitutions(let substitutions):
        .object(substitutions.map { JSONValue.Member($0.name, $0.json) })
      case .argument(let number): number.json
      case .formatSpecifier(let text): .string(text.text)
      case .other(let member): member.value
      }
    }
  }

  package var members: [Member] { didSet { substitutionIndices = nil } }
  package var otherValue: JSONValue?
  package var range: ByteRange?
  /// The index of the first substitution of each name, if a file has many; a few are walked faster.
  private(set) var substitutionIndices: [TextKey: Int]?

  package init(_ members: [Member] = [], range: ByteRange? = nil) {
    (self.members, self.range) = (members, range)
  }

  /// The text; `nil` if there is none.
  package var unit: TextUnit? {
    for case .unit(let unit) in members { return unit }
    return nil
  }

  /// The text if the localization has nothing else; `nil` if it has.
  package var onlyText: String? { members.count == 1 ? unit?.text?.text : nil }

  /// The set of phrases; `nil` if there is none.
  package var phrases: TextUnit? {
    for case .phrases(let unit) in members { return unit }
    return nil
  }

  /// The variations, in the order of the file.
  package var variations: [Variation] {
    for case .variations(let variations) in members { return variations }
    return []
  }

  /// The substitutions, in the order of the file.
  package var substitutions: [Substitution] {
    for case .substitutions(let substitutions) in members { return substitutions }
    return []
  }

  /// Prepares lookups of substitutions by name, which an edit ends.
  mutating func indexSubstitutions() {
    let substitutions = substitutions
    if substitutions.count <= Variation.indexLimit { return }
    substitutionIndices = Dictionary(
      zip(substitutions.lazy.map { TextKey($0.name) }, substitutions.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// The members without repeated ones: of several with one name, the first. Members that the
  /// format does not have are all there.
  var readMembers: [Member] {
    LookupCounter.add(members.count)
    if members.count < 2 { return members }
    var names: Set<String> = []
    return members.filter { member in
      if case .other = member { true } else { names.insert(member.name).inserted }
    }
  }

  /// The names of members that the format does not have.
  package var namesOfUnknownMembers: [String] {
    members.compactMap { if case .other(let member) = $0 { member.name } else { nil } }
  }

  /// Calls `body` with each text, in the order of the file, until it returns false. Texts that
  /// another variation hides from Xcode are among them; of repeated members, cases and
  /// substitutions, the first counts.
  ///
  /// - Parameters:
  ///   - path: The path of this node.
  ///   - body: Gets the path, the text, and true for a set of phrases.
  /// - Returns: False if `body` did.
  @discardableResult
  package func forEachUnit(
    at path: LeafPath = LeafPath(), _ body: (LeafPath, TextUnit, _ isSet: Bool) -> Bool
  ) -> Bool {
    readMembers.allSatisfy { member in
      switch member {
      case .unit(let unit): body(path, unit, false)
      case .phrases(let unit): body(path, unit, true)
      case .variations(let variations):
        variations.firstOfEachName.allSatisfy { variation in
          let kind = variation.kind.text
          return variation.cases.firstOfEachName.allSatisfy {
            $0.node.forEachUnit(
              at: LeafPath(path.steps + [.variation(kind: kind, case: $0.name)]), body)
          }
        }
      case .substitutions(let substitutions):
        substitutions.firstOfEachName.allSatisfy {
          $0.node.forEachUnit(at: LeafPath(path.steps + [.substitution($0.name)]), body)
        }
      case .argument, .formatSpecifier, .other: true
      }
    }
  }

  /// Changes this node, then the nodes inside of it.
  ///
  /// - Parameters:
  ///   - path: The path of this node.
  ///   - argument: The number of the argument of the innermost substitution around; `nil` if there is
  ///     no substitution, or if it has no number.
  ///   - change: Gets the path, the node, and the number of the argument.
  mutating func updateNodes(
    at path: LeafPath = LeafPath(), argument: Int? = nil,
    _ change: (LeafPath, inout TextNode, _ argument: Int?) throws -> Void
  ) rethrows {
    try change(path, &self, argument)
    for index in members.indices {
      switch members[index] {
      case .variations(var variations):
        for place in variations.indices {
          let kind = variations[place].kind.text
          for number in variations[place].members.indices {
            let name = variations[place].members[number].name
            try variations[place].members[number].node.updateNodes(
              at: LeafPath(path.steps + [.variation(kind: kind, case: name)]), argument: argument,
              change)
          }
          variations[place].range = nil
        }
        members[index] = .variations(variations)
      case .substitutions(var substitutions):
        for place in substitutions.indices {
          try substitutions[place].node.updateNodes(
            at: LeafPath(path.steps + [.substitution(substitutions[place].name)]),
            argument: substitutions[place].argument, change)
        }
        members[index] = .substitutions(substitutions)
      case .unit, .phrases, .argument, .formatSpecifier, .other: break
      }
    }
    range = nil
  }

  /// Changes the texts of this node, but not those inside of it.
  mutating func updateOwnUnits(_ change: (inout TextUnit) throws -> Void) rethrows {
    for index in members.indices {
      switch members[index] {
      case .unit(var unit):
        try change(&unit)
        members[index] = .unit(unit)
      case .phrases(var unit):
        try change(&unit)
        members[index] = .phrases(unit)
      case .variations, .substitutions, .argument, .formatSpecifier, .other: break
      }
    }
  }

  package static func == (left: TextNode, right: TextNode) -> Bool {
    left.hasSameContent(as: right)
  }
}
