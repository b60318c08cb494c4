import LocalizationModel
import StringCatalog

/// A text that one of the project's patterns forbids, or that lacks a required one.
struct CustomPatternRule: EntryRule {
  static let summary = RuleSummary(
    id: "custom-pattern", severity: .warning,
    title: Message(
      "a text that one of the project's patterns forbids", comment: "规则 custom-pattern 的标题"),
    reason: Message(
      """
      What only this project knows: no exclamation marks, a product name with its sign, a comment that \
      names its screen. The `patterns` of `gloss.json` say it with regular expressions: `{"pattern": \
      "!", "in": "value", "languages": ["de"], "message": "no shouting", "replacement": "."}`. With \
      `"require": true` every text has to match; `"keys": ["tab.*"]` and `"tables"` say which texts, \
      and `"severity": "error"` what it weighs.
      """, comment: "规则 custom-pattern 的理由，Markdown 格式"),
    good: [
      .translation("Save!", to: "de", "Sichern!"),
      .translation("Save", to: "de", "Sichern", configuration: noShouting),
      .translation("Save!", to: "fr", "Enregistrer !", configuration: noShouting),
      .entries(#""Save" : {"comment" : "主页：按钮"}"#, configuration: screens),
      .translation("Save!", to: "de", "Sichern!", configuration: noShoutingInTabs),
    ],
    bad: [
      .translation(
        "Save!", to: "de", "⟦Sichern!⟧", configuration: noShouting, fixed: "Sichern."),
      .translation(
        "👋 Hi", to: "de", "⟦👋 Hallo!!⟧", configuration: noShouting, fixed: "👋 Hallo."),
      .entries(#""Save" : {"comment" : ⟦"按钮"⟧}"#, configuration: screens),
      .entries(
        #"⟦"Save "⟧ : {}"#, configuration: #"{"patterns": [{"pattern": "\\s$", "in": "key"}]}"#),
    ])

  private static let noShouting = """
    {"patterns": [{"pattern": "!+", "languages": ["de"], "message": "no shouting", "replacement": "."}]}
    """
  private static let noShoutingInTabs = """
    {"patterns": [{"pattern": "!", "keys": ["tab.*"]}, {"pattern": "!", "tables": ["Tabs"]}]}
    """
  private static let screens = """
    {"patterns": [{"pattern": "^.+：", "in": "comment", "require": true}]}
    """

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    // A pattern may set a severity of its own, so the rule's is restored at the end.
    let severity = findings.severity
    defer { findings.severity = severity }
    for pattern in entry.settings.patterns
    where pattern.selection.covers(entry.key, in: findings.table) {
      guard let regex = try? Regex(pattern.pattern) else { continue }
      findings.severity = pattern.severity ?? severity
      for text in texts(of: entry, pattern) {
        PatternClock.shared.measure(pattern.pattern, on: text.text) {
          let isMatch = text.text.contains(regex)
          if isMatch == pattern.isRequired { return }
          findings.add(
            message(text.text, pattern), at: text.range, fix: fix(text, pattern, regex))
        }
      }
    }
  }

  private func texts(of entry: Entry, _ pattern: TextPattern) -> [PlacedText] {
    switch pattern.place {
    case .comment: return entry.contents.comment.map { [$0] } ?? []
    case .key: return [PlacedText(entry.key, entry.keyRange)]
    case .value:
      return entry.contents.localizations.filter {
        pattern.languages?.contains($0.language) ?? true
      }.flatMap(\.leaves).compactMap(\.value).filter { !$0.text.isEmpty }
    }
  }

  private func message(_ text: String, _ pattern: TextPattern) -> Message {
    if let message = pattern.message {
      return Message("'\(text)': \(message)", comment: "发现：自定义规则。%1$@：文字；%2$@：项目自己写的说明")
    }
    if pattern.isRequired {
      return Message(
        "'\(text)' does not match '\(pattern.pattern)', which the project requires: change it",
        comment: "发现：文字不符合项目要求的模式。%1$@：文字；%2$@：正则表达式")
    }
    return Message(
      "'\(text)' matches '\(pattern.pattern)', which the project forbids: change it",
      comment: "发现：文字符合项目禁止的模式。%1$@：文字；%2$@：正则表达式")
  }

  private func fix(
    _ text: PlacedText, _ pattern: TextPattern, _ regex: Regex<AnyRegexOutput>
  ) -> Fix? {
    // With another key it would be another entry.
    guard let replacement = pattern.replacement, !pattern.isRequired, pattern.place != .key
    else { return nil }
    let corrected = text.text.replacing(regex, with: replacement)
    // A replacement that still matches would be reported again.
    if corrected.contains(regex) { return nil }
    return Fix(
      Message("write '\(replacement)'", comment: "修复：写成给出的文字。%@：该文字"),
      edits: [Fix.Edit(text.range, StringCatalog.literal(corrected))], isSafe: false)
  }
}
