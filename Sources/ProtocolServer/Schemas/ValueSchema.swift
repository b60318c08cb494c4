package import OrderedJSON

/// The shape of a JSON value, such as the arguments of a ``ServerTool``. Clients get it as JSON
/// Schema, and their values are checked against it.
package indirect enum ValueSchema: Sendable {
  /// A text; one of `values` unless these are empty.
  case string(values: [String] = [])
  case integer(Range<Int>)
  case boolean
  case array(of: Described, atMost: Int = Int.max)
  /// An object with these members. Other members are refused unless `isOpen`.
  case object([Member], isOpen: Bool = false)
  /// An object whose member names are data, with values of one shape.
  case dictionary(of: ValueSchema)

  /// A shape with a description for the reader of the schema.
  package struct Described: Sendable {
    let schema: ValueSchema
    let description: String?

    /// Makes a described shape; the description may be left out if the name explains it.
    package init(_ schema: ValueSchema, _ description: String? = nil) {
      self.schema = schema
      self.description = description
    }
  }

  /// A member of an object.
  package struct Member: Sendable {
    let name: String
    let value: Described
    let isRequired: Bool

    /// A member that must be present.
    package static func required(
      _ name: String, _ schema: ValueSchema, _ description: String? = nil
    ) -> Member {
      Member(name: name, value: Described(schema, description), isRequired: true)
    }

    /// A member that may be left out.
    package static func optional(
      _ name: String, _ schema: ValueSchema, _ description: String? = nil
    ) -> Member {
      Member(name: name, value: Described(schema, description), isRequired: false)
    }
  }

  // MARK: JSON Schema

  /// The shape in JSON Schema, limited to keywords that all drafts share.
  package var json: JSONValue {
    switch self {
    case .string(let values):
      values.isEmpty
        ? ["type": "string"]
        : ["type": "string", "enum": .array(values.map { .string($0) })]
    case .integer(let range):
      range.upperBound == Int.max
        ? ["type": "integer", "minimum": .number(String(range.lowerBound))]
        : [
          "type": "integer", "minimum": .number(String(range.lowerBound)),
          "maximum": .number(String(range.upperBound - 1)),
        ]
    case .boolean: ["type": "boolean"]
    case .array(let element, let limit):
      limit == Int.max
        ? ["type": "array", "items": Self.json(element)]
        : [
          "type": "array", "items": Self.json(element), "maxItems": .number(String(limit)),
        ]
    case .object(let members, let isOpen): Self.json(members, isOpen)
    case .dictionary(let value): ["type": "object", "additionalProperties": value.json]
    }
  }

  private static func json(_ members: [Member], _ isOpen: Bool) -> JSONValue {
    var object: JSONValue = ["type": "object"]
    object["properties"] = .object(
      members.map { JSONValue.Member($0.name, json($0.value)) })
    let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { object["required"] = .array(required) }
    if !isOpen { object["additionalProperties"] = false }
    return object
  }

  private static func json(_ described: Described) -> JSONValue {
    var json = described.schema.json
    if let description = described.description { json["description"] = .string(description) }
    return json
  }

  // MARK: Values

  /// Returns a sentence on the first part of a value that does not have this shape, with the
  /// expected shape; `nil` if the value fits.
  ///
  /// - Parameter place: The path of the value, such as `texts[3].key`; empty for the whole.
  package func flaw(of value: JSONValue, at place: String = "") -> String? {
    switch (self, value) {
    case (.string(let values), .string(let text)):
      if values.isEmpty || values.contains(text) { return nil }
      return Self.flaw(place, "has to be one of \(values.joined(separator: ", "))")
    case (.integer(let range), .number):
      if let number = value.integer, range.contains(number) { return nil }
      return Self.flaw(
        place,
        range.upperBound == Int.max
          ? "has to be an integer of at least \(range.lowerBound)"
          : "has to be an integer from \(range.lowerBound) to \(range.upperBound - 1)")
    case (.boolean, .boolean): return nil
    case (.array(let element, let limit), .array(let elements)):
      if elements.count > limit { return Self.flaw(place, "may have \(limit) elements at most") }
      for (index, value) in elements.enumerated() {
        if let flaw = element.schema.flaw(of: value, at: "\(place)[\(index)]") { return flaw }
      }
      return nil
    case (.object(let members, let isOpen), .object(let values)):
      return Self.flaw(of: values, members, isOpen, at: place)
    case (.dictionary(let schema), .object(let values)):
      for member in values {
        let inner = place.isEmpty ? member.name : "\(place).\(member.name)"
        if let flaw = schema.flaw(of: member.value, at: inner) { return flaw }
      }
      return nil
    default: return Self.flaw(place, "has to be \(kind)")
    }
  }

  private static func flaw(
    of values: [JSONValue.Member], _ members: [Member], _ isOpen: Bool, at place: String
  ) -> String? {
    func inner(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
    var seen: Set<String> = []
    for value in values {
      if !seen.insert(value.name).inserted { return "'\(inner(value.name))' is given twice" }
      guard let member = members.first(where: { $0.name == value.name }) else {
        if isOpen { continue }
        let known = members.map(\.name).joined(separator: ", ")
        return "unknown '\(inner(value.name))': known are \(known.isEmpty ? "none" : known)"
      }
      if let flaw = member.value.schema.flaw(of: value.value, at: inner(value.name)) {
        return flaw
      }
    }
    let missing = members.first { $0.isRequired && !seen.contains($0.name) }
    return missing.map { "'\(inner($0.name))' is missing" }
  }

  private static func flaw(_ place: String, _ wanted: String) -> String {
    place.isEmpty ? "the value \(wanted)" : "'\(place)' \(wanted)"
  }

  private var kind: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .boolean: "true or false"
    case .array: "an array"
    case .object, .dictionary: "an object"
    }
  }
}
