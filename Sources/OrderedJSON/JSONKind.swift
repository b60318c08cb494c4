/// The type of a JSON value; the raw value takes three bits of a ``TapeNode``.
package enum JSONKind: UInt32, Sendable {
  case null, boolean, number, string, array, object
}
