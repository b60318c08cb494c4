package import OrderedJSON

/// A type of the protocol that is read from a client's JSON.
package protocol ReadableValue {
  /// Reads a value.
  ///
  /// - Throws: ``RPCError`` with the code `invalidParams` for JSON of another shape.
  init(_ json: JSONValue) throws(RPCError)
}

/// A type of the protocol that is sent to a client.
package protocol SendableValue {
  /// The value as the protocol spells it.
  var json: JSONValue { get }
}

extension JSONValue: ReadableValue, SendableValue {
  package init(_ json: JSONValue) throws(RPCError) { self = json }

  package var json: JSONValue { self }

  /// Returns an object without the members that have no value.
  static func members(_ members: [(name: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.value.map { Member(member.name, $0) } })
  }

  /// Reads a required member.
  func member<Value: ReadableValue>(_ name: String) throws(RPCError) -> Value {
    guard let value = self[name] else { throw RPCError(.invalidParams, "'\(name)' is missing") }
    do throws(RPCError) { return try Value(value) } catch {
      throw RPCError(.invalidParams, "'\(name)': \(error.message)")
    }
  }

  /// Reads a member that may be missing or `null`.
  func optionalMember<Value: ReadableValue>(_ name: String) throws(RPCError) -> Value? {
    guard let value = self[name], value != .null else { return nil }
    return try member(name)
  }
}

extension String: ReadableValue, SendableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    guard let text = json.string else { throw RPCError(.invalidParams, "expected a string") }
    self = text
  }

  package var json: JSONValue { .string(self) }
}

extension Int: ReadableValue, SendableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    guard let number = json.integer else { throw RPCError(.invalidParams, "expected an integer") }
    self = number
  }

  package var json: JSONValue { .number(String(self)) }
}

/// An `integer` of the protocol. Its `uinteger` is an `Int`, because clients name the end of a line by
/// numbers that it does not allow.
extension Int32: ReadableValue, SendableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    guard let number = Int32(exactly: try Int(json)) else {
      throw RPCError(.invalidParams, "expected an integer of 32 bits")
    }
    self = number
  }

  package var json: JSONValue { .number(String(self)) }
}

extension Bool: ReadableValue, SendableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    guard let value = json.boolean else { throw RPCError(.invalidParams, "expected a boolean") }
    self = value
  }

  package var json: JSONValue { .boolean(self) }
}

extension Array: ReadableValue where Element: ReadableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    guard let elements = json.elements else { throw RPCError(.invalidParams, "expected an array") }
    self = []
    reserveCapacity(elements.count)
    for element in elements { append(try Element(element)) }
  }
}

extension Array: SendableValue where Element: SendableValue {
  package var json: JSONValue { .array(map(\.json)) }
}

extension RawRepresentable where RawValue: ReadableValue {
  package init(_ json: JSONValue) throws(RPCError) {
    let value = try RawValue(json)
    guard let known = Self(rawValue: value) else {
      throw RPCError(.invalidParams, "unknown value '\(value)'")
    }
    self = known
  }
}

extension RawRepresentable where RawValue: SendableValue {
  package var json: JSONValue { rawValue.json }
}
