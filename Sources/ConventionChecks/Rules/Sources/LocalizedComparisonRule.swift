import LocalizationModel

/// A localized text in a comparison, a `switch`, a dictionary, a subscript or a file name, whose
/// result then changes with the language.
struct LocalizedComparisonRule: SourceStringRule, SourceFileRule {
  static let summary = RuleSummary(
    id: "localized-comparison", severity: .warning,
    title: Message(
      "logic that depends on a translated text", comment: "规则 localized-comparison 的标题"),
    reason: Message(
      """
      A translated text differs in every language, and changes when a translator corrects it. \
      Compared, looked up or made into a file's name, it fails once the user changes the \
      language and an old text is still stored. Compare what does not change, an `enum` or an identifier, and \
      translate only what is shown.
      """, comment: "规则 localized-comparison 的理由，Markdown 格式"),
    good: [
      .swift(#"let isAll = filter == .all"#),
      .swift(#"let title = isAll ? String(localized: "All", comment: "筛选：全部") : name"#),
      .swift(#"let titles = [Filter.all: String(localized: "All", comment: "筛选：全部")]"#),
      .swift(#"let text = String(localized: "Done", comment: "完成") + "…""#),
    ],
    bad: [
      .swift(#"let isAll = title == String(localized: ⟦"All"⟧, comment: "筛选：全部")"#),
      .swift(
        #"switch title { case NSLocalizedString(⟦"All 🗂"⟧, comment: "筛选：全部"): f(); default: g() }"#),
      .swift(#"let name = String(localized: ⟦"Chat Export"⟧, comment: "默认文件名") + ".txt""#),
      .swift(#"let icons = [String(localized: ⟦"All"⟧, comment: "筛选：全部"): "tray"]"#),
      .swift(#"let icon = icons[String(localized: ⟦"All"⟧, comment: "筛选：全部")]"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    guard let site = string.string.site, site.call != nil,
      site.traits.product == .string || site.traits.product == .inferredText,
      let surrounding = site.surrounding
    else { return }
    var limit = Finding.Severity.warning
    switch surrounding.kind {
    case .operation(let operators):
      guard operators.contains("==") || operators.contains("!="),
        operators.allSatisfy({ ["==", "!=", "&&", "||"].contains($0) })
      else { return }
    case .switching, .subscripting: break
    // A note only, because charts name their series in dictionaries with localized texts.
    case .dictionary: limit = .info
    case .argument(_, let label): if label != "forKey" { return }
    default: return
    }
    findings.add(
      Message(
        "'\(string.key)' is translated, so it differs in each language: compare or look up by an enum or identifier",
        comment: "发现：程序逻辑依赖译文。%@：键"), at: string.range, limit: limit)
  }

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .fileName {
      findings.add(
        Message(
          "the file name changes with the language: use a name that is not translated",
          comment: "发现：文件名由译文构成"), at: fact.range)
    }
  }
}
