import LocalizationModel
import StringCatalog

/// Plural forms without `other`, which every language has.
struct PluralOtherMissingRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-other-missing", severity: .error,
    title: Message("plural forms without 'other'", comment: "规则 plural-other-missing 的标题"),
    reason: Message(
      """
      Every language has the category `other`, and it stands in for those that are missing. Without it \
      the catalog does not compile, or people see the key for most numbers. Add the form.
      """, comment: "规则 plural-other-missing 的理由，Markdown 格式"),
    good: [
      .entries(forms("other")),
      .entries(forms("one", "other")),
      .entries(#""%lld files" : {"localizations" : {"de" : {}}}"#),
    ],
    bad: [
      .entries(forms("one").replacing("\"plural\"", with: "⟦\"plural\"⟧")),
      .entries(forms("few", "one").replacing("\"plural\"", with: "⟦\"plural\"⟧")),
      .entries(#""📁" : {"localizations" : {"ja" : {"variations" : {⟦"plural"⟧ : {}}}}}"#),
    ])

  private static func forms(_ categories: String...) -> String {
    let cases = categories.map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "%lld"}}"#
    }
    return """
      "%lld files" : {"localizations" : {"ru" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    for plural in entry.pluralVariations where !plural.categories.contains(.other) {
      findings.add(
        Message(
          "the plural forms of '\(plural.localization.language)' lack 'other': add it",
          comment: "发现：复数形式缺少 other。%@：语言"),
        at: plural.variation.kind.range)
    }
  }
}
