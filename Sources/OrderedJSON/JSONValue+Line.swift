extension JSONValue {
  /// The value's JSON on one line without spaces, as JSON-RPC and other line-based protocols send
  /// it.
  package var line: ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    appendLine(to: &bytes)
    return bytes
  }

  private func appendLine(to bytes: inout ContiguousArray<UInt8>) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): JSONText.append(text, .numbers, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.appendLine(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(member.name, .numbers, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendLine(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// The elements of an array; `nil` for anything else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The value of a number written as an integer; `nil` for fractions, exponents, other kinds and
  /// values beyond 64 bits.
  package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// Creates a number.
  package init(integerLiteral value: Int) { self = .number(String(value)) }

  /// Creates `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object with its members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
