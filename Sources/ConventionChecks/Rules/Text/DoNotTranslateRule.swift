import LocalizationModel

/// A glossary term that is marked as a name (`keep`), and that the translation does not contain as
/// written.
struct DoNotTranslateRule: TranslationRule {
  static let summary = RuleSummary(
    id: "do-not-translate", severity: .warning,
    title: Message(
      "a name that is missing from the translation", comment: "规则 do-not-translate 的标题"),
    reason: Message(
      """
      Names of products stay as they are in every language. The `glossary` of `gloss.json` lists them: \
      `{"term": "iCloud", "keep": true}`. Case counts.
      """, comment: "规则 do-not-translate 的理由，Markdown 格式"),
    good: [
      .translation("Save to iCloud", to: "zh-Hans", "保存到iCloud", configuration: configuration),
      .translation("Save", to: "zh-Hans", "保存", configuration: configuration),
      .translation("iClouds", to: "zh-Hans", "云", configuration: configuration),
    ],
    bad: [
      .translation("Save to iCloud", to: "zh-Hans", "⟦保存到云端⟧", configuration: configuration),
      .translation("👋 iCloud", to: "de", "⟦👋 ICloud⟧", configuration: configuration),
      .translation("%@ in iCloud", to: "fr", "⟦%@ dans le nuage⟧", configuration: configuration),
    ])

  private static let configuration = #"{"glossary": [{"term": "iCloud", "keep": true}]}"#

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let terms = translation.settings.terms
    if terms.isEmpty || !translation.isFinished { return }
    for term in terms.candidates(in: translation.source.text) where term.isKept {
      let name = TermWord(term.term, isExact: true)
      guard !name.matches(in: TermText(translation.source)).isEmpty,
        !name.isContained(in: TermText(translation.target))
      else { continue }
      findings.add(
        Message(
          "'\(name.text)' is a name that stays untranslated: write it unchanged",
          comment: "发现：不该翻译的名称没有保留。%@：名称"),
        at: translation.target.range)
    }
  }
}
