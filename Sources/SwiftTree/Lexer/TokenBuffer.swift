package import LocalizationModel

/// The lexer's result for one source, which ``Parser`` consumes: tokens, directives, `gloss:`
/// comments and problems.
///
/// The first token is a placeholder, so that ``TokenID/none`` needs no optional. The last is an
/// `endOfFile` token.
struct TokenBuffer: ~Copyable {
  /// The tokens in the order of the source, after the placeholder.
  package var tokens: PlainBuffer<TokenID, Token>
  /// The `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  package var directives: ContiguousArray<TokenID> = []
  /// The texts of comments that begin with `gloss:`, without the slashes and spaces before them;
  /// ascending.
  package var glossComments: [ByteRange] = []
  /// Places that the lexer could not read, ascending.
  package var problems: [LexicalProblem] = []
  /// The number of bytes read ahead of their token, for tests of growth.
  var bytesAhead = 0
}

/// A range that the lexer or parser cannot read as Swift. Scanning goes on after it, and a finding
/// reports it.
package struct LexicalProblem: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case nestedTooDeeply
    /// A line that a version control system puts around the two sides of a conflict.
    case conflictMarker
  }

  /// The kind of fault.
  package let kind: Kind
  /// The skipped bytes, or the opening delimiter if the end is missing.
  package let range: ByteRange
}
