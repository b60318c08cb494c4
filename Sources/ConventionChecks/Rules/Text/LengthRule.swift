import LocalizationModel
import StringCatalog

/// A translation that is wider than a limit in the comment or the settings.
struct LengthRule: TranslationRule {
  static let summary = RuleSummary(
    id: "length", severity: .warning,
    title: Message("a translation that is too long", comment: "规则 length 的标题"),
    reason: Message(
      """
      A tab or a button has room for so much text and cuts off the rest. The comment says how much: \
      `max:12`; `"maxLength"` in `gloss.json` says it for all texts, or for some: `[{"columns": 12, \
      "keys": ["tab.*"], "tables": ["Main"]}]`. Counted are columns: East Asian characters and emoji \
      take two, placeholders none.
      """, comment: "规则 length 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("Save", to: "de", "Sichern", configuration: #"{"maxLength": 7}"#),
      .translation("%lld", to: "zh-Hans", "%lld 个", configuration: #"{"maxLength": 3}"#),
      .entries(commented("标签。max:4", "保存")),
      .translation(
        "Save", to: "de", "Sichern",
        configuration: #"{"maxLength": [{"columns": 4, "keys": ["tab.*"]}]}"#),
    ],
    bad: [
      .translation("Save", to: "de", "⟦Sichern⟧", configuration: #"{"maxLength": 6}"#),
      .translation("👋 Save", to: "zh-Hans", "⟦👋 保存⟧", configuration: #"{"maxLength": 6}"#),
      .entries(commented("标签。max:3", "保存", isMarked: true)),
      .translation(
        "Save", to: "ja", "⟦保存する⟧",
        configuration: #"{"maxLength": [{"columns": 20}, {"columns": 7, "keys": ["Sa*"]}]}"#),
    ])

  private static func commented(
    _ comment: String, _ target: String, isMarked: Bool = false
  ) -> String {
    let value = isMarked ? "⟦\"\(target)\"⟧" : "\"\(target)\""
    return """
      "Save" : {"comment" : "\(comment)", "localizations" : {
        "zh-Hans" : {"stringUnit" : {"state" : "translated", "value" : \(value)}}}}
      """
  }

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    let (entry, settings) = (translation.entry, translation.settings)
    guard
      settings.maxLength != nil || !settings.lengthLimits.isEmpty || entry.commentedLimit != nil,
      // A column needs at least one byte, so that shorter texts are not measured.
      let limit = Self.limit(of: entry, in: findings.table), target.byteCount > limit,
      entry.extractionState != .stale
    else { return }
    let width = Prose(target).width
    if width <= limit { return }
    findings.add(
      Message(
        "'\(target.text)' takes \(width) columns, but there is room for \(limit): shorten it",
        comment: "发现：译文太长。%1$@：译文；%2$lld：宽度，以列计；%3$lld：上限"),
      at: target.range)
  }

  /// Returns the greatest width of a text in columns; `nil` if nothing limits it. A limit in the
  /// comment has precedence over the settings.
  static func limit(of entry: Entry, in table: String) -> Int? {
    let settings = entry.settings
    let limit =
      settings.lengthLimits.last { $0.selection.covers(entry.key, in: table) }?.columns
      ?? settings.maxLength
    return entry.commentedLimit ?? limit
  }
}

extension Prose {
  /// The width in columns, without placeholders and other parts that programs read.
  fileprivate var width: Int {
    var width = 0
    for (index, scalar) in scalars.enumerated() where isProse[index] {
      if scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{200D}"
        || scalar == "\u{FE0F}"
      {
        // Accents, the joiner and the variation selector of emoji have no width.
        continue
      }
      width += scalar.isWide ? 2 : 1
    }
    return width
  }
}
