import LocalizationModel
import StringCatalog

/// A number before a word in a source text without plural forms.
struct PluralCandidate: EntryRule {
  static let summary = RuleSummary(
    id: "plural-candidate", severity: .info,
    title: Message(
      "a number before a word, without plural forms", comment: "规则 plural-candidate 的标题"),
    reason: Message(
      """
      “1 files” is wrong in English, and languages with more forms are wrong more often. Where a whole \
      number stands before a word that changes with it, vary the text by plural in the source language; \
      translators then get the forms of theirs.
      """, comment: "规则 plural-candidate 的理由，Markdown 格式"),
    good: [
      .entries(#""%lld%% charged" : {}"#),
      .entries(#""%@ files" : {}"#),
      .entries(#""%lld MB" : {}"#),
      .entries(
        """
        "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}
        """),
      .entries(#""%lld 个文件" : {}"#, sourceLanguage: "zh-Hans"),
    ],
    bad: [
      .entries(#"⟦"%lld files"⟧ : {}"#),
      .entries(#"⟦"👋 %@ has %lld new messages"⟧ : {"comment" : "a"}"#),
      .entries(
        """
        "files.count" : {"localizations" : {"en" : {"stringUnit" : {
          "state" : "translated", "value" : ⟦"%1$d items left"⟧}}}}
        """),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.contents.shouldTranslate else { return }
    let source = entry.source
    if source?.variations.contains(where: { $0.kind.text == "plural" }) == true { return }
    let value = source?.leaf(LeafPath())?.value
    let text = value?.text ?? entry.key
    guard text.utf8.contains(UInt8(ascii: "%")),
      let rules = PluralRules(language: entry.sourceLanguage),
      rules.cases.filter(\.isCountedByXcode).count > 1
    else { return }
    let bytes = Array(text.utf8)
    let counted = FormatSpecifier.all(in: text).first { specifier in
      specifier.kind == .argument && !specifier.hasSpaceFlag
        && ArgumentClass(conversion: specifier.conversion) == .integer
        && startsWord(bytes[specifier.range.end...])
    }
    guard let counted else { return }
    findings.add(
      Message(
        """
        '\(Translation.text(of: counted, in: text))' counts something, but the text has \
        no plural forms: vary it by plural
        """, comment: "发现：数字后面是单词，却没有复数形式。%@：占位符"),
      at: value?.range ?? entry.keyRange)
  }

  /// True if a space and a word follow that is no unit: at least four lower-case letters, or three
  /// letters and a further word.
  private func startsWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: " ") else { return false }
    let word = bytes.dropFirst().prefix {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 >= 0x80
    }
    let isFollowed = bytes.dropFirst(1 + word.count).first == UInt8(ascii: " ")
    return word.count >= 4 || word.count == 3 && isFollowed
  }
}
