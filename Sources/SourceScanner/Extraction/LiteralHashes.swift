internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Hashes of all texts that a source spells: its literals, localizable or not, and the names of
/// enum cases that are raw values. `gloss sync` marks no key stale that some literal spells.
struct LiteralHashes {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The hashes of every string literal and every implied raw value, in no order.
  func all() -> ContiguousArray<LiteralHash> {
    var hashes: ContiguousArray<LiteralHash> = []
    let text = tree.source
    let source = text.span
    var bytes: ContiguousArray<UInt8> = []
    // Cases whose enum has not been visited: in postorder, a type follows its members.
    var cases: ContiguousArray<NodeID> = []
    // The last literal after `verbatim:`, and the index of its hash.
    var verbatim: (argument: NodeID, index: Int)?
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .argument where tree.nodes[node].token != .none:
        let token = tree.nodes[node].token
        if tree.nodes[node - 1].kind == .string, tree.firstChild(of: node) == node - 1,
          tree.nameHash(token) == Self.verbatim
        {
          verbatim = (node, hashes.count - 1)
        }
      case .call:
        // `Text(verbatim:)` looks nothing up, so that its text must not keep a key alive.
        if let last = verbatim, last.argument == node - 1, shows(verbatim: node) {
          hashes.remove(at: last.index)
        }
      case .enumElement: cases.append(node)
      case .typeDeclaration where tree.nodes[node].detail == .enum:
        addHashes(ofCases: &cases, in: node, to: &hashes)
      case .string:
        hashes.append(hash(ofLiteral: node, source, &bytes))
      case .attribute:
        addHashes(ofAttribute: node, to: &hashes)
      default: break
      }
    }
    return hashes
  }

  /// True for a call of `Text`.
  private func shows(verbatim call: NodeID) -> Bool {
    tree.calleeName(of: call).map { tree.nameHash($0) == Self.text } ?? false
  }

  private static let verbatim = Name("verbatim")
  private static let text = Name("Text")

  /// The hash of one literal, as ``LiteralHash/init(key:)`` makes it of the key.
  func hash(ofLiteral node: NodeID) -> LiteralHash {
    let text = tree.source
    var bytes: ContiguousArray<UInt8> = []
    return hash(ofLiteral: node, text.span, &bytes)
  }

  /// - Parameter bytes: A buffer that is reused from literal to literal.
  private func hash(
    ofLiteral node: NodeID, _ source: Span<UInt8>, _ bytes: inout ContiguousArray<UInt8>
  ) -> LiteralHash {
    let token = tree.nodes[node].token
    if let plain = tree.plainText(ofLiteral: token) {
      let range = plain.start..<plain.end
      if !source.holds(UInt8(ascii: "%"), in: range) { return LiteralHash(source, range) }
      bytes.removeAll(keepingCapacity: true)
      appendLooseKey(source.extracting(range), to: &bytes)
      return LiteralHash(bytes.span, 0..<bytes.count)
    }
    bytes.removeAll(keepingCapacity: true)
    if appendText(ofInterpolated: token, source, to: &bytes) {
      return LiteralHash(bytes.span, 0..<bytes.count)
    }
    return LiteralHash(key: key(ofLiteral: node))
  }

  private func key(ofLiteral node: NodeID) -> String {
    let literal = LiteralText(node, in: tree)
    if let text = literal.staticText { return text }
    return literal.pieces.reduce(into: "") { key, piece in
      switch piece {
      case .text(let text): key += KeyReader.escapingPercent(text)
      case .interpolation: key += "%@"
      }
    }
  }

  /// Appends the key of a literal on one line that has interpolations but no escapes, as most
  /// literals with interpolations are. Each interpolation becomes `%@`. A `%` stays as written: a
  /// doubled `%`, as in the catalog's key, counts as one.
  ///
  /// - Returns: True if this is such a literal.
  private func appendText(
    ofInterpolated token: TokenID, _ source: Span<UInt8>, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    let literal = tree.tokens[token]
    guard literal.kind == .stringStart, literal.detail == 0,
      literal.flags.isDisjoint(with: [.multiline, .unterminated])
    else { return false }
    var start = literal.endOffset
    var next = token + 1
    while true {
      let range = start..<tree.tokens[next].startOffset
      if source.holds(UInt8(ascii: "\\"), in: range) { return false }
      unsafe source.extracting(range).withUnsafeBufferPointer {
        unsafe bytes.append(contentsOf: $0)
      }
      let end = tree.tokens[next].partner
      guard tree.tokens[next].kind == .interpolationStart, end > next else {
        return tree.tokens[next].kind == .stringEnd
      }
      bytes.append(UInt8(ascii: "%"))
      bytes.append(UInt8(ascii: "@"))
      start = tree.tokens[end].endOffset
      next = end + 1
    }
  }

  /// Adds the raw values that are the names of cases, as `inbox` for `case inbox` in `enum Folder:
  /// String`.
  ///
  /// - Parameter cases: The cases whose enum has not been visited, ascending; this enum's cases are
  ///   removed.
  private func addHashes(
    ofCases cases: inout ContiguousArray<NodeID>, in declaration: NodeID,
    to hashes: inout ContiguousArray<LiteralHash>
  ) {
    let first = tree.nodes[declaration].first
    let hasTexts = tree.children(of: declaration).contains { isText(inheritedType: $0) }
    let text = tree.source
    while let element = cases.last, element >= first {
      cases.removeLast()
      if hasTexts, tree.lastChild(of: element) == nil {
        let range = tree.nameRange(ofToken: tree.nodes[element].token)
        hashes.append(LiteralHash(text.span, range))
      }
    }
  }

  /// True if a node is a raw type whose values are string literals: `String`, `Swift.String`,
  /// `LocalizedStringResource`.
  func isText(inheritedType node: NodeID) -> Bool {
    guard tree.nodes[node].kind == .inheritedType else { return false }
    let last = tree.nodes[node].end - 1
    guard tree.tokens[last].kind == .identifier else { return false }
    let name = tree.nameHash(last)
    return Self.textTypes.contains(name) || LocalizedTypes.names.contains(name)
  }

  private static let textTypes = SDKTypes.names("String Substring StaticString")

  /// Adds the literals in the arguments of `@available` and the like, which are not parsed as
  /// expressions.
  private func addHashes(ofAttribute node: NodeID, to hashes: inout ContiguousArray<LiteralHash>) {
    let attribute = tree.nodes[node]
    if attribute.token == .none { return }
    let parenthesis = tree.tokens[attribute.token]
    if parenthesis.partner != .none, !parenthesis.flags.contains(.holdsLiteral) { return }
    for token in attribute.token..<attribute.end
    where tree.tokens[token].kind == .string {
      if let text = LiteralText(token: token, in: tree).staticText {
        hashes.append(LiteralHash(key: text))
      }
    }
  }
}
