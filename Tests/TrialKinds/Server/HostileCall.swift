import OrderedJSON
import TestSupport

/// A call of an agent's tool with arguments that are mostly possible and mostly wrong.
struct HostileCall {
  let tool: String
  var arguments: JSONValue

  /// Words that calls are made of.
  struct Words {
    let keys: [String]
    let versions: [String]
  }

  private static let languages = [
    "de", "fr", "zh-Hans", "en", "de-CH", "xx-YY", "", "../../x", "de\u{0}", "DE", "zh_hant",
  ]
  private static let paths = [
    ".", "", "out", "out/deep/er", "..", "../..", "/", "/etc", "/tmp", ".git", ".hidden/x",
    "Models",
    "gloss.json", "Resources/Localizable.xcstrings", "de.xliff", "out/de.xliff",
    "Models/Call.swift",
    "nope.swift", "a\u{0}b", "~", "*", "out/../../..",
  ]
  private static let texts = [
    "", " ", "Sichern", "%@ %d %lld", "\u{0}", "\u{202E}", "a\\nb", "\"x\"", "**b**", "${x}",
    "%#@f@",
    "<<<<<<< HEAD\n=======\n>>>>>>> b", "👩‍👩‍👧", "\u{FEFF}",
  ]

  init(_ words: Words, _ numbers: inout SeededGenerator) {
    let tools = [
      "status", "strings", "context", "check", "why", "sync", "set_translations", "approve",
      "set_comment", "rename", "glossary", "export", "import", "nope",
    ]
    tool = numbers.pick(tools)
    arguments = Self.arguments(of: tool, words, &numbers)
    while numbers.oneIn(3) { damage(words, &numbers) }
  }

  private static func arguments(
    of tool: String, _ words: Words, _ numbers: inout SeededGenerator
  ) -> JSONValue {
    func text(_ choices: [String]) -> JSONValue { .string(numbers.pick(choices)) }
    func flag() -> JSONValue { .boolean(!numbers.oneIn(4)) }
    let keys = words.keys + texts
    switch tool {
    case "status": return ["languages": [text(languages)]]
    case "strings":
      return ["language": text(languages), "state": text(["missing", "stale"]), "limit": 5]
    case "context": return ["language": text(languages), "keys": [text(keys)]]
    case "check": return ["fix": text(["safe", "all"]), "limit": 3]
    case "why": return ["key": text(keys)]
    case "sync": return ["apply": flag()]
    case "set_translations", "approve":
      let items = (0..<1 + numbers.below(4)).map { _ -> JSONValue in
        var item: JSONValue = ["key": text(keys), "version": text(words.versions + ["AAAAAAAA"])]
        if tool == "set_translations" { item["text"] = text(texts) }
        if numbers.oneIn(4) { item["form"] = text(["plural.one", "device.mac", "x", ""]) }
        if tool == "set_translations", numbers.oneIn(4) { item["replace"] = true }
        return item
      }
      return ["language": text(languages), "texts": .array(items)]
    case "set_comment": return ["key": text(keys), "comment": text(texts + ["按钮"]), "was": ""]
    case "rename": return ["from": text(keys), "to": text(keys), "apply": flag()]
    case "glossary": return ["language": text(languages)]
    case "export": return ["languages": [text(languages)], "folder": text(paths)]
    case "import": return ["file": text(paths), "apply": flag()]
    default: return [:]
    }
  }

  /// Leaves a member out, gives it another value or adds one.
  private mutating func damage(_ words: Words, _ numbers: inout SeededGenerator) {
    var members = arguments.members ?? []
    let values: [JSONValue] = [
      .null, true, .number("-1"), .number("1e400"), .number("0"), .string(numbers.pick(Self.texts)),
      .string(numbers.pick(Self.paths)), .array([]), [:], .array([.null]),
      .string(String(repeating: "é", count: 300_000)), .string("7x"),
    ]
    switch numbers.below(6) {
    case 0 where !members.isEmpty: members.remove(at: numbers.below(members.count))
    case 1 where !members.isEmpty:
      members[numbers.below(members.count)].value = numbers.pick(values)
    case 2 where !members.isEmpty: members.append(numbers.pick(members))
    case 3: members.append(.init("cursor", .string(numbers.pick(["x", "0", "5", "-1", ""]))))
    case 4:
      let name = numbers.pick([
        "search", "file", "catalog", "table", "rule", "paths", "since", "only",
      ])
      members.append(.init(name, numbers.pick(values)))
    default:
      members.append(.init(numbers.pick(["nope", "", "apply", "limit"]), numbers.pick(values)))
    }
    arguments = .object(members)
  }
}
