/// Cuts a stream of bytes into the messages of a protocol.
package protocol InputSplitter<Piece> {
  /// A message, or the flaw in place of one.
  associatedtype Piece: Sendable

  /// Adds bytes and returns the messages that end in them.
  mutating func add(_ bytes: ContiguousArray<UInt8>.SubSequence) -> [Piece]

  /// The last message if the end of the input ends it; `nil` if there is none.
  var rest: Piece? { get }
}
