import LocalizationModel
import StringCatalog

/// A plural form for a category that its language does not have.
struct PluralCategoryUnusedRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-category-unused", severity: .warning,
    title: Message(
      "a plural form that the language does not have", comment: "规则 plural-category-unused 的标题"),
    reason: Message(
      """
      A form that the language does not have is never shown; for example, Chinese has only \
      `other`. Remove it. `zero` may stand in every \
      language: Apple's formats take it for the number 0.
      """, comment: "规则 plural-category-unused 的理由，Markdown 格式"),
    good: [
      .entries(forms("zh-Hans", ["other", "zero"])),
      .entries(forms("en", ["one", "other"])),
      .entries(forms("fr", ["many", "one", "other"])),
      .entries(forms("tlh", ["one", "other"])),
    ],
    bad: [
      .entries(forms("zh-Hans", ["⟦one⟧", "other"]), fixed: forms("zh-Hans", ["other"])),
      .entries(forms("ja", ["⟦few⟧", "other", "⟦two⟧"]), fixed: forms("ja", ["other"])),
      .entries(forms("de", ["⟦=0⟧", "one", "other"]), fixed: forms("de", ["one", "other"])),
    ])

  private static func forms(_ language: String, _ categories: [String]) -> String {
    let cases = categories.map { category in
      let isMarked = category.hasPrefix("⟦")
      let name = isMarked ? String(category.dropFirst().dropLast()) : category
      let literal = isMarked ? "⟦\"\(name)\"⟧" : "\"\(name)\""
      return #"\#(literal) : {"stringUnit" : {"state" : "translated", "value" : "📁 %lld"}}"#
    }
    return """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    for plural in entry.pluralVariations {
      guard let rules = plural.rules else { continue }
      let unused = plural.cases.indices.filter { index in
        guard let category = plural.cases[index].category else { return true }
        return category != .zero && rules[category] == nil
      }
      for index in unused {
        findings.add(
          Message(
            """
            '\(plural.localization.language)' has no plural category \
            '\(plural.cases[index].name.text)', so this text is never shown: remove it
            """, comment: "发现：该语言没有这个复数类别。%1$@：语言；%2$@：类别名"),
          at: plural.cases[index].name.range, fix: fix(index, unused, plural))
      }
    }
  }

  /// Returns a fix that removes the form with the comma before it, or with the comma after it if
  /// all forms before it are removed as well.
  private func fix(_ index: Int, _ unused: [Int], _ plural: PluralVariation) -> Fix? {
    guard unused.count < plural.cases.count, !plural.localization.repeatsNames else { return nil }
    let cases = plural.cases
    let removal =
      index < unused.count && unused[index] == index
      ? ByteRange(start: cases[index].name.range.start, end: cases[index + 1].name.range.start)
      : ByteRange(start: cases[index - 1].range.end, end: cases[index].range.end)
    return Fix(
      Message(
        "remove the form '\(cases[index].name.text)'", comment: "修复：删除不会显示的复数形式。%@：类别名"),
      edits: [Fix.Edit(removal, "")], isSafe: false)
  }
}
