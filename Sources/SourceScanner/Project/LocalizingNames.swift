internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// The names in a whole project that may make literals localizable. After the first scans it
/// decides which sources are scanned again with all declarations; most need no second scan.
package struct LocalizingNames: Sendable {
  /// Names that take localizable literals: functions, types, properties and their aliases.
  private var takers: NameSet
  /// The same names with their labels.
  private var takerKeys = NameSet()
  /// Names that take localizable literals with any label: aliases, types that inherit an
  /// initializer, and variadic functions.
  private var unlabelled: NameSet
  /// Structures that may take localizable literals, because a property has no written type.
  private var valued = NameSet()
  /// Types of the project that hide SDK types of the same name.
  private var hiding = NameSet()
  /// Type aliases of localized types.
  private let aliases: NameSet
  private let aliasFilter: NameFilter
  /// True if the names are not known, so that any may take a literal.
  private let areUnknown: Bool

  /// Names that rule nothing out: with them, a scan infers types wherever a literal stands. Tests
  /// check that the real names find the same strings.
  package static let unknown = LocalizingNames(joining: [], areUnknown: true)

  /// Joins the parts of all sources.
  ///
  /// - Parameter parts: One for each source; `nil` for a source that declares nothing for the app.
  package init(joining parts: [SourcePart?]) { self.init(joining: parts, areUnknown: false) }

  private init(joining parts: [SourcePart?], areUnknown: Bool) {
    self.areUnknown = areUnknown
    var aliases: ContiguousArray<Name> = []
    var renamed: ContiguousArray<LocalizingDeclarations.NameStep> = []
    var initialized: ContiguousArray<Name> = []
    var names: ContiguousArray<Name> = []
    unlabelled = NameSet()
    for case let part? in parts {
      aliases.append(contentsOf: part.localizing.aliases)
      renamed.append(contentsOf: part.localizing.renamed)
      initialized.append(contentsOf: part.localizing.initialized)
      names.append(contentsOf: part.localizing.takers.lazy.map(\.name))
      takerKeys.formUnion(part.localizing.takers.lazy.map(\.key))
      unlabelled.formUnion(part.localizing.variadic)
      valued.formUnion(part.localizing.valued)
      hiding.formUnion(part.localizing.hiding)
    }
    self.aliases = Self.reached(from: aliases, by: renamed)
    aliasFilter = NameFilter(self.aliases.names)
    takers = self.aliases
    if !aliases.isEmpty {
      for case let part? in parts {
        guard let renaming = renaming(part) else { continue }
        initialized.append(contentsOf: renaming.initialized)
        names.append(contentsOf: renaming.takers.lazy.map(\.name))
        takerKeys.formUnion(renaming.takers.lazy.map(\.key))
        unlabelled.formUnion(renaming.variadic)
      }
    }
    if !initialized.isEmpty {
      var heirs = renamed
      for case let part? in parts { heirs.append(contentsOf: part.localizing.heirs) }
      let reached = Self.reached(from: initialized, by: heirs)
      let roots = NameSet(initialized)
      unlabelled.formUnion(reached.names.filter { !roots.contains($0) })
    }
    let named = NameSet(names)
    takers = Self.reached(from: takers.names + names + unlabelled.names, by: renamed)
    unlabelled.formUnion(takers.names.filter { !named.contains($0) })
    valued = Self.reached(from: valued.names, by: renamed)
  }

  /// The given names, and all names that steps reach from them.
  private static func reached(
    from names: ContiguousArray<Name>, by descents: ContiguousArray<LocalizingDeclarations.NameStep>
  ) -> NameSet {
    var reached = NameSet(names)
    if reached.isEmpty { return reached }
    // Nearly always the second round finds nothing more. Long chains are followed below, in linear
    // time.
    for _ in 0..<4 {
      let count = reached.count
      for descent in descents where reached.contains(descent.name) { reached.insert(descent.heir) }
      if reached.count == count { return reached }
    }
    var heirs: [Name: [Name]] = [:]
    for descent in descents { heirs[descent.name, default: []].append(descent.heir) }
    var pending = reached.names
    while let name = pending.popLast() {
      for heir in heirs[name] ?? [] where reached.insert(heir) { pending.append(heir) }
    }
    return reached
  }

  // MARK: Questions

  /// The sources with an open question that the project's declarations may answer; they are scanned
  /// again.
  ///
  /// - Parameter parts: The parts that were joined.
  /// - Returns: Positions in `parts`, ascending.
  package func concerned(_ parts: [SourcePart?]) -> [Int] {
    parts.indices.filter { position in
      guard let questions = parts[position]?.questions else { return false }
      return areUnknown || questions.needsTypes
        || questions.takers.contains(where: mayTakeLiteral)
        || questions.typeNames.mayIntersect(aliasFilter)
    }
  }

  /// True if the project may declare that the target takes localizable literals.
  @inline(__always)
  private func mayTakeLiteral(_ target: LiteralTarget) -> Bool {
    takerKeys.contains(target.key) || unlabelled.contains(target.name)
      || hiding.contains(target.name)
  }

  /// Methods that add a literal to a list, or search the list for it.
  static let additions = SDKTypes.names("append insert contains")

  /// The declarations of a source that name localized types by aliases; `nil` if there are none.
  private func renaming(_ part: SourcePart) -> LocalizingDeclarations? {
    part.questions.typeNames.mayIntersect(aliasFilter) || part.questions.asksNothing
      ? LocalizingDeclarations(part.declarations, by: aliases) : nil
  }

  // MARK: Places

  /// True if a callee or property of this name may take a localizable literal.
  func mayTake(_ name: Name) -> Bool {
    areUnknown || takers.contains(name) || valued.contains(name)
  }

  /// True if a type may be localized or have a localized part.
  ///
  /// - Parameter type: A node that spells a type.
  func mayLocalize(_ type: NodeID, in tree: SyntaxTree) -> Bool {
    if areUnknown { return true }
    let range = tree.bytes(of: type)
    let source = tree.source
    if LocalizedTypes.mayBeNamed(in: source.span, range.start..<range.end) { return true }
    return (tree.nodes[type].start..<tree.nodes[type].end).contains { token in
      switch tree.tokens[token].kind {
      // In an extension of a localized type, `Self` is that type.
      case .keyword: tree.tokens[token].keyword == .selfType
      case .identifier: !aliases.isEmpty && aliases.contains(tree.nameHash(token))
      default: false
      }
    }
  }
}
