import LocalizationModel

/// An empty translation, or one of white space only.
struct TranslationEmptyRule: TranslationRule {
  static let summary = RuleSummary(
    id: "translation-empty", severity: .error,
    title: Message("a translation that is empty", comment: "规则 translation-empty 的标题"),
    reason: Message(
      """
      Where a translation is empty, people see nothing where the text should be, not even the \
      source text. Translate it, or remove the translation from the catalog. A translation of \
      white space alone counts as empty.
      """, comment: "规则 translation-empty 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .translation("Save", to: "zh-Hans", "", state: "new"),
      .translation("separator", to: "zh-Hans", "", value: ""),
    ],
    bad: [
      .translation("Save", to: "zh-Hans", "⟦⟧"),
      .translation("👋 Hello %@", to: "de", "⟦⟧", state: "needs_review"),
      .translation("title.save", to: "fr", "⟦⟧", value: "Save"),
      .translation("Save", to: "ja", "⟦ \u{3000}⟧"),
      .translation("Save %@", to: "ko", "⟦\n⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.byteCount == 0 || !target.traits.isDisjoint(with: [.spaceAtEnd, .lineBreak]),
      target.text.isBlank, !translation.source.text.isBlank, translation.isFinished,
      !translation.isFormAmongTranslated, translation.entry.isBuilt(translation.language)
    else { return }
    findings.add(
      translation.target.text.isEmpty
        ? Message(
          "the translation of '\(translation.source.text)' is empty: translate it, or remove this translation to show the source text",
          comment: "发现：译文是空的。%@：源文")
        : Message(
          """
          the translation of '\(translation.source.text)' is only white space: translate it or, if this language \
          needs no word here, make the whole sentence one text
          """, comment: "发现：译文只有空白。%@：源文"),
      at: translation.target.range)
  }
}
