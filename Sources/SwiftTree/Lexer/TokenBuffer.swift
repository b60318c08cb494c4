package import LocalizationModel

/// The tokens of one source, ending with an `endOfFile` token.
///
/// The first is a placeholder, so that its place can stand for none.
struct TokenBuffer: ~Copyable {
  /// The tokens in the order of the source, behind the placeholder.
  package var tokens: PlainBuffer<TokenID, Token>
  /// The `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  package var directives: ContiguousArray<TokenID> = []
  /// Line comments that begin with `gloss:`, without their slashes and the space before; ascending.
  package var remarks: [ByteRange] = []
  /// Places where the lexer had to give up on something, ascending.
  package var problems: [LexicalProblem] = []
  /// Bytes that were looked at ahead of their token: what tests of growth measure.
  var bytesAhead = 0
}

/// Something the lexer cannot read as Swift. Scanning goes on behind it.
package struct LexicalProblem: Hashable, Sendable {
  /// What the lexer cannot read.
  package enum Kind: Hashable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case nestedTooDeeply
    /// A line that a version control system puts around the two sides of a conflict.
    case conflictMarker
  }

  /// What is wrong there.
  package let kind: Kind
  /// The bytes that are skipped, or the opening of what has no end.
  package let range: ByteRange
}
