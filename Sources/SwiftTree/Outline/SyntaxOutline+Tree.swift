internal import LocalizationModel

extension SyntaxOutline {
  /// Parses a source and outlines it.
  package static func outline(of source: ContiguousArray<UInt8>) -> SyntaxOutline {
    SyntaxOutline(Parser.parse(source))
  }

  /// Lists the calls and literals of a tree, each list in source order.
  package init(_ tree: SyntaxTree) {
    self.init()
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .call, .macro, .attribute:
        if let call = Call(node, in: tree) { calls.append(call) }
      default: break
      }
    }
    calls.sort {
      ($0.callee.start, $0.parentheses.end) < ($1.callee.start, $1.parentheses.end)
    }
    for index in tree.tokens.indices {
      switch tree.tokens[index].kind {
      case .string, .stringStart: strings.append(StringLiteral(index, in: tree))
      case .regex:
        regexes.append(
          RegexLiteral(
            range: tree.bytes(ofToken: index), pounds: Int(tree.tokens[index].detail)))
      default: break
      }
    }
  }
}

extension SyntaxOutline.Call {
  /// - Returns: `nil` for a node without parentheses, such as `@main` or a call with trailing
  ///   closures only.
  package init?(_ node: NodeID, in tree: SyntaxTree) {
    let syntax = tree.nodes[node]
    let parenthesis = syntax.token
    guard parenthesis != .none else { return nil }
    let isCall = syntax.kind == .call
    self.kind = isCall ? .function : syntax.kind == .macro ? .macro : .attribute
    let first = isCall ? syntax.start : syntax.start + 1
    callee = ByteRange(
      start: tree.tokens[first].startOffset, end: tree.tokens[parenthesis - 1].endOffset)
    let close = tree.tokens[parenthesis].partner
    parentheses = ByteRange(
      start: tree.tokens[parenthesis].startOffset,
      end: close == .none
        ? tree.tokens[syntax.end - 1].endOffset : tree.tokens[close].endOffset)
    labels = []
    trailingLabels = []
    for child in tree.children(of: node) where tree.nodes[child].start > parenthesis {
      let label = tree.nodes[child].token
      let range = label == .none ? nil : tree.bytes(ofToken: label)
      switch tree.nodes[child].kind {
      case .argument: labels.append(range)
      case .trailingClosure: if let range { trailingLabels.append(range) }
      default: break
      }
    }
  }
}

extension SyntaxOutline.StringLiteral {
  /// Splits a string literal into texts and interpolations.
  package init(_ index: TokenID, in tree: SyntaxTree) {
    let token = tree.tokens[index]
    isMultiline = token.flags.contains(.multiline)
    let quotes = isMultiline ? 3 : 1
    let isWhole = token.kind == .string
    var hashes = 0
    while token.startOffset + hashes < tree.source.count,
      tree.source[token.startOffset + hashes] == UInt8(ascii: "#")
    {
      hashes += 1
    }
    pounds = hashes
    let last = isWhole ? token : tree.tokens[max(token.partner, index)]
    range = ByteRange(start: token.startOffset, end: last.endOffset)
    segments = []
    var text = token.startOffset + hashes + quotes
    if !isWhole {
      var inner = index + 1
      while inner < tree.tokens.endIndex, tree.tokens[inner].kind == .interpolationStart {
        let open = tree.tokens[inner]
        if open.startOffset > text {
          segments.append(.text(ByteRange(start: text, end: open.startOffset)))
        }
        guard open.partner > inner else {
          // An interpolation without end: the literal counts up to where it begins.
          range = ByteRange(start: token.startOffset, end: open.startOffset)
          return
        }
        text = tree.tokens[open.partner].endOffset
        segments.append(.interpolation(ByteRange(start: open.startOffset, end: text)))
        inner = open.partner + 1
      }
    }
    let isClosed = !token.flags.contains(.unterminated)
    let end = isClosed ? range.end - hashes - quotes : range.end
    if end > text { segments.append(.text(ByteRange(start: text, end: end))) }
  }
}
