internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// A search of one source for all literals that spell a given key, even if extraction does not
/// recognize them. `gloss rename` must change all of them or none.
package struct KeyLiterals {
  private let tree: SyntaxTree
  private let scoped: ScopedTree
  private let surroundings: NodeSurroundings
  private let table: LocalizingAPITable
  private let hashes: LiteralHashes

  /// Parses a source.
  ///
  /// - Parameters:
  ///   - source: UTF-8.
  ///   - table: The APIs that localize.
  package init(_ source: ContiguousArray<UInt8>, _ table: LocalizingAPITable) {
    tree = Parser.parse(source)
    scoped = ScopedTree(tree)
    surroundings = NodeSurroundings(scoped)
    hashes = LiteralHashes(tree)
    self.table = table
  }

  /// The literals that spell a key, and the enum cases whose raw value is the key; ascending by
  /// offset.
  package func all(spelling key: String) -> [KeyLiteral] {
    let wanted = LiteralHash(key: key)
    let hasWords = looseKey(key).replacing("%@", with: "").contains(where: \.isLetter)
    let text = tree.source
    let lines = LineTable(text.span)
    let hidden = hiddenRanges()
    var conditions = BranchConditions(tree)
    var found: [KeyLiteral] = []
    func add(_ range: ByteRange, _ use: KeyLiteral.Use) {
      let isHidden =
        hidden.contains { $0.start <= range.start && range.end <= $0.end }
        || conditions.conditions(at: range.start).contains(where: table.leavesOut)
      found.append(
        KeyLiteral(
          range: range, position: lines.position(ofByte: range.start, in: text.span),
          use: isHidden ? .apart : use))
    }
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .string where hashes.hash(ofLiteral: node) == wanted:
        add(tree.bytes(of: node), use(ofLiteral: node, hasWords: hasWords))
      case .enumElement where tree.lastChild(of: node) == nil:
        let range = tree.nameRange(ofToken: tree.nodes[node].token)
        if key.utf8.elementsEqual(tree.source[range]), let use = use(ofCase: node) {
          add(ByteRange(start: range.lowerBound, end: range.upperBound), use)
        }
      default: break
      }
    }
    return found.sorted { $0.range.start < $1.range.start }
  }

  /// The ranges of previews.
  private func hiddenRanges() -> [ByteRange] {
    tree.nodes.indices.filter { node in
      switch tree.nodes[node].kind {
      case .macro: tree.isPreview(node)
      case .typeDeclaration: tree.isPreviewProvider(node)
      default: false
      }
    }.map { tree.bytes(of: $0) }
  }

  // MARK: Uses

  private func use(ofLiteral literal: NodeID, hasWords: Bool) -> KeyLiteral.Use {
    let use = use(of: literal)
    if LiteralText(literal, in: tree).isStatic { return use }
    // A text with interpolations is joined before any lookup, unless a call takes the literal
    // itself.
    guard use == .open, hasWords, let parent = scoped.parents[literal] else { return .apart }
    return tree.nodes[parent].kind == .argument ? .open : .apart
  }

  private func use(of literal: NodeID) -> KeyLiteral.Use {
    var node = literal
    var isElement = false
    while let parent = scoped.parents[node] {
      let children = tree.children(of: parent)
      switch tree.nodes[parent].kind {
      case .effect, .ternary: break
      case .array, .dictionary: isElement = true
      case .tuple where children.count == 1: break
      case .operation:
        let operators = tree.operators(of: children)
        // `+` between lists keeps their texts; between texts it makes a new text.
        if operators.contains("+"), !isElement { return .apart }
        if operators.contains(where: { $0 != "??" && $0 != "+" }) { return .compared }
      case .argument:
        guard let call = scoped.parents[parent] else { return .open }
        let isParenthesized = tree.nodes[call].kind == .tuple && tree.children(of: call).count == 1
        if !isParenthesized { return use(ofArgument: parent, of: call) }
        node = call
        continue
      case .switchCase: return surroundings.isPattern(node) ? .compared : .open
      case .patternCondition: return node == children.first ? .compared : .open
      case .enumElement: return use(ofCase: parent) ?? .open
      default: return .open
      }
      node = parent
    }
    return .open
  }

  private func use(ofArgument argument: NodeID, of call: NodeID) -> KeyLiteral.Use {
    switch tree.nodes[call].kind {
    case .interpolation: return .apart
    case .subscripting: return .index
    case .call, .attribute, .macro:
      guard let name = tree.calleeName(of: call) else { return .open }
      let token = tree.nodes[argument].token
      let label = token == .none ? "" : tree.name(ofToken: token)
      return use(ofArgument: label, of: tree.name(ofToken: name), called: name)
    default: return .open
    }
  }

  private func use(
    ofArgument label: String, of function: String, called name: TokenID
  ) -> KeyLiteral.Use {
    if PlainArguments.comparisons.contains(function) { return .compared }
    if PlainArguments.levels.contains(function) {
      return isLogger(calling: name) ? .apart : .open
    }
    let isDetail = table.rows(namedBy: name, in: tree).contains { row in
      !label.isEmpty && (row.tables + [row.comment, row.bundle]).contains(label)
    }
    let isShown = ShownArguments.labels(ofCalled: name, in: tree)?.contains(label) ?? false
    return isDetail || isShown || PlainArguments.contain(label, of: function)
      ? .taken(by: tree.nameHash(name)) : .open
  }

  /// True if a method is called on a value that is named like a logger: `logger.error("…")`,
  /// `Log.app.info("…")`.
  private func isLogger(calling name: TokenID) -> Bool {
    var token = name
    while token.position >= 2, tree.tokens[token - 1].kind == .period,
      tree.tokens[token - 2].kind == .identifier
    {
      token -= 2
      if Self.namesLogger(tree.name(ofToken: token)) { return true }
    }
    return false
  }

  /// True if the last word of a name is a logger's, as in `appLog`; not for `catalog`.
  private static func namesLogger(_ name: String) -> Bool {
    NameWords.all(in: name).last.map { ["log", "logger", "oslog"].contains($0) } ?? false
  }

  /// The use of a case's raw value; `nil` for a case whose raw value is no text.
  private func use(ofCase element: NodeID) -> KeyLiteral.Use? {
    var node = element
    while let parent = scoped.parents[node] {
      node = parent
      guard tree.nodes[node].kind == .typeDeclaration else { continue }
      let inherited = tree.children(of: node).filter { tree.nodes[$0].kind == .inheritedType }
      if inherited.contains(where: { tree.token(tree.nodes[$0].end - 1, spells: "CodingKey") }) {
        return .apart
      }
      return inherited.contains { hashes.isText(inheritedType: $0) } ? .rawValue : nil
    }
    return nil
  }
}
