/// A bracket, interpolation or string that is still open while the lexer reads on.
///
/// It knows the innermost open bracket of each kind, so that a closing bracket finds its partner
/// without a search. Searches would make `((((]]]]` quadratic.
struct Opening {
  let kind: TokenKind
  let token: TokenID
  /// The number of openings up to and including the innermost of each kind; 0 if there is none.
  /// Brackets outside the current interpolation do not count.
  private var parenthesis: Int32 = 0
  private var square: Int32 = 0
  private var brace: Int32 = 0
  private var interpolation: Int32 = 0

  @inline(__always)
  init(_ kind: TokenKind, token: TokenID, depth: Int, within outer: Opening?) {
    self.kind = kind
    self.token = token
    let depth = Int32(truncatingIfNeeded: depth)
    if kind != .interpolationStart, let outer {
      parenthesis = outer.parenthesis
      square = outer.square
      brace = outer.brace
      interpolation = outer.interpolation
    }
    switch kind {
    case .leftParen: parenthesis = depth
    case .leftSquare: square = depth
    case .leftBrace: brace = depth
    case .interpolationStart: interpolation = depth
    default: break
    }
  }

  /// The number of openings up to and including the innermost of a kind; 0 if there is none.
  @inline(__always)
  func depth(of kind: TokenKind) -> Int {
    switch kind {
    case .leftParen: Int(parenthesis)
    case .leftSquare: Int(square)
    case .leftBrace: Int(brace)
    case .interpolationStart: Int(interpolation)
    default: 0
    }
  }
}

/// The index of an opening in the lexer's stack.
struct OpeningID: BufferIndex {
  let position: Int
}
