import OrderedJSON

/// A part of the JSON Schema of `gloss.json`, in the dialect of draft 2020-12, with the
/// definitions that it refers to.
struct SettingSchema: Sendable, ExpressibleByDictionaryLiteral {
  /// The keywords in the order that they are written in.
  private var keywords: [JSONValue.Member]
  /// The schemas that `$ref` refers to, by name.
  private(set) var definitions: [String: JSONValue] = [:]

  init(dictionaryLiteral keywords: (String, JSONValue)...) {
    self.keywords = keywords.map { JSONValue.Member($0.0, $0.1) }
  }

  static func array(of element: SettingSchema) -> SettingSchema {
    let schema: SettingSchema = ["type": .string("array")]
    return schema.adding("items", element)
  }

  /// The schema of an object whose members have any names.
  static func object(of member: SettingSchema) -> SettingSchema {
    let schema: SettingSchema = ["type": .string("object")]
    return schema.adding("additionalProperties", member)
  }

  /// The schema of an object whose members have only these names.
  static func object(_ properties: [(name: String, schema: SettingSchema)]) -> SettingSchema {
    let members = properties.reduce([:] as SettingSchema) { $0.adding($1.name, $1.schema) }
    let schema: SettingSchema = ["type": .string("object")]
    return schema.adding("properties", members).adding("additionalProperties", .boolean(false))
  }

  var json: JSONValue { .object(keywords) }

  /// Returns the schema with a keyword at the end; unchanged for `nil`.
  func adding(_ keyword: String, _ value: JSONValue?) -> SettingSchema {
    guard let value else { return self }
    var schema = self
    schema.keywords.append(JSONValue.Member(keyword, value))
    return schema
  }

  /// Returns the schema with a keyword whose value is a schema.
  func adding(_ keyword: String, _ part: SettingSchema) -> SettingSchema {
    adding(keyword, part.json).referring(to: part)
  }

  /// Returns the schema with all keywords of another.
  func adding(_ part: SettingSchema) -> SettingSchema {
    var schema = referring(to: part)
    schema.keywords += part.keywords
    return schema
  }

  private func referring(to part: SettingSchema) -> SettingSchema {
    var schema = self
    schema.definitions.merge(part.definitions) { $1 }
    return schema
  }

  /// Returns a reference to this schema, which is then written once, under `$defs`.
  func defined(as name: String) -> SettingSchema {
    let reference: SettingSchema = ["$ref": .string("#/$defs/\(name)")]
    var schema = reference.referring(to: self)
    schema.definitions[name] = json
    return schema
  }
}

extension JSONValue {
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
