import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import OrderedJSON
import TestSupport
import Testing

/// The schema that `gloss config schema` prints, against the reader of `gloss.json`.
@Suite struct ConfigurationSchemaTests {
  private static let fixtures = Checkout.root.appending(path: "Fixtures/Configuration")

  private let folder: TemporaryFolder
  private let schema: JSONSchema
  private let document: JSONValue

  init() throws {
    folder = try TemporaryFolder()
    let bytes = ConfigurationSchema.json()
    schema = try JSONSchema(Data(bytes))
    document = try JSONDocument(bytes).root.value
  }

  /// Files whose mistakes a schema cannot express: files that are not JSON, duplicate names, the
  /// braces of globs, the syntax of regular expressions, the spelling of a number.
  private static let beyondSchemas: Set = [
    "no-bytes.json", "no-json.json", "cut.json", "more-behind.json", "deep.json",
    "twice.json", "twice-nested.json", "language-map-twice.json",
    "catalogs-glob.json", "glob-brace.json", "glob-empty-alternative.json", "glob-too-many.json",
    "patterns-expression.json",
    "languages-case.json", "languages-country.json", "languages-chinese.json",
    "max-length-whole-fraction.json", "max-length-exponent.json", "max-length-huge.json",
  ]

  @Test(arguments: ["Accepted", "Refused"])
  func acceptsTheFilesThatTheReaderAccepts(kind: String) throws {
    let files = Self.fixtures.appending(path: kind)
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path)
      .filter { $0.hasSuffix(".json") && !Self.beyondSchemas.contains($0) }
    #expect(names.count >= 30)
    for name in names {
      let bytes = try Data(contentsOf: files.appending(path: name))
      let value = try JSONDocument(ContiguousArray(bytes), dialect: .relaxed).root.value
      #expect(isValid(value) == (kind == "Accepted"), "\(name)")
    }
  }

  /// Every value of a file with all settings, in turn replaced, removed, or with a member more.
  @Test func acceptsWhatTheReaderAcceptsOfManyVariants() throws {
    let bytes = try Data(contentsOf: Self.fixtures.appending(path: "Accepted/everything.json"))
    let value = try JSONDocument(ContiguousArray(bytes), dialect: .relaxed).root.value
    var counts = (accepted: 0, refused: 0)
    for variant in variants(of: value) {
      let isRead = try isRead(variant)
      if isRead { counts.accepted += 1 } else { counts.refused += 1 }
      if isValid(variant) != isRead {
        Issue.record("the reader \(isRead ? "takes" : "refuses") \(text(variant))")
      }
    }
    #expect(counts.accepted > 120)
    #expect(counts.refused > 500)
  }

  @Test(arguments: ["gloss.schema.json", "https://example.org/gloss.schema.json"])
  func theReaderPassesOverTheNameOfASchema(name: String) throws {
    let value = JSONValue.object([.init("$schema", .string(name)), .init("debug", .boolean(true))])
    #expect(isValid(value))
    let path = try folder.add("gloss.json", text(value))
    #expect(try Configuration.load(.file(path)).debug)
    #expect(try !isRead(.object([.init("$schema", .boolean(true))])))
  }

  @Test func usesOnlyKeywordsThatTheseTestsKnow() {
    let keywords: Set = [
      "$schema", "title", "description", "default", "$defs", "$ref", "type", "properties",
      "additionalProperties", "required", "anyOf", "oneOf", "items", "enum", "minLength", "minimum",
      "pattern", "propertyNames",
    ]
    var unknown: Set<String> = []
    func look(_ schema: JSONValue) {
      for member in schema.members ?? [] {
        if !keywords.contains(member.name) { unknown.insert(member.name) }
        switch member.name {
        case "properties", "$defs": for part in member.value.members ?? [] { look(part.value) }
        case "items", "additionalProperties", "propertyNames": look(member.value)
        case "anyOf", "oneOf":
          if case .array(let parts) = member.value { for part in parts { look(part) } }
        default: break
        }
      }
    }
    look(document)
    #expect(unknown == [])
  }

  /// A default says what holds without the setting, in words that the setting takes.
  @Test func namesDefaultsThatTheSettingsTake() throws {
    var defaults: [String: JSONValue] = [:]
    for member in document["properties"]?.members ?? [] {
      #expect(member.value["description"]?.string?.hasSuffix(".") == true, "\(member.name)")
      guard let standard = member.value["default"] else { continue }
      defaults[member.name] = standard
      #expect(try isRead(.object([.init(member.name, standard)])), "\(member.name)")
    }
    let known = ["chineseSpacing", "convention", "debug", "follow", "renames", "stale"]
    #expect(Set(defaults.keys).isSuperset(of: known))
    let path = try folder.add(
      "gloss.json",
      text(.object(defaults.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })))
    let read = try Configuration.load(.file(path))
    let standard = Configuration()
    #expect(read.checks.base == standard.checks.base)
    #expect(read.debug == standard.debug)
    #expect(read.follow == standard.follow)
    let options = Sync.Options()
    #expect(read.stale == options.stale)
    #expect(read.renames == options.renames)
  }

  private static let guideRules = Check.guideRules

  @Test func knowsEveryRuleWithItsLevel() throws {
    let properties = document["$defs"]?["rules"]?["properties"]
    let rules =
      allRules.map(\.summary) + Self.guideRules + BuiltinDiagnostic.settable.map(\.definition)
    let former = RuleSummary.successors.keys.sorted()
    #expect(properties?.members?.map(\.name) == rules.map(\.id) + former)
    for rule in rules {
      let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
      #expect(properties?[rule.id]?["default"]?.string == level)
    }
    #expect(
      document["$defs"]?["level"]?["enum"]
        == .array(["off", "error", "warning", "info"].map { .string($0) }))
  }

  private func isRead(_ value: JSONValue) throws -> Bool {
    let path = try folder.add("gloss.json", text(value))
    do throws(GlossError) {
      _ = try Configuration.load(.file(path))
      return true
    } catch {
      return false
    }
  }

  private func isValid(_ value: JSONValue) -> Bool {
    schema.complaints(about: plain(value)).isEmpty
  }

  private func plain(_ value: JSONValue) -> JSONSchema.Value {
    switch value {
    case .null: .null
    case .boolean(let flag): .flag(flag)
    case .number(let text): .number(Double(text) ?? .nan)
    case .string(let text): .text(text)
    case .array(let elements): .array(elements.map(plain))
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, plain($0.value)) }) { $1 })
    }
  }

  private func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let others: [JSONValue] = [
    .null, .boolean(true), .number("0"), .number("-1"), .number("7"), .number("1.5"), .string(""),
    .string("x"), .string("/x"), .array([]), .array([.string("x")]), .array([.number("1")]),
    .object([]), .object([.init("x", .string("y"))]), .object([.init("x", .number("1"))]),
  ]

  private func variants(of value: JSONValue) -> [JSONValue] {
    var variants = Self.others
    switch value {
    case .array(let elements):
      for index in elements.indices {
        var rest = elements
        rest.remove(at: index)
        variants.append(.array(rest))
        for variant in self.variants(of: elements[index]) {
          rest = elements
          rest[index] = variant
          variants.append(.array(rest))
        }
      }
    case .object(let members):
      variants.append(.object(members + [.init("another", .boolean(true))]))
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        variants.append(.object(rest))
        for variant in self.variants(of: members[index].value) {
          rest = members
          rest[index].value = variant
          variants.append(.object(rest))
        }
      }
    case .null, .boolean, .number, .string: break
    }
    return variants
  }
}
