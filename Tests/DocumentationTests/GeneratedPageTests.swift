import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// Pages, or their last parts, that are made from definitions in the code.
@Suite struct GeneratedPageTests {
  private static let manual = "Sources/GlossKit/Documentation.docc"

  @Test func hasEveryRule() throws {
    try expect(
      "\(Self.manual)/Rules.md",
      rules(
        in: .english, title: "Rules",
        lead:
          "Every rule of `gloss check`, what else is reported, and the reasons of an import's ledger.",
        titles: ["Rules of check", "Always reported", "Reasons in the ledger of gloss import"],
        head: "| rule | severity | flags |", off: "off"))
  }

  @Test func hasEveryRuleInChinese() throws {
    try expect(
      "\(Self.manual)/zh-Hans/Rules-zh-Hans.md",
      rules(
        in: .chinese, title: "规则", lead: "`gloss check` 的全部规则、规则之外的报告，以及导入记录中的原因。",
        titles: ["check 的规则", "总会报告", "gloss import 记录中的原因"],
        head: "| 规则 | 级别 | 检查的问题 |", off: "关闭"))
  }

  @Test(arguments: Check.guides.map(\.name))
  func hasEveryGuide(_ name: String) throws {
    let file = "Guide\(name.prefix(1).uppercased() + name.dropFirst())"
    try expect(
      "\(Self.manual)/\(file).md",
      guide(
        name, in: .english, title: "Guide: \(name)",
        lead: """
          Rules beyond localization that are off unless a project asks for them: \
          `"guides": ["\(name)"]` in `gloss.json`, or `gloss check --guides \(name)` for one run.
          """, head: "| rule | severity | flags |", accepted: "Accepted", rejected: "Rejected"))
    try expect(
      "\(Self.manual)/zh-Hans/\(file)-zh-Hans.md",
      guide(
        name, in: .chinese, title: "规范：\(name)",
        lead: """
          本地化之外的规则，默认关闭。在 `gloss.json` 里写 `"guides": ["\(name)"]` 开启，\
          或用 `gloss check --guides \(name)` 只检查一次。
          """, head: "| 规则 | 级别 | 检查的问题 |", accepted: "正确", rejected: "错误"))
  }

  private func guide(
    _ name: String, in language: MessageLanguage, title: String, lead: String, head: String,
    accepted: String, rejected: String
  ) throws -> String {
    let rules = try #require(Check.guides.first { $0.name == name }).rules
    var page = "# \(title)\n\n\(lead)\n\n\(head)\n|---|---|---|\n"
    for rule in rules {
      page += "| `\(rule.id)` | \(rule.severity.rawValue) | \(rule.title.text(in: language)) |\n"
    }
    for rule in rules {
      page += "\n## \(rule.id)\n\n\(rule.reason.text(in: language))\n"
      for (title, examples) in [(rejected, rule.bad), (accepted, rule.good)] {
        let texts = examples.compactMap(\.swift).map { MarkedText($0).text }
        page += "\n\(title):\n\n```text\n\(texts.joined(separator: "\n\n"))\n```\n"
      }
    }
    return page
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
    in language: MessageLanguage, title: String, lead: String, titles: [String], head: String,
    off: String
  ) -> String {
    var page = "# \(title)\n\n\(lead)\n"
    let groups = [Check.rules, Check.remarks, Check.ledgerCodes]
    for (title, group) in zip(titles, groups) {
      page += "\n## \(title)\n\n\(head)\n|---|---|---|\n"
      for rule in group {
        let severity = rule.isOnByDefault ? rule.severity.rawValue : off
        page += "| `\(rule.id)` | \(severity) | \(rule.title.text(in: language)) |\n"
      }
      for rule in group {
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
