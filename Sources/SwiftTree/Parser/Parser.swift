internal import LocalizationModel

/// Builds the syntax tree of one source from its tokens: the first stage of every scan. Extensions
/// in this folder hold the grammar.
///
/// Every construct of Swift that can hold an expression is parsed, in all branches of `#if`, far
/// enough to know the calls and literals and the declarations around them. Types are recognized but
/// not taken apart. No source is refused: tokens that do not parse are stepped over.
///
/// A function of the grammar takes a ``Mark`` of the state at its first token, parses the parts,
/// and appends its node with `finish(_:from:token:detail:)`.
package struct Parser: ~Copyable {
  /// The greatest depth of nested constructs; deeper ones are stepped over and noted as a problem.
  /// The official parser has the same limit.
  package static let depthLimit = 256

  let source: ContiguousArray<UInt8>
  let tokens: PlainBuffer<TokenID, Token>
  var nodes: PlainBuffer<NodeID, SyntaxNode>
  /// The `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  let directives: ContiguousArray<TokenID>
  /// The texts of comments that begin with `gloss:`, ascending.
  let glossComments: [ByteRange]
  var problems: [LexicalProblem]
  /// The current token.
  var index = TokenID.first
  /// The number of bytes of the current operator that are already consumed: 1 in `>>` once its
  /// first `>` has ended generic arguments.
  var split = 0
  /// The number of nested constructs around the current token, up to ``depthLimit``.
  var depth = 0
  /// True to step over plain groups: brackets that hold no string literal.
  var skipsPlainGroups = false
  /// True if the lexer left out the tokens of a type's body, which it took for a function's: the
  /// source is then parsed again with all tokens.
  var lacksTokens = false
  /// True while the parser tries if tokens of an expression are a type or generic arguments.
  var isGuessing = false
  /// True while arguments of attributes are stepped over, because the code around them may be read
  /// again: reading them each time would take exponential time where they nest.
  var stepsOverArguments = false
  /// True if arguments have been stepped over since `stepsOverArguments` was set.
  var hasSteppedOverArguments = false
  /// Each `<` that proved not to begin generic arguments, so that it is not tried again within
  /// another attempt.
  var rejectedLessThans: Set<LessThan> = []
  /// Each `nonisolated` that proved not to begin a type, so that it is not tried again within
  /// another attempt.
  var rejectedTypeStarts: Set<TokenID> = []

  /// The last run of `#if` tokens whose end was searched for a suffix, so that it is searched once.
  var poundIfs = TokenID.none..<TokenID.none

  /// Parses a source.
  ///
  /// - Parameters:
  ///   - skipsPlainGroups: True to step over brackets that hold no string literal, unless their
  ///     contents declare: function bodies, closures, arguments and collections. Nothing in them is
  ///     localizable or visible from outside. Half of real code is skipped so.
  ///   - leavesOutBodies: True to make no tokens of bodies of functions and closures without a
  ///     string literal, if the lexer recognizes them. It needs `skipsPlainGroups`.
  package static func parse(
    _ source: ContiguousArray<UInt8>, skipsPlainGroups: Bool = false, leavesOutBodies: Bool = false
  ) -> SyntaxTree {
    var parser = Parser(
      source, Lexer.tokens(of: source.span, leavesOutBodies: leavesOutBodies))
    parser.skipsPlainGroups = skipsPlainGroups
    parser.parseAll()
    if parser.lacksTokens { return parse(source, skipsPlainGroups: skipsPlainGroups) }
    return SyntaxTree(parser)
  }

  private mutating func parseAll() {
    while kind != .endOfFile {
      parseItems(until: .endOfFile, in: .statements)
      advance()  // past a closing delimiter without an opening one
    }
  }

  private init(_ source: ContiguousArray<UInt8>, _ buffer: consuming TokenBuffer) {
    self.source = source
    nodes = PlainBuffer(capacity: buffer.tokens.count)
    directives = buffer.directives
    glossComments = buffer.glossComments
    problems = buffer.problems
    tokens = buffer.tokens
  }

  // MARK: Tokens

  @inline(__always)
  var kind: TokenKind { split == 0 ? tokens[index].kind : .binaryOperator }

  @inline(__always)
  var keyword: Keyword { tokens[index].keyword }

  @inline(__always)
  var startsLine: Bool { split == 0 && tokens[index].startsLine }

  /// The token `count` tokens ahead; past the end, the last token.
  @inline(__always)
  func token(ahead count: Int) -> Token { peek(at: index + count) }

  /// The token at an index; past the end, the last token.
  @inline(__always)
  func peek(at index: TokenID) -> Token { tokens[min(index, tokens.endIndex - 1)] }

  @inline(__always)
  func kind(ahead count: Int) -> TokenKind { token(ahead: count).kind }

  @inline(__always)
  mutating func advance() {
    split = 0
    if index < tokens.endIndex - 1 { index += 1 }
  }

  @inline(__always)
  func at(_ reserved: Keyword) -> Bool { keyword == reserved && kind == .keyword }

  /// True at a contextual keyword, which is an identifier to the lexer.
  @inline(__always)
  func at(contextual word: Keyword) -> Bool {
    keyword == word && kind == .identifier
  }

  @inline(__always)
  mutating func consume(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func consume(_ reserved: Keyword) -> Bool {
    guard at(reserved) else { return false }
    advance()
    return true
  }

  /// True for an identifier or any word that could be one elsewhere.
  @inline(__always)
  func isName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword || token.kind == .dollarIdentifier
  }

  /// Steps over one token, or over a bracket with its contents.
  mutating func skipGroup() {
    let partner = tokens[index].partner
    if partner > index { index = partner }
    advance()
  }

  /// Steps over the bracket at `opener` and its contents, if it holds no string literal and the
  /// parser skips such groups.
  ///
  /// - Returns: True if it did; the current token is then the one after the closing bracket.
  @inline(__always)
  mutating func skipPlainGroup(from opener: TokenID) -> Bool {
    guard skipsPlainGroups, !tokens[opener].flags.contains(.holdsLiteral) else { return false }
    let partner = tokens[opener].partner
    guard partner > opener else { return false }
    index = partner
    advance()
    return true
  }

  /// The index after the bracket that opens at `index`, or `nil` if it never closes.
  func indexPastGroup(at index: TokenID) -> TokenID? {
    let partner = peek(at: index).partner
    return partner > index ? partner + 1 : nil
  }

  // MARK: Operators in pieces

  /// The first byte of the rest of the current operator; 0 if there is no operator.
  @inline(__always)
  var operatorByte: UInt8 {
    if split > 0 { return source[tokens[index].startOffset + split] }
    switch tokens[index].kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion, .exclamation,
      .infixQuestion, .prefixAmpersand, .equal:
      return source[tokens[index].startOffset]
    default: return 0
    }
  }

  /// True if the rest of the current operator is this one byte.
  @inline(__always)
  func atOperator(_ byte: UInt8) -> Bool {
    operatorByte == byte && tokens[index].length - split == 1
  }

  /// Consumes one byte of the current operator.
  mutating func advanceOperatorByte() {
    split += 1
    if split >= tokens[index].length { advance() }
  }

  // MARK: Nodes

  /// A `<` that was tried as the beginning of generic arguments.
  struct LessThan: Hashable {
    let token: TokenID
    /// The value of ``Parser/isGuessing`` at the attempt, on which the accepted types depend.
    let isGuessed: Bool
  }

  /// A state of the parser: the start of a node, or the state to return to after a failed attempt.
  struct Mark {
    var node: NodeID
    var token: TokenID
    var split: Int
    var problems: Int
  }

  @inline(__always)
  var mark: Mark {
    Mark(node: nodes.endIndex, token: index, split: split, problems: problems.count)
  }

  mutating func restore(_ mark: Mark) {
    nodes.removeAll(from: mark.node)
    problems.removeLast(problems.count - mark.problems)
    index = mark.token
    split = mark.split
  }

  /// Appends a node that begins at a mark and ends before the current token. The nodes appended
  /// since the mark become its descendants.
  @inline(__always)
  mutating func finish(
    _ kind: SyntaxKind, from mark: Mark, token: TokenID = .none, detail: Keyword = .none
  ) {
    nodes.append(
      SyntaxNode(
        first: mark.node, start: mark.token, end: split > 0 ? index + 1 : index, token: token,
        kind: kind, detail: detail))
  }

  // MARK: Depth

  /// Runs a step one level deeper, or steps over the next token or bracket if that is too deep.
  @inline(__always)
  mutating func nested(_ step: (inout Parser) -> Bool) -> Bool {
    guard depth < Self.depthLimit else {
      noteDepth()
      skipGroup()
      return false
    }
    depth += 1
    defer { depth -= 1 }
    return step(&self)
  }

  private mutating func noteDepth() {
    if problems.last?.kind == .nestedTooDeeply { return }
    problems.append(
      LexicalProblem(
        kind: .nestedTooDeeply,
        range: .init(start: tokens[index].startOffset, end: tokens[index].endOffset)))
  }
}
