import LocalizationModel
import StringCatalog

/// Formal and informal address in one catalog, in German, French or Spanish. Texts with pronouns of
/// each kind are counted by language, and the first text of the rarer kind has the finding.
struct MixedAddressRule: CatalogRule {
  static let summary = RuleSummary(
    id: "mixed-address", severity: .info, isOnByDefault: false,
    title: Message(
      "formal and informal address in one catalog", comment: "规则 mixed-address 的标题"),
    reason: Message(
      """
      German “du” and “Sie”, French “tu” and “vous”, Spanish “tú” and “usted”: an app that changes between \
      them reads as written by several people, which it was. Choose one for each language. The words are \
      counted over the whole catalog; texts with both count for neither.
      """, comment: "规则 mixed-address 的理由，Markdown 格式"),
    good: [
      .entries("\(entry("a", "Möchten Sie das?")), \(entry("b", "Wählen Sie eins"))"),
      .entries(entry("a", "Du bist hier")),
      .entries("\(entry("a", "Du bist hier")), \(entry("b", "Sie sind hier"))"),
    ],
    bad: [
      .entries(
        "\(entry("a", "Möchten Sie das?")), \(entry("b", "Wähle deine Farbe", isMarked: true))"),
      .entries(
        "\(entry("a", "👋 Du bist hier")), \(entry("b", "Ob Sie hier sind", isMarked: true))"),
      .entries(
        """
        \(entry("a", "Deine Datei")), \(entry("b", "Wo ist dein Ordner")), \
        \(entry("c", "Wo ist Ihr Ordner", isMarked: true))
        """),
    ])

  private static func entry(_ key: String, _ target: String, isMarked: Bool = false) -> String {
    let value = isMarked ? "⟦\"\(target)\"⟧" : "\"\(target)\""
    return """
      "\(key)" : {"localizations" : {
        "de" : {"stringUnit" : {"state" : "translated", "value" : \(value)}}}}
      """
  }

  /// The texts of one language with pronouns of one kind only.
  private struct Count {
    var informal = 0
    var formal = 0
    /// The first text of each kind, which a finding points at.
    var firstInformal: PlacedText?
    var firstFormal: PlacedText?
  }

  private static let informal: [Substring: Set<String>] = [
    "de": ["du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner", "deines"],
    "fr": ["tu", "toi", "ton", "ta", "tes"],
    "es": ["tú", "tu", "tus", "contigo"],
  ]

  private static let formal: [Substring: Set<String>] = [
    "de": ["Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer"],
    "fr": ["vous", "votre", "vos"],
    "es": ["usted", "ustedes"],
  ]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    var counts: [String: Count] = [:]
    for text in PlainTranslations(catalog.catalog) {
      let base = text.language.prefix { $0 != "-" && $0 != "_" }
      guard let informal = Self.informal[base], let formal = Self.formal[base] else { continue }
      let words = text.target.text.split { !$0.isLetter }.map(String.init)
      let isInformal = words.contains { informal.contains($0.lowercased()) }
      // A German sentence may begin with “Sie” in the sense of “they”, so the first word does not
      // count.
      let isFormal = words.dropFirst(base == "de" ? 1 : 0).contains {
        formal.contains(base == "de" ? $0 : $0.lowercased())
      }
      if isInformal == isFormal { continue }
      var count = counts[text.language] ?? Count()
      if isInformal {
        count.informal += 1
        count.firstInformal = count.firstInformal ?? text.target
      } else {
        count.formal += 1
        count.firstFormal = count.firstFormal ?? text.target
      }
      counts[text.language] = count
    }
    for (language, count) in counts.sorted(by: { $0.key < $1.key })
    where count.informal > 0 && count.formal > 0 {
      let isFormal = count.formal > count.informal
      let example =
        isFormal
        ? count.firstInformal
        : count.formal < count.informal
          ? count.firstFormal
          : [count.firstInformal, count.firstFormal].compactMap(\.self).max {
            $0.range.start < $1.range.start
          }
      findings.add(
        Message(
          "'\(language)' addresses people informally in \(count.informal) texts and formally in \(count.formal): choose one",
          comment: "发现：同一语言混用亲切与正式的称呼。%1$@：语言代码；%2$lld：亲切称呼的文本数；%3$lld：正式称呼的文本数"),
        at: example?.range)
    }
  }
}
