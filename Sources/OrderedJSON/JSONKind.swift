/// What a JSON value is.
package enum JSONKind: UInt32, Sendable {
  case null, boolean, number, string, array, object
}
