package import LocalizationModel
package import SwiftTree

/// A literal that spells a key, and the use of its text in the code around it. `rename` and `why`
/// find them with ``KeyLiterals``.
package struct KeyLiteral: Hashable, Sendable {
  /// The use of a text, as far as the syntax shows it.
  package enum Use: Hashable, Sendable {
    /// Not as a key: a part of another text, a comment for translators, a preview's title.
    case apart
    /// As an operand of `==`, a pattern or a dictionary's key: a key only if the other side is one.
    case compared
    /// As a name or data for an SDK function, unless the project declares a function of that name.
    case taken(by: Name)
    /// As the index of a subscript, which the project may declare.
    case index
    /// As the raw value of an enum case, written or implied by its name.
    case rawValue
    /// In any other way; a lookup may follow.
    case open
  }

  /// The bytes of the literal, delimiters included; of a case's name, if it is an implied raw
  /// value.
  package let range: ByteRange
  /// The position of its first byte.
  package let position: SourcePosition
  /// The use of its text.
  package let use: Use
}
