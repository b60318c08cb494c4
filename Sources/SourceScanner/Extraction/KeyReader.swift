internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Reads the keys of literals: what a catalog holds for them.
struct KeyReader {
  private let tree: SyntaxTree
  /// What the project says, once it is known.
  private let project: TypeInference?
  /// What the file declares; empty once the project is known.
  private let declarations: FileDeclarations
  private let scoped: ScopedTree
  /// By node the type that it is in, found when first asked for.
  private lazy var typesAround = scoped.typesAround()
  private lazy var interpolations = project.map(InterpolationReader.init)
  private lazy var onlyProperties = declarations.onlyProperties()
  /// How often each name is bound.
  private lazy var bindings = tree.boundNames.reduce(into: [:]) { counts, token in
    counts[tree.interned(token), default: 0] += 1
  }
  /// Whether an interpolation was read whose type only the project knows.
  private(set) var needTypes = false

  init(_ scoped: ScopedTree, project: TypeInference?, declarations: FileDeclarations) {
    tree = scoped.tree
    self.scoped = scoped
    self.project = project
    self.declarations = declarations
  }

  /// The text that a catalog holds for a literal: with interpolations, each becomes a specifier
  /// and a `%` in the text is doubled; without, a `%` stays as it is.
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

  /// Where the project is not known yet, only what the file says beyond doubt counts.
  private mutating func placeholder(for node: NodeID) -> Placeholder {
    if let interpolations { return interpolations.placeholder(for: node) }
    if let simple = simplePlaceholder(node) { return simple }
    let placeholder = InterpolationReader.placeholder(for: node, in: tree) { _ in nil }
    if placeholder.confidence == .assumed { needTypes = true }
    return placeholder
  }

  /// `\(name)` for a property of the type around it, if nothing else in the file has its name.
  private mutating func simplePlaceholder(_ node: NodeID) -> Placeholder? {
    guard let argument = tree.lastChild(of: node), argument == node - 1,
      tree.nodes[argument].token == .none,
      let value = tree.lastChild(of: argument), tree.nodes[value].kind == .name,
      tree.nodes[argument].first == tree.nodes[node].first,
      case let token = tree.nodes[value].token, tree.tokens[token].kind == .identifier,
      case let name = tree.interned(token), let property = onlyProperties[name],
      let specifier = declarations.specifier(of: property), bindings[name] == 1,
      isMember(property, at: node)
    else { return nil }
    return Placeholder(
      expression: tree.text(tree.bytes(of: value)), specifier: specifier, confidence: .declared)
  }

  /// Whether a property belongs to the type that a node is in.
  ///
  /// What another type of the file declares says nothing: this one may inherit a member of that name.
  private mutating func isMember(_ property: FileDeclarations.Record, at node: NodeID) -> Bool {
    guard property.owner != .none, let type = typesAround[node] else { return false }
    let owner = declarations.records[property.owner]
    let name = tree.nodes[type].token
    if name == .none { return false }
    if tree.tokens[name].start == owner.place { return true }
    // An extension, or the type itself where the property is in an extension: both by one name.
    return owner.owner == .none && typesAround[type] == nil && tree.interned(name) == owner.name
      && tree.tokens[name + 1].kind != .period && !declarations.isQualified(owner)
  }

  static func escapingPercent(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.unicodeScalars.reduce(into: "") {
      $0.unicodeScalars.append($1)
      if $1 == "%" { $0.unicodeScalars.append($1) }
    }
  }
}
