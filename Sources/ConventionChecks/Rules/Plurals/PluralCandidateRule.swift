import LocalizationModel
import StringCatalog

/// A number before a word in a source text without plural forms.
struct PluralCandidateRule: EntryRule {
  static let summary = RuleSummary(
    id: "plural-candidate", severity: .info, isOnByDefault: true,
    title: Message(
      "a number before a word, without plural forms", comment: "规则 plural-candidate 的标题"),
    reason: Message(
      """
      “1 files” is wrong in English, and languages with more forms are wrong more often. Where a whole \
      number stands before a plural noun of an English source text, vary the text by plural, as `gloss \
      plural` and the fix do; translators then get the forms of their languages.
      """, comment: "规则 plural-candidate 的理由，Markdown 格式"),
    good: [
      .entries(#""%lld%% charged" : {}"#),
      .entries(#""%@ files" : {}"#),
      .entries(#""%lld MB" : {}"#),
      .entries(#""%lld selected" : {}"#),
      .entries(#""HTTP error: %lld for URLs" : {}"#),
      .entries(#""Level %lld players" : {}"#),
      .entries(#""Enter the %lld digit codes" : {}"#),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}
        """),
      .entries(#""%lld 个文件" : {}"#, sourceLanguage: "zh-Hans"),
    ],
    bad: [
      .entries(#"⟦"%lld files"⟧ : {}"#, fixed: varied("%lld files")),
      .entries(
        #"⟦"👋 %@ has %lld new messages"⟧ : {"comment" : "a"}"#,
        fixed: varied("👋 %@ has %lld new messages", members: ["\"comment\" : \"a\""])),
      .entries(
        """
        "files.count" : {"localizations" : {"en" : {"stringUnit" : {
          "state" : "translated", "value" : ⟦"%1$d items left"⟧}}}}
        """, fixed: varied("%1$d items left", key: "files.count")),
    ])

  /// Returns the entry of an example after the fix, as it is written.
  private static func varied(
    _ text: String, key: String? = nil, members: [String] = []
  ) -> String {
    let forms = [("one", "new"), ("other", "translated")].map { category, state in
      """
                    "\(category)" : {
                      "stringUnit" : {
                        "state" : "\(state)",
                        "value" : "\(text)"
                      }
                    }
      """
    }
    let localizations = """
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
      \(forms.joined(separator: ",\n"))
                  }
                }
              }
            }
      """
    let all = members.map { "      " + $0 } + [localizations]
    return "\"\(key ?? text)\" : {\n\(all.joined(separator: ",\n"))\n    }"
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate, !entry.contents.isStale else { return }
    let source = entry.source
    if source?.variations.contains(where: { $0.kind.text == "plural" }) == true { return }
    let value = source?.leaf(LeafPath())?.value
    let text = value?.text ?? entry.key
    guard let counted = CountedNoun.all(in: text, language: entry.sourceLanguage).first else {
      return
    }
    let specifier = String(
      decoding: Array(text.utf8)[counted.specifier.start..<counted.specifier.end], as: UTF8.self)
    findings.add(
      Message(
        """
        '\(specifier)' counts something, but the text has \
        no plural forms: vary it by plural
        """, comment: "发现：数字后面是单词，却没有复数形式。%@：占位符"),
      at: value?.range ?? entry.keyRange, fix: fix(entry))
  }

  /// Returns a fix that makes the forms in all languages, as `gloss plural` does; `nil` if the entry
  /// does not tell which number they follow.
  private func fix(_ entry: Entry) -> Fix? {
    guard let number = try? CountedNumber(of: entry.contents.entry) else { return nil }
    let varied = PluralizedEntry(entry.contents.entry, by: number)
    guard varied.isChanged else { return nil }
    return Fix(
      Message(
        "make plural forms: the text becomes 'other', and the language's other forms are new",
        comment: "修复：建立复数形式，原文字成为 other，其余形式状态为 new"),
      edits: [Fix.Edit(entry.contents.range, varied.entry.text)], isSafe: false)
  }
}
