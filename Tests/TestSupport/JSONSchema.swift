public import Foundation

/// A JSON Schema, with which tests check the output of reports. It has what gloss's schemas use of
/// drafts 4, 7 and 2020-12: types, members, elements, enumerations, bounds, patterns, references
/// and combinations. `format` is ignored.
public struct JSONSchema: Sendable {
  /// Any JSON value.
  public indirect enum Value: Hashable, Sendable, Decodable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([Value])
    case object([String: Value])

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let elements = try? container.decode([Value].self) {
        self = .array(elements)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    subscript(name: String) -> Value? {
      if case .object(let members) = self { members[name] } else { nil }
    }

    var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }
    var members: [String: Value] { if case .object(let members) = self { members } else { [:] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    func isOf(_ type: String) -> Bool {
      switch (self, type) {
      case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"),
        (.array, "array"), (.object, "object"):
        true
      case (.number(let number), "integer"): number == number.rounded()
      default: false
      }
    }
  }

  private let root: Value

  public init(_ bytes: Data) throws { root = try JSONDecoder().decode(Value.self, from: bytes) }

  /// Returns the violations of the schema in a text, each with its place; empty if there are none.
  public func complaints(about bytes: Data) throws -> [String] {
    complaints(about: try JSONDecoder().decode(Value.self, from: bytes))
  }

  public func complaints(about value: Value) -> [String] {
    var complaints: [String] = []
    check(value, root, "$", &complaints)
    return complaints
  }

  /// Follows a `$ref`. A reference that leads nowhere gives a schema that no value obeys.
  private func definition(_ schema: Value) -> Value {
    guard let reference = schema["$ref"]?.text else { return schema }
    var value: Value? = root
    for name in reference.split(separator: "/").dropFirst() { value = value?[String(name)] }
    return value.map(definition) ?? .object(["enum": .array([])])
  }

  private func obeys(_ value: Value, _ schema: Value) -> Bool {
    var complaints: [String] = []
    check(value, schema, "", &complaints)
    return complaints.isEmpty
  }

  private func check(
    _ value: Value, _ reference: Value, _ place: String, _ complaints: inout [String]
  ) {
    let schema = definition(reference)
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
      if !types.contains(where: value.isOf) { complaints.append("\(place): not \(types)") }
    }
    if let choices = schema["enum"]?.elements, !choices.contains(value) {
      complaints.append("\(place): \(value) is none of the values")
    }
    if let any = schema["anyOf"]?.elements, !any.contains(where: { obeys(value, $0) }) {
      complaints.append("\(place): none of 'anyOf' holds")
    }
    if let one = schema["oneOf"]?.elements, one.count(where: { obeys(value, $0) }) != 1 {
      complaints.append("\(place): not one of 'oneOf' holds")
    }
    for all in schema["allOf"]?.elements ?? [] { check(value, all, place, &complaints) }
    switch value {
    case .number(let number): check(number, schema, place, &complaints)
    case .text(let text):
      if let least = schema["minLength"]?.number, Double(text.unicodeScalars.count) < least {
        complaints.append("\(place): shorter than \(least)")
      }
      if let pattern = schema["pattern"]?.text, (try? Regex(pattern).firstMatch(in: text)) == nil {
        complaints.append("\(place): '\(text)' does not match \(pattern)")
      }
    case .array(let elements): check(elements, schema, place, &complaints)
    case .object(let members): check(members, schema, place, &complaints)
    case .null, .flag: break
    }
  }

  private func check(
    _ number: Double, _ schema: Value, _ place: String, _ complaints: inout [String]
  ) {
    if let least = schema["minimum"]?.number, number < least {
      complaints.append("\(place): \(number) is less than \(least)")
    }
    if let most = schema["maximum"]?.number, number > most {
      complaints.append("\(place): \(number) is more than \(most)")
    }
  }

  private func check(
    _ elements: [Value], _ schema: Value, _ place: String, _ complaints: inout [String]
  ) {
    if let least = schema["minItems"]?.number, Double(elements.count) < least {
      complaints.append("\(place): fewer than \(least) elements")
    }
    if schema["uniqueItems"] == .flag(true), Set(elements).count < elements.count {
      complaints.append("\(place): an element twice")
    }
    guard let items = schema["items"] else { return }
    for (index, element) in elements.enumerated() {
      check(element, items, "\(place)[\(index)]", &complaints)
    }
  }

  private func check(
    _ members: [String: Value], _ schema: Value, _ place: String, _ complaints: inout [String]
  ) {
    for name in (schema["required"]?.elements ?? []).compactMap(\.text) where members[name] == nil {
      complaints.append("\(place): no '\(name)'")
    }
    if let names = schema["propertyNames"] {
      for name in members.keys.sorted() { check(.text(name), names, place, &complaints) }
    }
    let known = schema["properties"]?.members ?? [:]
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if let schema = known[name] {
        check(member, schema, "\(place).\(name)", &complaints)
      } else if let rest = schema["additionalProperties"] {
        if rest == .flag(false) {
          complaints.append("\(place): unknown '\(name)'")
        } else if case .object = rest {
          check(member, rest, "\(place).\(name)", &complaints)
        }
      }
    }
  }
}
