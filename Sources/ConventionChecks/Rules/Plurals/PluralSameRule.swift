import LocalizationModel
import StringCatalog

/// Plural forms that all have the same text, in a language with several categories.
struct PluralSameRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-same", severity: .info,
    title: Message("plural forms that all say the same", comment: "规则 plural-same 的标题"),
    reason: Message(
      """
      Forms that do not differ in a language that has several are usually an unedited \
      copy: “1 files”. Write the forms. Where the words really do not change, leave them equal: one \
      text in their place is what `plural-flattened` reports.
      """, comment: "规则 plural-same 的理由，Markdown 格式"),
    good: [
      .entries(forms("de", ["%lld Datei", "%lld Dateien"])),
      .entries(forms("ja", ["%lld 個", "%lld 個"])),
      .entries(forms("de", ["%lld", "%lld"])),
    ],
    bad: [
      .entries(forms("de", ["%lld Dateien", "%lld Dateien"]).marked),
      .entries(forms("fr", ["📁 %lld fichiers", "📁 %lld fichiers"]).marked),
      .entries(forms("ru", ["%lld файл", "%lld файл"]).marked),
    ])

  private static func forms(_ language: String, _ texts: [String]) -> String {
    let cases = zip(["one", "other"], texts).map {
      #""\#($0)" : {"stringUnit" : {"state" : "translated", "value" : "\#($1)"}}"#
    }
    return """
      "%lld files" : {"localizations" : {"\(language)" : {"variations" : {"plural" : {
        \(cases.joined(separator: ",\n  "))}}}}}
      """
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate else { return }
    for plural in entry.pluralVariations {
      guard let rules = plural.rules, rules.cases.filter(\.isCountedByXcode).count > 1 else {
        continue
      }
      let texts = plural.cases.compactMap { $0.leaf?.value?.text }
      guard texts.count > 1, let first = texts.first, texts.allSatisfy({ $0 == first }),
        PluralVariation.hasWord(first)
      else { continue }
      findings.add(
        Message(
          "all plural forms of '\(plural.localization.language)' say '\(first)': write a form for each category",
          comment: "发现：所有复数形式都一样。%1$@：语言；%2$@：文字"),
        at: plural.variation.kind.range)
    }
  }
}

extension String {
  /// The sample with the marks of a finding around `"plural"`.
  fileprivate var marked: String { replacing("\"plural\"", with: "⟦\"plural\"⟧") }
}
