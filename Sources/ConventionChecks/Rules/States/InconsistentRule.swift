import LocalizationModel
import StringCatalog

/// One source text with two translations in one language, within a catalog or between catalogs.
struct InconsistentRule: CatalogRule, ProjectRule {
  static let summary = RuleSummary(
    id: "inconsistent", severity: .info,
    title: Message(
      "the same text translated in two ways", comment: "规则 inconsistent 的标题"),
    reason: Message(
      """
      Two keys with one source text usually name the same thing, and people take two words for two \
      things. Translate both alike, or let the source texts differ as their meanings do. Texts of all \
      catalogs of the project are compared.
      """, comment: "规则 inconsistent 的理由，Markdown 格式"),
    good: [
      .entries("\(entry("a", "Save", "保存")), \(entry("b", "Save", "保存"))"),
      .entries("\(entry("a", "Save", "保存")), \(entry("b", "Store", "存储"))"),
      .entries("\(entry("a", "Save", "保存"))"),
    ],
    bad: [
      .entries("\(entry("a", "Save", "保存")), \(entry("b", "Save", "存储", isMarked: true))"),
      .entries("\(entry("a", "👋", "您好")), \(entry("b", "👋", "你好", isMarked: true))"),
      .entries(
        """
        \(entry("a", "Save", "保存")), \(entry("b", "Save", "保存")),
        \(entry("c", "Save", "存储", isMarked: true))
        """),
    ])

  private static func entry(
    _ key: String, _ source: String, _ target: String, isMarked: Bool = false
  ) -> String {
    let value = isMarked ? "⟦\"\(target)\"⟧" : "\"\(target)\""
    return """
      "\(key)" : {"localizations" : {
        "en" : {"stringUnit" : {"state" : "translated", "value" : "\(source)"}},
        "zh-Hans" : {"stringUnit" : {"state" : "translated", "value" : \(value)}}}}
      """
  }

  func check(_ group: CatalogGroup, _ findings: inout FindingSink) {
    var known: [[String]: (text: PlainTranslation, path: String)] = [:]
    for catalog in group.catalogs {
      findings.path = catalog.path
      // Only the first translation of a source text in each catalog is compared here: the check of
      // the catalog compares the others with it.
      var seen: Set<[String]> = []
      for text in PlainTranslations(catalog) {
        let identity = [text.source, text.language]
        if !seen.insert(identity).inserted { continue }
        guard let first = known[identity] else {
          known[identity] = (text, catalog.path)
          continue
        }
        // `translation-conflict` reports the same key in two catalogs.
        if first.text.key == text.key
          || first.text.target.text.utf8.elementsEqual(text.target.text.utf8)
        {
          continue
        }
        report(text, first.text.target, in: first.path, &findings)
      }
    }
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    var known: [[String]: PlacedText] = [:]
    for text in PlainTranslations(catalog.catalog) {
      let identity = [text.source, text.language]
      guard let first = known[identity] else {
        known[identity] = text.target
        continue
      }
      if first.text.utf8.elementsEqual(text.target.text.utf8) { continue }
      report(text, first, in: catalog.path, &findings)
    }
  }

  private func report(
    _ text: PlainTranslation, _ first: PlacedText, in path: String, _ findings: inout FindingSink
  ) {
    findings.add(
      Message(
        "'\(text.source)' is also translated as '\(first.text)': translate both alike",
        comment: "发现：同一源文有两种译法。%1$@：源文；%2$@：另一种译文"),
      at: text.target.range,
      notes: [
        FindingNote(
          Message("the other translation", comment: "附注：另一处译文"), path: path, range: first.range)
      ])
  }
}
