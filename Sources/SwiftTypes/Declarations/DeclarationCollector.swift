package import SwiftTree

/// Collects the declarations of one parsed source, at top level and inside types, as the
/// ``FileDeclarations`` of which ``ProjectIndex`` is made. Bodies of functions are not searched.
/// Each scan of a source runs it.
package struct DeclarationCollector {
  /// The tree whose declarations are collected.
  package let tree: SyntaxTree
  /// The declarations collected so far; complete after the initializer.
  package var declarations = FileDeclarations()

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    declarations.reserve(forNodes: tree.nodes.count)
    let text = tree.source
    collect(before: tree.nodes.endIndex, from: NodeID(position: 0), owner: .none, text.span)
    declarations.trim()
  }

  /// Visits the items of a list, last to first, which needs no list of children.
  private mutating func collect(
    before end: NodeID, from first: NodeID, owner: RecordID, _ source: Span<UInt8>
  ) {
    var node = end - 1
    while node >= first {
      visit(node, owner, source)
      node = tree.nodes[node].first - 1
    }
  }

  private mutating func visit(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    switch tree.nodes[node].kind {
    case .variableDeclaration: addVariables(node, owner, source)
    case .function: addCallable(.function, node, owner, source)
    case .initializer: addCallable(.initializer, node, owner, source)
    case .subscriptDeclaration: addCallable(.subscripted, node, owner, source)
    case .enumCase: addElements(node, owner, source)
    case .typeDeclaration: addType(node, owner, source)
    case .typeAlias: addAlias(node, owner, source)
    default: break
    }
  }

  // MARK: Types

  private mutating func addType(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    let syntax = tree.nodes[node]
    let name = syntax.token
    guard name < syntax.end else { return }
    var flags: FileDeclarations.Flags = []
    var kind = FileDeclarations.Kind.type
    var text = tree.nameRange(ofToken: name)
    var last = name
    switch syntax.detail {
    case .extension:
      kind = .typeExtension

      while last + 2 < syntax.end, tree.tokens[last + 1].kind == .period {
        last += 2
      }
      text = text.lowerBound..<max(text.lowerBound, tree.tokens[last].endOffset)

    case .class, .actor: flags.insert(.isReference)
    case .enum: flags.insert(.isEnum)
    case .protocol: flags.insert(.isProtocol)
    default: break
    }
    var child = node - 1
    let first = syntax.first
    while child >= first {
      if tree.nodes[child].kind == .attribute, isObservable(child) { flags.insert(.isObservable) }
      child = tree.nodes[child].first - 1
    }
    let record = add(
      kind, nameHash(last, source), owner: owner, place: tree.tokens[name].startOffset,
      text: text, flags, source)
    addGenerics(after: last, record, source)
    child = node - 1
    while child >= first {
      let part = tree.nodes[child]
      switch part.kind {
      case .block: collect(before: child, from: part.first, owner: record, source)
      case .inheritedType:
        add(
          .inherited, .none, owner: record, place: tree.tokens[part.start].startOffset,
          text: bytes(of: child), [], source)
      default: break
      }
      child = part.first - 1
    }
    close(record)
  }

  /// True if an attribute is `@Observable` or `@Observation.Observable`.
  private func isObservable(_ attribute: NodeID) -> Bool {
    var name = tree.nodes[attribute].start + 1
    let end = tree.nodes[attribute].end
    while name + 2 < end, tree.tokens[name + 1].kind == .period { name += 2 }
    return name < end && tree.token(name, spells: "Observable" as StaticString)
  }

  private mutating func addAlias(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    guard let type = tree.lastChild(of: node), tree.nodes[type].kind == .type else { return }
    let name = tree.nodes[node].token
    add(
      .typeAlias, nameHash(name, source), owner: owner, place: tree.tokens[name].startOffset,
      text: bytes(of: type), [], source)
  }

  /// Adds the clause of generic parameters that directly follows a name, unless it has 240 bytes or
  /// more: ``FileDeclarations`` keeps no longer text.
  mutating func addGenerics(after token: TokenID, _ owner: RecordID, _ source: Span<UInt8>) {
    let start = tree.tokens[token].endOffset
    guard start < source.count, source[start] == UInt8(ascii: "<") else { return }
    var depth = 0
    var end = start
    while end < source.count, end - start < FileDeclarations.textLimit {
      switch source[end] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where source[end - 1] != UInt8(ascii: "-"): depth -= 1  // no arrow
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return
      default: break
      }
      end += 1
      if depth == 0 { break }
    }
    if depth != 0 { return }
    add(
      .generics, .none, owner: owner, place: start, text: start..<end, [], source)
  }

  // MARK: Members

  private mutating func addVariables(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    let syntax = tree.nodes[node]
    var flags: FileDeclarations.Flags =
      tree.tokens[syntax.token].keyword == .let ? .isConstant : []
    var token = syntax.token - 1
    while token >= syntax.start {
      let keyword = tree.tokens[token].keyword
      if keyword == .static || keyword == .class { flags.insert(.isStatic) }
      token -= 1
    }
    var attribute: NodeID?
    var child = node - 1
    let first = syntax.first
    while child >= first {
      if tree.nodes[child].kind == .attribute {
        flags.insert(.isWrapped)
        attribute = child
      }
      child = tree.nodes[child].first - 1
    }
    child = node - 1
    while child >= first, tree.nodes[child].kind == .variable {
      if tree.nodes[child].token != .none { addVariable(child, owner, flags, attribute, source) }
      child = tree.nodes[child].first - 1
    }
  }

  private mutating func addVariable(
    _ node: NodeID, _ owner: RecordID, _ flags: FileDeclarations.Flags, _ attribute: NodeID?,
    _ source: Span<UInt8>
  ) {
    var flags = flags
    var text = 0..<0
    var child = node - 1
    let first = tree.nodes[node].first
    var value: NodeID?
    while child >= first {
      let part = tree.nodes[child]
      switch part.kind {
      case .type:
        // The type of a constant with a literal is written only to be read; the text says more.
        if part.first == first, !isText(value, ofConstant: flags, typed: bytes(of: child), source) {
          text = bytes(of: child)
          value = nil
        }
      case .block, .accessors: flags.insert(.isComputed)
      default:
        flags.insert(.hasDefault)
        value = child
      }
      child = part.first - 1
    }
    if text.isEmpty, let value {
      text = textShowingType(of: value)
      flags.insert(.isValue)
    } else if text.isEmpty, let attribute {
      text = typeArgument(of: attribute)
      if text.isEmpty {
        text = keyPathArgument(of: attribute)
        if !text.isEmpty { flags.insert(.isValue) }
      }
    }
    let name = tree.nodes[node].token
    add(
      .property, nameHash(name, source), owner: owner, place: tree.tokens[name].startOffset,
      text: text, flags, source)
  }

  /// The bytes of a value that show its type: of a call only its callee, as `Model(` of `Model(id:
  /// 1)`.
  private func textShowingType(of node: NodeID) -> Range<Int> {
    let range = bytes(of: node)
    guard tree.nodes[node].kind == .call, tree.nodes[node].token != .none else { return range }
    return range.lowerBound..<tree.tokens[tree.nodes[node].token].endOffset
  }

  /// True for the literal of `let table: String = "Menu"`.
  private func isText(
    _ value: NodeID?, ofConstant flags: FileDeclarations.Flags, typed type: Range<Int>,
    _ source: Span<UInt8>
  ) -> Bool {
    guard let value, flags.contains(.isConstant), tree.nodes[value].kind == .string,
      type.count == 6, bytes(of: value).count <= 64
    else { return false }
    return Name(source, type) == Self.string
  }

  private static let string = Name("String")

  /// The bytes of `Model` in `@Environment(Model.self)`; empty for other attributes.
  private func typeArgument(of attribute: NodeID) -> Range<Int> {
    let open = tree.nodes[attribute].token
    let end = tree.nodes[attribute].end
    // At least five tokens: `(`, a name, `.`, `self` and `)`.
    guard open != .none, end - open >= 5, tree.tokens[end - 2].keyword == .self,
      tree.tokens[end - 3].kind == .period
    else { return 0..<0 }
    return tree.tokens[open + 1].startOffset..<tree.tokens[end - 4].endOffset
  }

  /// The bytes of `\.model` in `@Environment(\.model)`; empty for other attributes.
  private func keyPathArgument(of attribute: NodeID) -> Range<Int> {
    let open = tree.nodes[attribute].token
    let end = tree.nodes[attribute].end
    // Exactly five tokens: `(`, `\`, `.`, a name and `)`.
    guard open != .none, end - open == 5, tree.tokens[open + 1].kind == .backslash,
      tree.tokens[open + 3].kind == .identifier
    else { return 0..<0 }
    return tree.tokens[open + 1].startOffset..<tree.tokens[open + 3].endOffset
  }

  // MARK: Helpers

  /// Adds a record; the records added until ``close(_:)`` are its members.
  @discardableResult
  package mutating func add(
    _ kind: FileDeclarations.Kind, _ name: Name, owner: RecordID, place: Int, text: Range<Int>,
    _ flags: FileDeclarations.Flags, _ source: Span<UInt8>
  ) -> RecordID {
    declarations.add(
      kind, name, owner: owner, place: place, text: text, in: source, flags)
  }

  /// The name that a token spells, without backticks.
  @inline(__always)
  package func nameHash(_ token: TokenID, _ source: Span<UInt8>) -> Name {
    Name(source, tree.nameRange(ofToken: token))
  }

  /// Marks the last record added as the last member of this one.
  package mutating func close(_ record: RecordID) {
    declarations.records[record].end = declarations.records.endIndex
  }

  /// The bytes from a node's first token to its last.
  @inline(__always)
  package func bytes(of node: NodeID) -> Range<Int> {
    let syntax = tree.nodes[node]
    let start = tree.tokens[syntax.start].startOffset
    return start..<max(start, tree.tokens[max(syntax.end - 1, .none)].endOffset)
  }
}
