import LocalizationModel
import StringCatalog

/// One key with the same source text and different translations in two tables. Tables whose
/// comments for the key differ are skipped.
struct TranslationConflictRule: ProjectRule {
  static let summary = RuleSummary(
    id: "translation-conflict", severity: .warning,
    title: Message(
      "one key with different translations in two tables", comment: "规则 translation-conflict 的标题"),
    reason: Message(
      """
      The same key with the same source text in two tables is usually one thing, copied for another \
      target. Translated in two ways, people see one button under two names. Translate both alike; \
      where they mean different things, say so in the comment of each table. One word can well have two \
      meanings, so that is a note only.
      """, comment: "规则 translation-conflict 的理由，Markdown 格式"),
    good: [
      .beside(entry("Save all", "全部保存"), entry("Save all", "全部保存")),
      .beside(entry("Save all", "全部保存"), entry("Save both", "两个都存")),
      .beside(
        entry("Send it now", "发送", comment: "消息"), entry("Send it now", "付款", comment: "付款的按钮")),
      .beside(entry("a.b", "全部保存", value: "Save all"), entry("a.b", "打开", value: "Open it")),
    ],
    bad: [
      .beside(entry("Save all", "全部保存"), entry("Save all", "⟦存下全部⟧")),
      .beside(
        entry("👋 Save %@", "👋 保存%@", comment: "按钮"), entry("👋 Save %@", "⟦👋 存下%@⟧", comment: "按钮")),
      .beside(
        entry("a.b", "全部保存", value: "Save all"), entry("a.b", "⟦存下全部⟧", value: "Save all")),
      .beside(entry("Save", "保存"), entry("Save", "⟦存储⟧")),
    ])

  private static func entry(
    _ key: String, _ target: String, value: String? = nil, comment: String? = nil
  ) -> String {
    let isMarked = target.hasPrefix("⟦")
    let text = isMarked ? "⟦\"\(target.dropFirst().dropLast())\"⟧" : "\"\(target)\""
    let source = value.map {
      "\"en\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\($0)\"}}, "
    }
    let note = comment.map { "\"comment\" : \"\($0)\", " }
    return """
      "\(key)" : {\(note ?? "")"localizations" : {\(source ?? "")
        "zh-Hans" : {"stringUnit" : {"state" : "translated", "value" : \(text)}}}}
      """
  }

  private struct Identity: Hashable {
    let key: TextKey
    let source: TextKey
    let language: String
  }

  func check(_ group: CatalogGroup, _ findings: inout FindingSink) {
    if group.catalogs.count < 2 { return }
    var known: [Identity: (text: PlainTranslation, path: String)] = [:]
    for (catalog, isShared) in zip(group.catalogs, Self.sharedKeys(of: group)) {
      guard let isShared else { continue }
      findings.path = catalog.path
      for text in PlainTranslations(catalog, isWanted: isShared) where !text.source.isBlank {
        let identity = Identity(
          key: TextKey(text.key), source: TextKey(text.source), language: text.language)
        guard let first = known[identity] else {
          known[identity] = (text, catalog.path)
          continue
        }
        if first.path == catalog.path { continue }
        if Self.hasSameLetters(first.text.target.text, text.target.text) { continue }
        if let one = first.text.comment, let other = text.comment, one != other { continue }
        findings.subject = FindingSubject(key: text.key, language: text.language)
        findings.add(
          Message(
            "the key '\(text.key)' is translated as '\(first.text.target.text)' in another table: use one translation if both mean the same",
            comment: "发现：同一个键在另一个表里译法不同。%1$@：键；%2$@：另一个表里的译文"),
          at: text.target.range, limit: Self.isPhrase(text.source) ? .warning : .info,
          notes: [
            FindingNote(
              Message("the other translation", comment: "附注：另一处译文"), path: first.path,
              range: first.text.target.range)
          ])
      }
    }
  }

  /// Returns for each catalog a list of its entries, true for each key that another catalog has,
  /// too; `nil` for a catalog without such keys.
  ///
  /// Most tables share few keys, so that few entries have to be parsed.
  private static func sharedKeys(of group: CatalogGroup) -> [[Bool]?] {
    // The catalog and the entry that a key occurs in first.
    var first: [TextKey: Int] = [:]
    var shared = group.catalogs.map { [Bool](repeating: false, count: $0.entryCount) }
    var firstIndices: [TextKey: Int] = [:]
    for (number, catalog) in group.catalogs.enumerated() {
      for index in 0..<catalog.entryCount {
        let key = TextKey(catalog.key(at: index))
        guard let other = first[key] else {
          (first[key], firstIndices[key]) = (number, index)
          continue
        }
        if other == number { continue }
        shared[number][index] = true
        if let place = firstIndices[key] { shared[other][place] = true }
      }
    }
    return shared.map { $0.contains(true) ? $0 : nil }
  }

  /// True if two texts are equal except for case, spaces and punctuation.
  private static func hasSameLetters(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8) || letters(left) == letters(right)
  }

  private static func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.isLetter || $0.isASCIIDigit }))
  }

  /// True if a text has more than one word, so that it is unlikely to have two meanings: two words
  /// with spaces, or four Chinese or Japanese characters.
  private static func isPhrase(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.filter { $0.isHan || $0.isKana }.count > 3
      || text.split(whereSeparator: \.isWhitespace)
        .count { $0.unicodeScalars.contains(where: \.isLetter) && !$0.hasPrefix("%") } > 1
  }
}
