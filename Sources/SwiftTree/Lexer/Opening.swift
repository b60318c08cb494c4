/// A bracket, interpolation or string that is not closed yet.
///
/// It knows the innermost bracket of each kind, so that a closing bracket finds its partner, or
/// that it has none, without a search: a search would make `((((]]]]` quadratic.
struct Opening {
  let kind: TokenKind
  let token: TokenID
  /// The number of openings up to and with the innermost of that kind; 0 where there is none.
  /// Brackets around an interpolation are out of its sight.
  private var parenthesis: Int32 = 0
  private var square: Int32 = 0
  private var brace: Int32 = 0
  private var interpolation: Int32 = 0

  @inline(__always)
  init(_ kind: TokenKind, token: TokenID, depth: Int, within around: Opening?) {
    self.kind = kind
    self.token = token
    let depth = Int32(truncatingIfNeeded: depth)
    if kind != .interpolationStart, let around {
      parenthesis = around.parenthesis
      square = around.square
      brace = around.brace
      interpolation = around.interpolation
    }
    switch kind {
    case .leftParen: parenthesis = depth
    case .leftSquare: square = depth
    case .leftBrace: brace = depth
    case .interpolationStart: interpolation = depth
    default: break
    }
  }

  /// The number of openings up to and with the innermost of a kind, 0 where there is none.
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

/// Which of the brackets that are open.
struct OpeningID: BufferIndex {
  let position: Int
}
