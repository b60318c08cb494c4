package import LocalizationModel
package import SwiftTree

/// A literal that spells a key, and how the code around it uses the text.
package struct KeyLiteral: Hashable, Sendable {
  /// The use of a text as far as the syntax shows it.
  package enum Use: Hashable, Sendable {
    /// No key: a part of another text, a comment for translators, a title of a preview.
    case apart
    /// An operand of `==`, a pattern, a key of a dictionary: only as much a key as the other side.
    case compared
    /// A name or data for a function of the SDKs, unless the project declares a function of the name.
    case taken(by: Name)
    /// The index of a subscript, which the project may declare.
    case index
    /// The raw value of a case, written or by its name.
    case rawValue
    /// Any other: a lookup may follow.
    case open
  }

  /// The whole literal, delimiters included; for a raw value that is not written the case's name.
  package let range: ByteRange
  /// The place where it starts.
  package let position: SourcePosition
  /// How the code around it uses it.
  package let use: Use
}
