package import LocalizationModel
package import SwiftTree

/// A literal that spells a key, and the use of its text in the code around it. `gloss rename` and
/// `gloss why` find such literals with ``KeyLiterals``.
package struct KeyLiteral: Hashable, Sendable {
  /// The use of a text, judged by the syntax alone.
  package enum Use: Hashable, Sendable {
    /// No key: a part of another text, the raw value of a coding key, a text in a preview.
    case apart
    /// An operand of `==`, a pattern or an argument of a search: a key only if the text that it is
    /// compared with is a key.
    case compared
    /// A name or data for an SDK function, unless the project declares a function of that name.
    case taken(by: Name)
    /// The index of a subscript, which the project may declare.
    case index
    /// The raw value of an enum case, written or implied by its name.
    case rawValue
    /// Any other use; a lookup may follow.
    case open
  }

  /// The bytes of the literal, delimiters included; for an implied raw value, the bytes of the
  /// case's name.
  package let range: ByteRange
  /// The position of the first byte.
  package let position: SourcePosition
  /// The use of its text.
  package let use: Use
}
