import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Pages, or their last parts, that are made from definitions in the code.
@Suite struct GeneratedPageTests {
  private static let manual = "Sources/GlossKit/Documentation.docc"

  private static let heads = [
    MessageLanguage.english: "| rule | severity | flags |",
    .chinese: "| 规则 | 级别 | 检查的问题 |",
  ]

  @Test func hasEveryRule() throws {
    try expect(
      "\(Self.manual)/Rules.md",
      rules(
        in: .english, title: "Rules",
        lead: "Every rule of `gloss check`, and what else is reported.",
        groups: [("Rules of check", Check.rules), ("Always reported", Check.remarks)]))
  }

  @Test func hasEveryRuleInChinese() throws {
    try expect(
      "\(Self.manual)/zh-Hans/Rules-zh-Hans.md",
      rules(
        in: .chinese, title: "规则", lead: "`gloss check` 的全部规则，以及规则之外的报告。",
        groups: [("check 的规则", Check.rules), ("总会报告", Check.remarks)]))
  }

  @Test func hasEveryReasonOfAnImport() throws {
    try expect(
      "\(Self.manual)/ImportReasons.md",
      rules(
        in: .english, title: "Reasons of an import",
        lead: "Every reason in the report of `gloss import`.",
        groups: [("Reasons", Check.ledgerCodes)]))
    try expect(
      "\(Self.manual)/zh-Hans/ImportReasons-zh-Hans.md",
      rules(
        in: .chinese, title: "导入的原因", lead: "`gloss import` 的导入记录里的全部原因。",
        groups: [("原因", Check.ledgerCodes)]))
  }

  @Test func hasEveryGuide() throws {
    try expect(
      "\(Self.manual)/Guides.md",
      guides(
        in: .english,
        opening: """
          # Guides

          Rules beyond localization, in packs that are off until a project asks for them.

          `"guides": ["observation"]` in `gloss.json` turns a pack on, `gloss check --guides observation` for one run. \
          `gloss rules RULE` explains a rule with examples; [Checking texts](CheckingTexts.md) says what a migration does.

          """, statements: "| statement | held | by |",
        states: ["held": "yes", "in-part": "in part", "no-rule": "no"]))
    try expect(
      "\(Self.manual)/zh-Hans/Guides-zh-Hans.md",
      guides(
        in: .chinese,
        opening: """
          # 规范

          本地化之外的规则，分成几套，项目需要时才开启。

          在 `gloss.json` 里写 `"guides": ["observation"]` 开启一套，`gloss check --guides observation` 只检查一次。\
          `gloss rules RULE` 举例说明一条规则；迁移会做什么，见[检查文案](CheckingTexts-zh-Hans.md)。

          """, statements: "| 规范条文 | 是否检查 | 规则 |",
        states: ["held": "是", "in-part": "部分", "no-rule": "否"]))
  }

  private struct Statements: Decodable {
    struct Row: Decodable { let statement: String, status: String, rules: [String] }
    let statements: [Row]
  }

  private func guides(
    in language: MessageLanguage, opening: String, statements head: String,
    states: [String: String]
  ) throws -> String {
    var page = opening
    for guide in Check.guides {
      page += "\n## \(guide.name)\n\n" + table(guide.rules, in: language)
      page += "\n\(head)\n|---|---|---|\n"
      let json = Check.statementsJSON(ofPacks: [guide.name], in: language)
      for row in try JSONDecoder().decode(Statements.self, from: Data(json)).statements {
        let ids = row.rules.map { "`\($0)`" }.joined(separator: " ")
        page += "| \(row.statement) | \(states[row.status] ?? row.status) | \(ids) |\n"
      }
    }
    return page
  }

  private func table(_ rules: [RuleSummary], in language: MessageLanguage) -> String {
    var table = "\(Self.heads[language] ?? "")\n|---|---|---|\n"
    for rule in rules {
      let off = language == .english ? "off" : "关闭"
      let severity = rule.isOnByDefault ? rule.severity.rawValue : off
      table += "| `\(rule.id)` | \(severity) | \(rule.title.text(in: language)) |\n"
    }
    return table
  }

  /// The table stands behind the page's own text.
  @Test func hasEverySetting() throws {
    let path = "\(Self.manual)/ConfiguringProjects.md"
    let page = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    let mark = "<!-- generated: GeneratedPageTests -->\n"
    let kept = try #require(page.range(of: mark)).upperBound
    try expect(path, page[..<kept] + settings())
  }

  @Test func hasEverySettingInChinese() throws {
    let path = "\(Self.manual)/zh-Hans/ConfiguringProjects-zh-Hans.md"
    let page = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    let mark = "<!-- generated: GeneratedPageTests -->\n"
    let kept = try #require(page.range(of: mark)).upperBound
    var table = "\n| 设置 | 取值 | 含义 |\n|---|---|---|\n"
    for setting in ConfigurationSchema.settings {
      var meaning = Message(listed: setting.summary).text(in: .chinese)
      if let standard = setting.defaultText { meaning += "默认：`\(standard)`。" }
      let choices = setting.choices.map { "`\($0)`" }.joined(separator: "、")
      table += "| `\(setting.name)` | \(choices) | \(meaning) |\n"
    }
    try expect(path, page[..<kept] + table)
  }

  private func rules(
    in language: MessageLanguage, title: String, lead: String,
    groups: [(title: String, rules: [RuleSummary])]
  ) -> String {
    var page = "# \(title)\n\n\(lead)\n"
    for group in groups {
      page += "\n## \(group.title)\n\n" + table(group.rules, in: language)
      for rule in group.rules {
        page += "\n### \(rule.id)\n\n\(rule.reason.text(in: language))\n"
      }
    }
    return page
  }

  private func settings() throws -> String {
    let bytes = ConfigurationSchema.json()
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    var table = "\n| setting | values | meaning |\n|---|---|---|\n"
    for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
      let values = (property["enum"] as? [String])?.map { "`\($0)`" }.joined(separator: ", ")
      var meaning = property["description"] as? String ?? ""
      if let standard = property["default"] {
        let json = try JSONSerialization.data(
          withJSONObject: standard, options: [.fragmentsAllowed, .sortedKeys])
        meaning += " Default: `\(String(decoding: json, as: UTF8.self))`."
      }
      table += "| `\(name)` | \(values ?? property["type"] as? String ?? "") | \(meaning) |\n"
    }
    return table
  }

  /// Compares a page with what the code says; under `UPDATE_GOLDEN` it rewrites the page and fails.
  private func expect(_ path: String, _ text: some StringProtocol) throws {
    let file = Checkout.root.appending(path: path)
    let old = try? Data(contentsOf: file)
    if old == Data(text.utf8) { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("rewrote \(path): read the diff, then run again")
    } else {
      Issue.record("\(path) is not what the code says: run again with UPDATE_GOLDEN=1")
    }
  }
}
