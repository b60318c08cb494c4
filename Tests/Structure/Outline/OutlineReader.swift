internal import LocalizationModel
internal import SwiftTree

extension SourceOutline {
  /// Parses a source and keeps what the checks need of it.
  init(of bytes: ContiguousArray<UInt8>, at path: String, in target: String) {
    var reader = OutlineReader(Parser.parse(bytes), SourceOutline(path: path, target: target))
    self = reader.read()
  }
}

/// Reads the outline of one source from its tree.
///
/// Nodes are visited from last to first. In that order a node comes after the one around it.
struct OutlineReader {
  private let tree: SyntaxTree
  private let names: DeclarationNames
  private let parents: Parents
  private let lines: LineTable
  private var outline: SourceOutline
  /// The types and bodies around the current node, from the outermost in.
  private var scopes: [Scope] = []
  private var bodies: [TypeBody] = []

  private struct Scope {
    enum Kind {
      case type, body
    }

    let kind: Kind
    let names: [String]
    /// True if it is an extension of a type.
    var isExtension = false
    /// True if no other file can name the declarations in it.
    var isPrivate = false
    /// The first node in it.
    let first: NodeID
  }

  init(_ tree: SyntaxTree, _ outline: SourceOutline) {
    self.tree = tree
    self.outline = outline
    names = DeclarationNames(tree: tree)
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
    outline.literals.reverse()
    outline.sorts.reverse()
    outline.types.reverse()
    outline.functions.reverse()
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
    case .typeAlias: add(isLocal ? .local : .alias, [names.name(of: node)], node)
    case .function, .initializer, .subscriptDeclaration: noteFunction(node)
    case .otherDeclaration where names.isDeinitializer(node): noteFunction(node)
    case .closure: enter(.body, node, ["closure"])
    case .variable: noteVariable(node)
    case .string: noteLiteral(node)
    case .call: noteSort(node)
    case .enumElement:
      addMember(names.name(of: node), isPrivate: false)
      enter(.body, node, [names.name(of: node)])
    default: break
    }
  }

  private mutating func noteLiteral(_ node: NodeID) {
    let text = LiteralText(node, in: tree).pieces.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
    guard MemberCheck.members.contains(where: text.contains) else { return }
    outline.literals.append(LiteralPart(text: text, line: lines(of: node).lowerBound))
  }

  private mutating func noteSort(_ node: NodeID) {
    guard let callee = tree.firstChild(of: node), callee < node - 1 else { return }
    let (calleeBytes, bytes) = (tree.bytes(of: callee), tree.bytes(of: node))
    let called = tree.text(calleeBytes)
    guard let name = [".sort", ".sorted"].first(where: called.hasSuffix) else { return }
    var depth = 0
    let receiver = called.dropLast(name.count).filter { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth == 0
    }
    outline.sorts.append(
      SortPart(
        receiver: receiver,
        order: tree.text(ByteRange(start: calleeBytes.end, end: bytes.end)),
        line: line(ofByte: calleeBytes.end)))
  }

  // MARK: Types

  private mutating func noteType(_ node: NodeID) {
    let isExtension = tree.nodes[node].detail == .extension
    let newNames = isExtension ? names.extendedNames(of: node) : [names.name(of: node)]
    add(isExtension ? .extension : isLocal ? .local : .declaration, newNames, node)
    enter(.type, node, newNames)
    scopes[scopes.count - 1].isExtension = isExtension
    scopes[scopes.count - 1].isPrivate = names.isPrivate(node)
  }

  private mutating func add(_ kind: TypePart.Kind, _ newNames: [String], _ node: NodeID) {
    let path = typePath + newNames
    outline.types.append(
      TypePart(
        kind: kind, path: path, isNested: !scopes.isEmpty, isPrivate: names.isPrivate(node),
        lines: lines(of: node)))
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
    let bodies: [SyntaxKind] = [.block, .accessors, .closure]
    if tree.children(of: node).contains(where: { bodies.contains(tree.nodes[$0].kind) }) {
      addFunction(name, node)
    }
    if let declaration = parents[node] {
      addMember(name, isPrivate: names.isPrivate(declaration))
    }
    enter(.body, node, [name])
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

  // MARK: Scopes and lines

  /// True if the current node is in a function or a value.
  private var isLocal: Bool { scopes.contains { $0.kind != .type } }

  private var owner: String { scopes.flatMap(\.names).joined(separator: ".") }

  /// The names of the types around the current node.
  private var typePath: [String] { scopes.filter { $0.kind == .type }.flatMap(\.names) }

  private mutating func enter(_ kind: Scope.Kind, _ node: NodeID, _ names: [String]) {
    scopes.append(Scope(kind: kind, names: names, first: tree.nodes[node].first))
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
