import LocalizationModel
import StringCatalog

/// Two source texts of opposite meaning, such as “On” and “Off”, with the same translation.
struct OppositesRule: CatalogRule {
  static let summary = RuleSummary(
    id: "opposites", severity: .warning,
    title: Message(
      "one translation for a text and its opposite", comment: "规则 opposites 的标题"),
    reason: Message(
      """
      “On” and “Off”, “Enable” and “Disable”, “Yes” and “No” with the same translation: one of the two was \
      pasted into the wrong line, and a switch says the same in both positions. The pairs are a list of \
      English words. Compared are source texts of at most six words that differ in such a pair alone, capitals \
      aside: “Show toolbar” and “Hide toolbar”.
      """, comment: "规则 opposites 的理由，Markdown 格式"),
    good: [
      .entries("\(entry("On", "开")), \(entry("Off", "关"))"),
      .entries("\(entry("Open", "打开")), \(entry("Close", "关闭"))"),
      .entries("\(entry("On", "开")), \(entry("Off", "开", state: "new"))"),
      .entries("\(entry("Show all files", "显示全部")), \(entry("Hide files", "显示全部"))"),
    ],
    bad: [
      .entries("\(entry("Off", "开", isMarked: true)), \(entry("On", "开"))"),
      .entries("\(entry("Disable", "启用", isMarked: true)), \(entry("Enable", "启用"))"),
      .entries("\(entry("no", "👋 是", isMarked: true)), \(entry("Yes", "👋 是"))"),
      .entries(
        "\(entry("Hide toolbar", "显示工具栏", isMarked: true)), \(entry("Show toolbar", "显示工具栏"))"),
      .entries(
        "\(entry("Sign out of %@", "登录 %@", isMarked: true)), \(entry("Sign in to %@", "登录 %@"))"),
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
    ("archive", "unarchive"), ("select", "deselect"), ("incoming", "outgoing"), ("add", "remove"),
    ("block", "unblock"), ("install", "uninstall"), ("left", "right"), ("first", "last"),
    ("minimum", "maximum"), ("read", "unread"), ("visible", "hidden"), ("light", "dark"),
    ("sign in to", "sign out of"), ("log in to", "log out of"), ("zoom in", "zoom out"),
    ("available", "unavailable"), ("succeeded", "failed"), ("more", "less"), ("up", "down"),
    ("public", "private"), ("valid", "invalid"), ("sent", "received"), ("top", "bottom"),
  ]

  /// Each text of ``pairs`` with its opposite, and true if it is the first of its pair.
  private static let opposites: [Substring: (other: String, isFirst: Bool)] = {
    var opposites: [Substring: (other: String, isFirst: Bool)] = [:]
    for (first, second) in pairs {
      opposites[first[...]] = (second, true)
      opposites[second[...]] = (first, false)
    }
    return opposites
  }()

  /// A source text in lower case, with the text that says the opposite.
  private struct Phrase {
    let text: String
    let opposite: String
    /// True if the text has the first word of its pair.
    let isFirst: Bool

    /// Replaces the one word, or words, of ``pairs``; `nil` if there are none or several, or the
    /// text has more than six words.
    init?(_ source: String) {
      let text = source.lowercased()
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      if words.count > 6 { return nil }
      var found: (range: Range<Int>, other: String, isFirst: Bool)?
      var index = 0
      while index < words.count {
        let match = [3, 2, 1].lazy.compactMap { count -> (Range<Int>, String, Bool)? in
          guard index + count <= words.count else { return nil }
          let joined = words[index..<index + count].joined(separator: " ")
          return opposites[joined[...]].map { (index..<index + count, $0.other, $0.isFirst) }
        }.first
        if let match {
          if found != nil { return nil }
          found = match
          index = match.0.upperBound
        } else {
          index += 1
        }
      }
      guard let found else { return nil }
      self.text = text
      isFirst = found.isFirst
      opposite =
        (words[..<found.range.lowerBound] + [found.other[...]] + words[found.range.upperBound...])
        .joined(separator: " ")
    }
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard catalog.catalog.sourceLanguage.prefix(2) == "en" else { return }
    var known: [[String]: PlainTranslation] = [:]
    var last: (key: String, phrase: Phrase?) = ("", nil)
    for text in PlainTranslations(catalog.catalog) {
      // The translations of one entry come one after the other.
      if !last.key.hasBytes(of: text.key) || last.key.isEmpty {
        last = (text.key, Phrase(text.source))
      }
      guard let phrase = last.phrase else { continue }
      known[[phrase.text, text.language]] = text
      guard let other = known[[phrase.opposite, text.language]],
        other.target.text.lowercased() == text.target.text.lowercased(),
        // `unchanged` reports a translation that copies a source text.
        ![phrase.text, phrase.opposite].contains(text.target.text.lowercased())
      else { continue }
      // Nothing shows which of the two is wrong; the finding is always at the second word of the
      // pair.
      let (wrong, right) = phrase.isFirst ? (other, text) : (text, other)
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
