import LocalizationModel
import StringCatalog

/// Several placeholders without numbers in the source text, which translators cannot reorder.
struct UnnamedMultipleRule: EntryRule {
  static let summary = RuleSummary(
    id: "unnamed-multiple", severity: .info, isOnByDefault: true,
    title: Message(
      "several placeholders without numbers in the source text",
      comment: "规则 unnamed-multiple 的标题"),
    reason: Message(
      """
      Other languages have other orders of words. Translators who see `%1$@ of %2$@` move the parts as \
      they are; where the numbers are missing they have to know the grammar of formats. Number the \
      specifiers of the source text; the key stays as it is.
      """, comment: "规则 unnamed-multiple 的理由，Markdown 格式"),
    good: [
      .entries(value("page.of", "Page %1$lld of %2$lld")),
      .entries(value("%@ done", "%@ is done (100%%)")),
      .entries(#""%@ of %lld" : {}"#),
      .entries(value("done", "50% done, 20% active")),
    ],
    bad: [
      .entries(
        value("page.of", "⟦Page %lld of %lld⟧"), fixed: value("page.of", "Page %1$lld of %2$lld")),
      .entries(
        value("%@ of %lld", "⟦📄 %@ of %05lld⟧"), fixed: value("%@ of %lld", "📄 %1$@ of %2$05lld")),
      .entries(value("mixed", "⟦%1$@ of %@ and %@⟧")),
    ])

  private static func value(_ key: String, _ value: String) -> String {
    let isMarked = value.hasPrefix("⟦")
    let text = isMarked ? String(value.dropFirst().dropLast()) : value
    let literal = isMarked ? "⟦\"\(text)\"⟧" : "\"\(text)\""
    return """
      "\(key)" : {"localizations" : {"en" : {"stringUnit" : {
        "state" : "translated", "value" : \(literal)}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, let source = entry.source else { return }
    for leaf in source.leaves where leaf.path.substitution == nil {
      guard let value = leaf.value, value.text.utf8.contains(UInt8(ascii: "%")) else { continue }
      let specifiers = FormatSpecifier.all(in: value.text).filter {
        switch $0.kind {
        case .argument: $0.position == nil && !$0.hasSpaceFlag
        case .percent, .substitution, .substitutionArgument: false
        }
      }
      guard specifiers.count > 1 else { continue }
      guard let numbered = numberedFormat(value.text),
        let first = FormatSpecifier.all(in: numbered).first(where: { $0.position == 1 })
      else {
        findings.add(
          Message(
            "some placeholders have no numbers, so translators cannot move them: number them all",
            comment: "发现：源文有的占位符没有编号"),
          at: value.range)
        continue
      }
      findings.add(
        Message(
          """
          the placeholders have no numbers, so translators cannot move them: number them, beginning with \
          '\(Translation.text(of: first, in: numbered))'
          """, comment: "发现：源文有多个没有编号的占位符。%@：第一个占位符，带编号"),
        at: value.range, fix: fix(numbered, value.range))
    }
  }

  private func fix(_ text: String, _ range: ByteRange) -> Fix {
    Fix(
      Message("write '\(text)'", comment: "修复：写成给出的文字。%@：该文字"),
      edits: [Fix.Edit(range, StringCatalog.literal(text))], isSafe: false)
  }
}
