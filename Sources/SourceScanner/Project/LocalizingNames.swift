internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// The names by which the sources of a project may ask for what makes their literals localizable.
package struct LocalizingNames: Sendable {
  /// Names of what takes localizable literals.
  private var takers: Set<Name> = []
  /// Names of structures that may take them: the type of a property is not written.
  private var valued: Set<Name> = []
  /// Names of types that hide those of the SDKs.
  private var hiding: Set<Name> = []
  /// Type aliases for what localizes.
  private let aliases: Set<Name>
  private let aliasFilter: NameFilter

  /// - Parameter parts: Those of all sources; `nil` for one that declares nothing for the app.
  package init(joining parts: [SourcePart?]) {
    let all = parts.compactMap { $0?.localizing }
    aliases = Self.reached(from: all.flatMap(\.aliases), by: [all.flatMap(\.renamed)])
    aliasFilter = NameFilter(aliases)
    var renaming: [LocalizingDeclarations] = []
    if !aliases.isEmpty {
      for case let part? in parts {
        if let declarations = self.renaming(part) { renaming.append(declarations) }
      }
    }
    let initialized = (all + renaming).flatMap(\.initialized)
    if !initialized.isEmpty {
      takers = Self.reached(from: initialized, by: [all.flatMap(\.heirs), all.flatMap(\.renamed)])
    }
    takers.formUnion(aliases)
    for declarations in all + renaming { takers.formUnion(declarations.names) }
    takers = Self.reached(from: takers, by: [all.flatMap(\.renamed)])
    for declarations in all {
      valued.formUnion(declarations.valued)
      hiding.formUnion(declarations.hiding)
    }
    valued = Self.reached(from: valued, by: [all.flatMap(\.renamed)])
  }

  /// The names that lead to others, with those.
  private static func reached(
    from names: some Sequence<Name>, by descents: [[LocalizingDeclarations.Descent]]
  ) -> Set<Name> {
    var reached = Set(names)
    if reached.isEmpty { return reached }
    var heirs: [Name: [Name]] = [:]
    for descent in descents.joined() { heirs[descent.name, default: []].append(descent.heir) }
    if heirs.isEmpty { return reached }
    var pending = Array(reached)
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] where reached.insert(heir).inserted { pending.append(heir) }
    }
    return reached
  }

  // MARK: Questions

  /// The sources that ask for something that the project may answer.
  ///
  /// - Parameter parts: As they were joined.
  /// - Returns: Positions, ascending.
  package func concerned(_ parts: [SourcePart?]) -> [Int] {
    parts.indices.filter { position in
      guard let questions = parts[position]?.questions else { return false }
      return questions.needTypes || questions.names.contains { takers.contains($0) || hiding.contains($0) }
        || questions.typeNames.mayIntersect(aliasFilter)
    }
  }

  /// What a source has to do with localizable literals by the aliases; `nil` if it names none.
  private func renaming(_ part: SourcePart) -> LocalizingDeclarations? {
    part.questions.typeNames.mayIntersect(aliasFilter) || part.questions.areUnasked
      ? LocalizingDeclarations(part.declarations, by: aliases) : nil
  }

  // MARK: Places

  /// Whether what has a name may take a localizable literal.
  func mayTake(_ name: Name) -> Bool { takers.contains(name) || valued.contains(name) }

  /// Whether a type may be one that localizes, or have one in its parts.
  ///
  /// - Parameter type: A node that spells a type.
  func mayLocalize(_ type: NodeID, in tree: SyntaxTree) -> Bool {
    let range = tree.bytes(of: type)
    let source = tree.source
    if LocalizedTypes.mayBeNamed(in: source.span, range.start..<range.end) { return true }
    return (tree.nodes[type].start..<tree.nodes[type].end).contains { token in
      switch tree.tokens[token].kind {
      // In an extension of a type that localizes it is that.
      case .keyword: tree.tokens[token].keyword == .selfType
      case .identifier: !aliases.isEmpty && aliases.contains(tree.interned(token))
      default: false
      }
    }
  }
}
