/// What a JSON value is.
package enum JSONKind: UInt32, Sendable, CustomStringConvertible {
  case null, boolean, number, string, array, object

  /// With its article, as an error message says it.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
