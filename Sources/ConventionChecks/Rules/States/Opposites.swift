import LocalizationModel
import StringCatalog

/// Two source texts of opposite meaning, such as “On” and “Off”, with the same translation.
struct Opposites: CatalogRule {
  static let summary = RuleSummary(
    id: "opposites", severity: .warning,
    title: Message(
      "one translation for a text and its opposite", comment: "规则 opposites 的标题"),
    reason: Message(
      """
      “On” and “Off”, “Enable” and “Disable”, “Yes” and “No” with the same translation: one of the two was \
      pasted into the wrong line, and a switch says the same in both positions. The pairs are a list of \
      English words; whole source texts are compared, capitals aside.
      """, comment: "规则 opposites 的理由，Markdown 格式"),
    good: [
      .entries("\(entry("On", "开")), \(entry("Off", "关"))"),
      .entries("\(entry("Open", "打开")), \(entry("Close", "关闭"))"),
      .entries("\(entry("On", "开")), \(entry("Off", "开", state: "new"))"),
    ],
    bad: [
      .entries("\(entry("Off", "开", isMarked: true)), \(entry("On", "开"))"),
      .entries("\(entry("Disable", "启用", isMarked: true)), \(entry("Enable", "启用"))"),
      .entries("\(entry("no", "👋 是", isMarked: true)), \(entry("Yes", "👋 是"))"),
    ])

  private static func entry(
    _ key: String, _ target: String, state: String = "translated", isMarked: Bool = false
  ) -> String {
    let value = isMarked ? "⟦\"\(target)\"⟧" : "\"\(target)\""
    return """
      "\(key)" : {"localizations" : {
        "zh-Hans" : {"stringUnit" : {"state" : "\(state)", "value" : \(value)}}}}
      """
  }

  private static let pairs = [
    ("on", "off"), ("yes", "no"), ("enable", "disable"), ("enabled", "disabled"),
    ("open", "close"), ("show", "hide"), ("lock", "unlock"), ("mute", "unmute"),
    ("connect", "disconnect"), ("connected", "disconnected"), ("start", "stop"),
    ("follow", "unfollow"), ("subscribe", "unsubscribe"), ("allow", "deny"),
    ("accept", "decline"), ("import", "export"), ("upload", "download"), ("undo", "redo"),
    ("online", "offline"), ("true", "false"), ("ascending", "descending"),
    ("previous", "next"), ("before", "after"), ("increase", "decrease"),
    ("expand", "collapse"), ("sign in", "sign out"), ("log in", "log out"), ("pin", "unpin"),
    ("archive", "unarchive"), ("select all", "deselect all"), ("incoming", "outgoing"),
  ]

  /// Each word of ``pairs`` with its opposite.
  private static let opposites: [String: String] = {
    var opposites: [String: String] = [:]
    for (first, second) in pairs { (opposites[first], opposites[second]) = (second, first) }
    return opposites
  }()

  func check(_ catalog: CatalogFile, _ findings: inout FindingSink) {
    guard catalog.catalog.sourceLanguage.prefix(2) == "en" else { return }
    var known: [[String]: PlainTranslation] = [:]
    for text in PlainTranslations(catalog.catalog) {
      let source = text.source.lowercased()
      guard let opposite = Self.opposites[source] else { continue }
      known[[source, text.language]] = text
      guard let other = known[[opposite, text.language]],
        other.target.text.lowercased() == text.target.text.lowercased(),
        // `unchanged` reports a translation that copies a source text.
        ![source, opposite].contains(text.target.text.lowercased())
      else { continue }
      // Nothing shows which of the two is wrong; the finding is always at the second word of the
      // pair.
      let isFirst = Self.pairs.contains { $0.0 == source }
      let (wrong, right) = isFirst ? (other, text) : (text, other)
      findings.add(
        Message(
          "'\(wrong.source)' and '\(right.source)' are both '\(right.target.text)' in '\(text.language)': translate each",
          comment: "发现：意思相反的两条源文译文相同。%1$@：一条源文；%2$@：另一条源文；%3$@：译文；%4$@：语言代码"),
        at: wrong.target.range,
        notes: [
          FindingNote(
            Message("the other translation", comment: "附注：另一处译文"), path: catalog.path,
            range: right.target.range)
        ])
    }
  }
}
