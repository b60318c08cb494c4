import OrderedJSON

/// A part of the JSON Schema of `gloss.json`, in the dialect of draft 2020-12.
struct SettingSchema: Sendable, ExpressibleByDictionaryLiteral {
  /// In the order they are written.
  private var keywords: [JSONValue.Member]
  /// What `$ref` points to, by name.
  private(set) var definitions: [String: JSONValue] = [:]

  init(dictionaryLiteral keywords: (String, JSONValue)...) {
    self.keywords = keywords.map { JSONValue.Member($0.0, $0.1) }
  }

  static func array(of element: SettingSchema) -> SettingSchema {
    let schema: SettingSchema = ["type": .string("array")]
    return schema.adding("items", element)
  }

  /// An object whose members have any names.
  static func object(of member: SettingSchema) -> SettingSchema {
    let schema: SettingSchema = ["type": .string("object")]
    return schema.adding("additionalProperties", member)
  }

  /// An object whose members have these names.
  static func object(_ properties: [(name: String, schema: SettingSchema)]) -> SettingSchema {
    let members = properties.reduce([:] as SettingSchema) { $0.adding($1.name, $1.schema) }
    let schema: SettingSchema = ["type": .string("object")]
    return schema.adding("properties", members).adding("additionalProperties", .boolean(false))
  }

  var json: JSONValue { .object(keywords) }

  /// Adds a keyword at the end.
  func adding(_ keyword: String, _ value: JSONValue?) -> SettingSchema {
    guard let value else { return self }
    var schema = self
    schema.keywords.append(JSONValue.Member(keyword, value))
    return schema
  }

  /// Adds a keyword with a schema.
  func adding(_ keyword: String, _ part: SettingSchema) -> SettingSchema {
    adding(keyword, part.json).referring(to: part)
  }

  /// Adds all that another part says.
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

  /// A reference to this part, which is then written once.
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
