extension GrowthShape {
  private static let work = [
    ["check", "."], ["status", "."], ["sync", "--dry-run", "."],
    ["fmt", "--check", "Localizable.xcstrings"],
    ["export", "--language", "de", "--output", "out.xliff", "."],
  ]

  /// Returns a project with one source and one catalog.
  ///
  /// - Parameter entries: The members of `strings`.
  private static func project(_ entries: [String]) -> [String: String] {
    [
      "Growth.swift": "import SwiftUI\nlet a = Text(\"a\", comment: \"文\")\n",
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """,
    ]
  }

  private static func entry(_ key: String, _ localizations: [String]) -> String {
    let members = localizations.joined(separator: ",\n")
    return #"    "\#(key)" : {"comment" : "文", "localizations" : {\#(members)}}"#
  }

  private static func unit(_ text: String) -> String {
    #"{"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}"#
  }

  private static func variations(_ kind: String, _ names: [String], _ text: String) -> String {
    let cases = names.map { #""\#($0)" : \#(unit("\(text) \($0)"))"# }
    return #"{"variations" : {"\#(kind)" : {\#(cases.joined(separator: ",\n"))}}}"#
  }

  /// Returns a language code of the right form that no language has, such as `qabc-AX`.
  private static func language(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let (a, b, c) = (letters[number % 26], letters[number / 26 % 26], letters[number / 676 % 26])
    return "q\(c)\(b)-\(String(a).uppercased())\(number / 17_576 == 0 ? "X" : "Y")"
  }

  static let catalogs = [
    GrowthShape("entries", "entries with a translation", 160_000, work) {
      project((0..<$0).map { entry("a \($0)", [#""de" : \#(unit("text \($0)"))"#]) })
    },
    GrowthShape("languages", "languages, an entry for each", 20_000, work) {
      project((0..<$0).map { entry("a \($0)", ["\"\(language($0))\" : \(unit("text \($0)"))"]) })
    },
    GrowthShape("languages-of-one", "languages of one entry", 20_000, work) {
      project([entry("a", (0..<$0).map { "\"\(language($0))\" : \(unit("text \($0)"))" })])
    },
    GrowthShape("devices", "device variants of one text", 16_000, work) {
      let devices = (0..<$0).map { "device\($0)" }
      return project([
        entry("a", ["de", "en"].map { "\"\($0)\" : \(variations("device", devices, "text"))" })
      ])
    },
    GrowthShape("plural-cases", "cases of one plural", 16_000, work) {
      let cases = ["other"] + (1..<$0).map { "case\($0)" }
      return project([entry("%lld a", ["\"de\" : \(variations("plural", cases, "%lld"))"])])
    },
    GrowthShape("substitutions", "substitutions in one text", 4000, work) { count in
      let text = (0..<count).map { "%#@s\($0)@" }.joined(separator: " ")
      let substitutions = (0..<count).map {
        let plural = variations("plural", ["one", "other"], "%arg").dropFirst()
        return #""s\#($0)" : {"argNum" : \#($0 + 1), "formatSpecifier" : "lld", \#(plural)"#
      }.joined(separator: ",\n")
      let content = unit(text).dropLast() + #", "substitutions" : {\#(substitutions)}}"#
      return project([entry("a", ["de", "en"].map { "\"\($0)\" : \(content)" })])
    },
    GrowthShape("placeholders", "placeholders in one text", 64_000, work) { count in
      let key = (0..<count).map { _ in "%lld" }.joined(separator: " ")
      let text = (0..<count).map { "%\(count - $0)$lld" }.joined(separator: " ")
      return project([entry(key, ["\"de\" : \(unit(text))"])])
    },
    GrowthShape("mixed-placeholders", "placeholders of two classes that a text lacks", 32_000, work)
    {
      let key = (0..<$0).map { $0 % 2 == 0 ? "%lld" : "item%@" }.joined(separator: " ")
      return project([entry(key, ["\"de\" : \(unit("% 5 %@ text"))"])])
    },
    GrowthShape("marks", "marks and words in one text", 64_000, work) { count in
      let parts = ["(a)", "“b”", "100%", "c...", "d d", "https://e.f", "<b>", "**g**", "1,5"]
      let text = (0..<count).map { parts[$0 % parts.count] }.joined(separator: " ")
      return project([entry(text, ["\"de\" : \(unit(String(text.reversed())))"])])
    },
  ]
}
