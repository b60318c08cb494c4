import LocalizationModel
import OrderedJSON
import ProjectLayout

/// The kind of a setting's value: a reader, and the JSON Schema of the values that it accepts.
/// ``Setting`` is made from one. Both parts are defined together, so that they agree.
struct SettingValue<Value>: Sendable {
  let schema: SettingSchema
  let read: @Sendable (ConfigurationValue) throws(GlossError) -> Value

  init(
    _ schema: SettingSchema,
    read: @escaping @Sendable (ConfigurationValue) throws(GlossError) -> Value
  ) {
    self.schema = schema
    self.read = read
  }

  func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> SettingValue<New> {
    SettingValue<New>(schema) { value throws(GlossError) in transform(try read(value)) }
  }

  /// Returns the same kind with a schema that is written once and referred to by name.
  func defined(as name: String) -> SettingValue {
    SettingValue(schema.defined(as: name), read: read)
  }
}

extension SettingValue<String> {
  /// A string that is not empty.
  static let text = SettingValue(["type": .string("string"), "minLength": .number("1")]) {
    value throws(GlossError) in try value.text()
  }

  /// The path of a file; reading makes it relative to the working directory.
  static let path = SettingValue(text.schema) { value throws(GlossError) in
    value.file.base.workingPath(of: try value.text())
  }

  /// A non-empty string that meets a further condition.
  ///
  /// - Parameters:
  ///   - pattern: The condition as a regular expression for the schema; `nil` if none can state it.
  ///   - flaw: Returns the error in a text; `nil` if the text meets the condition.
  static func text(
    matching pattern: String? = nil,
    flaw: @escaping @Sendable (_ text: String, _ name: String) -> GlossError.ConfigurationReason?
  ) -> SettingValue {
    let schema = pattern.map { text.schema.adding("pattern", .string($0)) } ?? text.schema
    return SettingValue(schema) { value throws(GlossError) in
      let text = try value.text()
      if let flaw = flaw(text, value.name) { throw value.error(flaw) }
      return text
    }
  }
}

extension SettingValue<Bool> {
  static let flag = SettingValue(["type": .string("boolean")]) { value throws(GlossError) in
    try value.flag()
  }
}

extension SettingValue<Int> {
  /// A number of columns, at least 1.
  static let width = SettingValue(["type": .string("integer"), "minimum": .number("1")]) {
    value throws(GlossError) in try value.count()
  }
}

extension SettingValue {
  /// One of the raw values of an enumeration.
  static func choice() -> SettingValue
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    choice(among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// One of some words, each with its meaning.
  static func choice(
    among choices: [(word: String, meaning: Value)]
  ) -> SettingValue where Value: Sendable {
    SettingValue(["type": .string("string"), "enum": .strings(choices.map(\.word))]) {
      value throws(GlossError) in try value.choice(among: choices)
    }
  }

  /// An array whose elements are of one kind.
  ///
  /// - Parameter contents: The kind of the elements, for messages: strings or objects.
  static func list<Element>(
    of element: SettingValue<Element>, _ contents: JSONKind = .string
  ) -> SettingValue where Value == [Element] {
    SettingValue(SettingSchema.array(of: element.schema)) {
      value throws(GlossError) in
      var elements: [Element] = []
      for part in try value.elements(contents) { elements.append(try element.read(part)) }
      return elements
    }
  }
}

extension SettingValue<[String]> {
  static let texts = SettingValue.list(of: .text)

  /// An array of strings, or a single string.
  static let textOrTexts = SettingValue(
    ["oneOf": .array([SettingValue<String>.text.schema.json, texts.schema.json])]
  ) { value throws(GlossError) in
    value.node.kind == .string ? [try value.text()] : try texts.read(value)
  }
}

extension SettingValue<[String]> {
  /// An array of file paths, or a single one; reading makes them relative to the working directory.
  static let pathOrPaths = SettingValue(textOrTexts.schema) { value throws(GlossError) in
    if value.node.kind == .string { return [try SettingValue<String>.path.read(value)] }
    return try SettingValue.list(of: SettingValue<String>.path).read(value)
  }
}

extension SettingValue<PathFilter> {
  /// An array of globs, relative to the folder of the file.
  static let globs = SettingValue(SettingValue<[Glob]>.list(of: .glob).schema) {
    value throws(GlossError) in
    PathFilter(try SettingValue<[Glob]>.list(of: .glob).read(value), in: value.file.base)
  }
}

extension SettingValue<Glob> {
  /// A glob. The schema requires a relative path; only the reader checks that braces have partners.
  static let glob = SettingValue(
    SettingValue<String>.text.schema.adding("pattern", .string("^[^/]"))
  ) {
    value throws(GlossError) in
    let text = try value.text()
    do throws(Glob.Flaw) {
      return try Glob(text)
    } catch {
      throw value.error(.badGlob(value: value.name, glob: text, error.wording))
    }
  }
}

extension Glob.Flaw {
  fileprivate var wording: Message {
    switch self {
    case .empty:
      Message("it matches nothing: use '**' for everything", comment: "原因：通配符是空的。'**' 原样保留")
    case .absolute:
      Message(
        "write the path relative to the folder of the configuration", comment: "原因：通配符是绝对路径")
    case .unbalancedBrace:
      Message(
        "a brace has no partner: close it, or write '\\{' for the character",
        comment: "原因：通配符的花括号不配对。'\\{' 原样保留")
    case .tooManyAlternatives:
      Message(
        "its braces stand for too many patterns: split it", comment: "原因：通配符的花括号展开后太多")
    }
  }
}
