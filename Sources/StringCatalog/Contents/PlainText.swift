package import LocalizationModel

/// A string of a catalog as the file has it, of which no copy was made.
package struct WrittenText: Sendable {
  let node: Int
  /// Its bytes in the file, without the quotes.
  package let body: Range<Int>
  /// Whether the bytes are not yet the text.
  package let hasEscapes: Bool
}

/// One text of an entry that a ``PlainEntryReader`` read.
package struct PlainText: Sendable {
  /// The index of its language among the uses that the reader was given.
  package let language: Int
  /// `nil` if the language has one text for all numbers.
  package let category: PluralCategory?
  /// Never ``UnitState/missing`` or ``UnitState/stale``.
  package let state: UnitState
  /// Never empty.
  package let text: WrittenText
}
