import LocalizationModel
import StringCatalog

/// Two different source texts with the same translation, within a catalog or between catalogs.
struct ReusedRule: CatalogRule, ProjectRule {
  static let summary = RuleSummary(
    id: "reused", severity: .info,
    title: Message(
      "one translation for two different texts", comment: "规则 reused 的标题"),
    reason: Message(
      """
      The same sentence for two source texts is often a slip in a long table: one of the two was \
      pasted into the wrong line. Short words are not reported, nor are source texts that differ in \
      case and punctuation only. Texts of all catalogs of the project are compared.
      """, comment: "规则 reused 的理由，Markdown 格式"),
    good: [
      .entries("\(entry("Save all of it", "全部保存到所选文件夹")), \(entry("Open", "打开"))"),
      .entries("\(entry("Save", "保存")), \(entry("Store", "保存"))"),
      .entries(
        "\(entry("Save to a folder", "全部保存到所选文件夹")), \(entry("Save to a folder.", "全部保存到所选文件夹"))"),
    ],
    bad: [
      .entries(
        """
        \(entry("Save to a folder", "全部保存到所选文件夹")),
        \(entry("Delete the folder", "全部保存到所选文件夹", isMarked: true))
        """),
      .entries(
        """
        \(entry("👋 The account is gone", "👋 您的帐户已经被删除")),
        \(entry("👋 The account is back", "👋 您的帐户已经被删除", isMarked: true))
        """),
      .entries(
        """
        \(entry("Cannot open the document", "无法打开您的这个文稿")), \(entry("Open", "打开")),
        \(entry("Cannot close the document", "无法打开您的这个文稿", isMarked: true))
        """),
    ])

  private static func entry(
    _ key: String, _ target: String, isMarked: Bool = false
  ) -> String {
    let value = isMarked ? "⟦\"\(target)\"⟧" : "\"\(target)\""
    return """
      "\(key)" : {"localizations" : {
        "zh-Hans" : {"stringUnit" : {"state" : "translated", "value" : \(value)}}}}
      """
  }

  /// The least width of the compared texts in columns, of which a Chinese character takes two.
  private static let leastWidth = 16

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    var known: [[String]: (text: PlainTranslation, path: String)] = [:]
    check(catalog.catalog, &known, &findings) { _ in true }
  }

  func check(_ group: CatalogGroup, _ findings: inout FindingSink) {
    var known: [[String]: (text: PlainTranslation, path: String)] = [:]
    for catalog in group.catalogs {
      findings.path = catalog.path
      check(catalog, &known, &findings) { $0 != catalog.path }
    }
  }

  /// Compares the texts of a catalog with earlier ones, and adds new ones to these.
  ///
  /// - Parameter counts: Returns true if an earlier text of the catalog with this path is to be
  ///   compared, so that a pair within one catalog is reported once.
  private func check(
    _ catalog: StringCatalog, _ known: inout [[String]: (text: PlainTranslation, path: String)],
    _ findings: inout FindingSink, _ counts: (String) -> Bool
  ) {
    for text in PlainTranslations(catalog) {
      let width = text.target.text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      if width < Self.leastWidth { continue }
      let identity = [text.target.text, text.language]
      guard let first = known[identity] else {
        known[identity] = (text, catalog.path)
        continue
      }
      if !counts(first.path) || letters(first.text.source) == letters(text.source) { continue }
      findings.add(
        Message(
          "'\(first.text.source)' and '\(text.source)' share one translation: one was probably pasted by mistake",
          comment: "发现：两条不同的源文译文相同。%1$@：另一条源文；%2$@：本条源文"),
        at: text.target.range,
        notes: [
          FindingNote(
            Message("the other translation", comment: "附注：另一处译文"), path: first.path,
            range: first.text.target.range)
        ])
    }
  }

  /// Returns the letters of a text in lower case.
  private func letters(_ text: String) -> String {
    var letters = ""
    for scalar in text.lowercased().unicodeScalars where scalar.isLetter {
      letters.unicodeScalars.append(scalar)
    }
    return letters
  }
}
