internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Makes the key that a catalog holds for a literal, with its placeholders. In the first scan,
/// where the project's types are not known, it records if one of them could change the key.
struct KeyReader {
  private let tree: SyntaxTree
  /// The inference of the file, once the project is known.
  private let project: TypeInference?
  /// The file's declarations; empty once the project is known.
  private let declarations: FileDeclarations
  private let scoped: ScopedTree
  /// For each node, the type declaration around it; computed when first asked for.
  private lazy var typesAround = scoped.typesAround()
  private lazy var interpolations = project.map(InterpolationReader.init)
  private lazy var uniquelyNamedProperties = declarations.uniquelyNamedProperties()
  /// The number of times that each name is bound in the file.
  private lazy var bindings = tree.boundNames.reduce(into: [:]) { counts, token in
    counts[tree.nameHash(token), default: 0] += 1
  }
  /// True if an interpolation was read whose type only the project's declarations decide.
  private(set) var needsTypes = false

  init(_ scoped: ScopedTree, project: TypeInference?, declarations: FileDeclarations) {
    tree = scoped.tree
    self.scoped = scoped
    self.project = project
    self.declarations = declarations
  }

  /// The key of a literal. With interpolations, each becomes a specifier and a `%` in the text is
  /// doubled; without any, a `%` stays as it is.
  ///
  /// - Parameter placeholders: Gets one element for each interpolation.
  mutating func key(of literal: LiteralText, _ placeholders: inout [Placeholder]) -> String {
    if let text = literal.staticText { return text }
    var key = ""
    for piece in literal.pieces {
      switch piece {
      case .text(let text): key += Self.escapingPercent(text)
      case .interpolation(let node):
        let placeholder = placeholder(for: node)
        key += placeholder.specifier
        placeholders.append(placeholder)
      }
    }
    return key
  }

  /// The placeholder of an interpolation. In the first scan, only what the file proves counts.
  private mutating func placeholder(for node: NodeID) -> Placeholder {
    if let interpolations { return interpolations.placeholder(for: node) }
    if let simple = simplePlaceholder(node) { return simple }
    let placeholder = InterpolationReader.placeholder(for: node, in: tree) { _ in nil }
    if placeholder.confidence == .assumed { needsTypes = true }
    return placeholder
  }

  /// The placeholder of `\(name)` for a property of the type around it, if the file binds the name
  /// only once; otherwise `nil`. It can save a second scan.
  private mutating func simplePlaceholder(_ node: NodeID) -> Placeholder? {
    guard let argument = tree.lastChild(of: node), argument == node - 1,
      tree.nodes[argument].token == .none,
      let value = tree.lastChild(of: argument), tree.nodes[value].kind == .name,
      tree.nodes[argument].first == tree.nodes[node].first,
      case let token = tree.nodes[value].token, tree.tokens[token].kind == .identifier,
      case let name = tree.nameHash(token), let property = uniquelyNamedProperties[name],
      let specifier = declarations.specifier(of: property), bindings[name] == 1,
      isMember(property, at: node)
    else { return nil }
    return Placeholder(
      expression: tree.text(tree.bytes(of: value)), specifier: specifier, confidence: .declared)
  }

  /// True if a property belongs to the type around a node. A property of another type in the file
  /// proves nothing, because the type around the node may inherit a member of that name.
  private mutating func isMember(_ property: FileDeclarations.Record, at node: NodeID) -> Bool {
    guard property.owner != .none, let type = typesAround[node] else { return false }
    let owner = declarations.records[property.owner]
    let name = tree.nodes[type].token
    if name == .none { return false }
    if tree.tokens[name].start == owner.place { return true }
    // The property may also be declared in the type and used in an extension of it, or the other
    // way round: two declarations with one name.
    return owner.owner == .none && typesAround[type] == nil && tree.nameHash(name) == owner.name
      && tree.tokens[name + 1].kind != .period && !declarations.isQualified(owner)
  }

  /// The text with each `%` doubled, as a key with specifiers needs it.
  static func escapingPercent(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.unicodeScalars.reduce(into: "") {
      $0.unicodeScalars.append($1)
      if $1 == "%" { $0.unicodeScalars.append($1) }
    }
  }
}
