internal import LocalizationModel
internal import SwiftTree

extension SourceOutline {
  /// Parses a source and keeps what the checks ask about.
  init(of bytes: ContiguousArray<UInt8>, at path: String, in target: String) {
    var reader = OutlineReader(Parser.parse(bytes), SourceOutline(path: path, target: target))
    self = reader.read()
  }
}

/// Reads the outline of one source from its tree.
///
/// Nodes are taken from last to first, so that each comes after the one around it.
struct OutlineReader {
  private let tree: SyntaxTree
  private let names: DeclarationNames
  private let numbers: NumberReader
  private let parents: Parents
  private let lines: LineTable
  private var outline: SourceOutline
  /// What stands around the current node, from the outermost in.
  private var scopes: [Scope] = []
  private var bodies: [TypeBody] = []

  private struct Scope {
    enum Kind {
      case type, enumElement, body
    }

    let kind: Kind
    let names: [String]
    /// Whether it is an extension of a type.
    var isExtension = false
    /// Whether no other file can name what stands in it.
    var isPrivate = false
    /// Its index among the types of the outline.
    var type: Int?
    /// The first node in it.
    let first: NodeID
  }

  init(_ tree: SyntaxTree, _ outline: SourceOutline) {
    self.tree = tree
    self.outline = outline
    names = DeclarationNames(tree: tree)
    numbers = NumberReader(tree: tree)
    parents = tree.parents
    let source = tree.source
    lines = LineTable(source.span)
  }

  mutating func read() -> SourceOutline {
    for node in tree.nodes.indices.reversed() {
      while let scope = scopes.last, node < scope.first { scopes.removeLast() }
      note(node)
    }
    outline.imports.reverse()
    outline.types.reverse()
    outline.functions.reverse()
    outline.numbers.reverse()
    let reader = NameReader(tree, in: bodies)
    outline.uses = reader.uses { line(ofByte: $0) }
    outline.mentions = reader.mentions { line(ofByte: $0) }
    outline.localNames = LocalNames(tree).all()
    return outline
  }

  private mutating func note(_ node: NodeID) {
    switch tree.nodes[node].kind {
    case .importDeclaration:
      guard let module = names.importedModule(of: node) else { return }
      outline.imports.append(Import(module: module, line: lines(of: node).upperBound))
    case .typeDeclaration: noteType(node)
    case .typeAlias: noteAlias(node)
    case .function, .initializer, .subscriptDeclaration: noteFunction(node)
    case .otherDeclaration where names.isDeinitializer(node): noteFunction(node)
    case .closure: enter(.body, node, ["closure"])
    case .variable: noteVariable(node)
    case .enumElement:
      addMember(names.name(of: node), isPrivate: false)
      enter(.enumElement, node, [names.name(of: node)])
    case .parameter: noteParameter(node)
    default: break
    }
  }

  // MARK: Types

  private mutating func noteType(_ node: NodeID) {
    let isExtension = tree.nodes[node].detail == .extension
    let own = isExtension ? names.extendedNames(of: node) : [names.name(of: node)]
    add(isExtension ? .extension : isLocal ? .local : .declaration, own, node)
    enter(.type, node, own, type: outline.types.count - 1)
    scopes[scopes.count - 1].isExtension = isExtension
    scopes[scopes.count - 1].isPrivate = names.isPrivate(node)
  }

  private mutating func noteAlias(_ node: NodeID) {
    let name = names.name(of: node)
    add(isLocal ? .local : .alias, [name], node)
    if !isLocal, numbers.hasNumber(alias: node) { add(.alias, name, node) }
  }

  private mutating func add(_ kind: TypePart.Kind, _ own: [String], _ node: NodeID) {
    let path = typePath + own
    outline.types.append(
      TypePart(
        kind: kind, path: path, isNested: !scopes.isEmpty, isPrivate: names.isPrivate(node),
        inherited: names.inheritedNames(of: node), lines: lines(of: node)))
    bodies.append(TypeBody(tokens: names.tokens(of: node), path: path))
  }

  // MARK: Functions and values

  private mutating func noteFunction(_ node: NodeID) {
    if tree.nodes[node].kind == .function {
      addMember(names.name(of: node), isPrivate: names.isPrivate(node))
    }
    addFunction(names.fullName(of: node), node)
    enter(.body, node, [names.fullName(of: node)])
  }

  private mutating func noteVariable(_ node: NodeID) {
    let name = names.name(of: node)
    let accessors = names.accessors(of: node)
    let isClosure = tree.children(of: node).contains { tree.nodes[$0].kind == .closure }
    if accessors != .none || isClosure { addFunction(name, node) }
    if !isLocal, accessors != .computing, numbers.hasNumber(variable: node) {
      add(.property, name, node)
    }
    if let declaration = parents[node] {
      addMember(name, isPrivate: names.isPrivate(declaration))
      if let type = scopes.last?.type, accessors != .computing, !names.isStatic(declaration) {
        outline.types[type].storedProperties += 1
      }
    }
    enter(.body, node, [name])
  }

  private mutating func noteParameter(_ node: NodeID) {
    guard numbers.hasNumber(parameter: node) else { return }
    let local = names.localName(ofParameter: node)
    if let scope = scopes.last, scope.kind == .enumElement {
      add(.property, local ?? scope.names.joined(separator: "."), node)
    } else {
      add(.parameter, local ?? "_", node)
    }
  }

  private mutating func addMember(_ name: String, isPrivate: Bool) {
    if isLocal || name.isEmpty { return }
    outline.members.append(
      MemberPart(
        name: name, type: typePath, isInExtension: scopes.last?.isExtension ?? false,
        isPrivate: isPrivate || scopes.contains(where: \.isPrivate)))
  }

  private mutating func addFunction(_ name: String, _ node: NodeID) {
    let full = scopes.isEmpty ? name : "\(owner).\(name)"
    outline.functions.append(FunctionPart(name: full, lines: lines(of: node)))
  }

  private mutating func add(_ role: NumberDeclaration.Role, _ name: String, _ node: NodeID) {
    outline.numbers.append(
      NumberDeclaration(
        role: role, name: name, owner: owner, type: typePath, line: lines(of: node).lowerBound))
  }

  // MARK: Scopes and lines

  /// Whether the current node is in a function or a value.
  private var isLocal: Bool { scopes.contains { $0.kind != .type } }

  private var owner: String { scopes.flatMap(\.names).joined(separator: ".") }

  /// The names of the types around the current node.
  private var typePath: [String] { scopes.filter { $0.kind == .type }.flatMap(\.names) }

  /// - Parameter type: Its index among the types of the outline.
  private mutating func enter(
    _ kind: Scope.Kind, _ node: NodeID, _ names: [String], type: Int? = nil
  ) {
    scopes.append(Scope(kind: kind, names: names, type: type, first: tree.nodes[node].first))
  }

  private func lines(of node: NodeID) -> ClosedRange<Int> {
    let bytes = tree.bytes(of: node)
    let first = line(ofByte: bytes.start)
    return first...max(first, line(ofByte: max(bytes.end - 1, bytes.start)))
  }

  private func line(ofByte offset: Int) -> Int {
    let source = tree.source
    return lines.position(ofByte: offset, in: source.span).line
  }
}
