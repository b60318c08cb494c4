import LocalizationModel
import StringCatalog

/// A translation in the state `needs_review`.
struct TranslationNeedsReviewRule: TranslationRule {
  static let summary = RuleSummary(
    id: "translation-needs-review", severity: .info,
    title: Message(
      "a translation in the state 'needs_review'",
      comment: "规则 translation-needs-review 的标题"),
    reason: Message(
      """
      The source text has changed, or a machine or an importer has written the translation. It ships \
      as it is until it has been reviewed.
      """, comment: "规则 translation-needs-review 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存"),
      .translation("Save", to: "zh-Hans", "", state: "new"),
      .entries(#""Save" : {"localizations" : {"zh-Hans" : {}}}"#),
    ],
    bad: [
      .translation("Save", to: "zh-Hans", "⟦保存⟧", state: "needs_review"),
      .translation("👋 Hello", to: "de", "⟦👋 Hallo⟧", state: "needs_review"),
      .translation("Save", to: "fr", "⟦Enregistrer⟧", value: "Save", state: "needs_review"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.state == .needsReview, translation.entry.extractionState != .stale,
      translation.entry.isBuilt(translation.language)
    else { return }
    findings.add(
      Message(
        "the \(translation.language) translation of '\(translation.source.text)' has to be reviewed",
        comment: "发现：译文的状态是 needs_review。%1$@：语言代码；%2$@：源文"),
      at: translation.target.range)
  }
}
