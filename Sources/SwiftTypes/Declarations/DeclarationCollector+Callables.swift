internal import SwiftTree

/// Collects functions, initializers, subscripts and enum cases with their parameters.
extension DeclarationCollector {
  mutating func addElements(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    var child = node - 1
    let first = tree.nodes[node].first
    while child >= first {
      if tree.nodes[child].kind == .enumElement {
        let name = tree.nodes[child].token
        let record = add(
          .enumCase, nameHash(name, source), owner: owner, place: tree.tokens[name].startOffset,
          text: 0..<0, .isStatic, source)
        addParameters(of: child, record, source)
      }
      child = tree.nodes[child].first - 1
    }
  }

  mutating func addCallable(
    _ kind: FileDeclarations.Kind, _ node: NodeID, _ owner: RecordID,
    _ source: Span<UInt8>
  ) {
    let syntax = tree.nodes[node]
    let name = syntax.token
    guard name < syntax.end else { return }
    var flags: FileDeclarations.Flags = []
    var token = name - 1
    while token >= syntax.start {
      let keyword = tree.tokens[token].keyword
      if keyword == .static || keyword == .class { flags.insert(.isStatic) }
      token -= 1
    }
    var text = 0..<0
    var child = node - 1
    let first = syntax.first
    while child >= first {
      let part = tree.nodes[child]
      switch part.kind {
      case .returnType: text = bytes(of: child)
      case .attribute:
        let name = part.start + 1
        if source[tree.tokens[name].startOffset] == UInt8(ascii: "_"),
          tree.token(name, spells: "_disfavoredOverload" as StaticString)
        {
          flags.insert(.isDisfavored)
        }
      default: break
      }
      child = part.first - 1
    }
    if kind == .subscripted, text.isEmpty { return }
    let record = add(
      kind, nameHash(name, source), owner: owner, place: tree.tokens[name].startOffset, text: text,
      flags, source)
    addGenerics(after: name, record, source)
    addParameters(of: node, record, source)
  }

  private mutating func addParameters(of node: NodeID, _ record: RecordID, _ source: Span<UInt8>) {
    let start = declarations.records.endIndex
    let first = tree.nodes[node].first
    var child = node - 1
    while child >= first {
      if tree.nodes[child].kind == .parameter {
        addParameter(child, record, source)
      }
      child = tree.nodes[child].first - 1
    }
    let end = declarations.records.endIndex
    // Children were visited last to first; parameters are kept first to last.
    if end - start > 1 {
      var (low, high) = (start, end - 1)
      while low < high {
        declarations.records.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
    }
    for parameter in start..<end {
      declarations.records[parameter].end = parameter + 1
    }
    close(record)
  }

  private mutating func addParameter(_ node: NodeID, _ owner: RecordID, _ source: Span<UInt8>) {
    let syntax = tree.nodes[node]
    let token = syntax.token
    var text = 0..<0
    var flags: FileDeclarations.Flags = []
    var name = Name.none
    var child = node - 1
    let first = syntax.first
    var type: NodeID?
    while child >= first {
      let part = tree.nodes[child]
      if part.kind == .type {
        if type != nil { flags.insert(.hasDefault) }
        type = child
      } else if part.kind != .attribute {
        flags.insert(.hasDefault)
      }
      child = part.first - 1
    }
    if let type {
      text = bytes(of: type)
      let end = tree.nodes[type].end
      // `...` after the type
      if end < syntax.end, source[tree.tokens[end].startOffset] == UInt8(ascii: ".") {
        flags.insert(.isVariadic)
      }
      // An enum case's associated value without a label begins with its type.
      if token != .none, token < tree.nodes[type].start,
        tree.tokens[token].keyword != .wildcard
      {
        name = nameHash(token, source)
      }
    }
    add(
      .parameter, name, owner: owner, place: tree.tokens[token].startOffset, text: text, flags,
      source)
  }
}
