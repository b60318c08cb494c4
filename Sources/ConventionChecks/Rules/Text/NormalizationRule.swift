import LocalizationModel

/// A letter written in two code points, such as `e` and an accent, that Unicode also has as one.
/// ``Composition`` joins them.
struct NormalizationRule: TranslationRule {
  static let summary = RuleSummary(
    id: "normalization", severity: .warning,
    title: Message(
      "a letter written as two characters", comment: "规则 normalization 的标题"),
    reason: Message(
      """
      One letter spelled in two ways counts as two in searches, look-ups and limits of length. `é` can be \
      one code point, or an `e` and an accent; both look the same. macOS may give file names in the decomposed form; texts \
      are written composed (Unicode NFC).
      """, comment: "规则 normalization 的理由，Markdown 格式"),
    good: [
      .translation("Cafe", to: "fr", "Café"),
      .translation("e\u{301}", to: "de", "e\u{301}"),
      .translation("Save", to: "vi", "Lưu"),
      .translation("Underline", to: "de", "u\u{332}nterstrichen"),
    ],
    bad: [
      .translation("Cafe", to: "fr", "⟦Cafe\u{301}⟧", fixed: "Café"),
      .translation("👋 Save", to: "ja", "⟦👋 カ\u{3099}⟧", fixed: "👋 ガ"),
      .translation("Open", to: "de", "⟦o\u{308}ffnen⟧", fixed: "öffnen"),
      .translation("Now", to: "ar", "⟦ا\u{653}ن⟧", fixed: "آن"),
      .translation("Save", to: "ko", "⟦\u{110C}\u{1165}장⟧", fixed: "저장"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.combining), translation.isFinished else { return }
    let composed = Composition.composed(target.text)
    if composed.hasBytes(of: target.text) { return }
    let source = translation.source.text
    // If the source text has such letters, they are intended.
    if !Composition.composed(source).hasBytes(of: source) { return }
    findings.add(
      Message(
        "'\(target.text)' has letters written as two code points: use the composed form",
        comment: "发现：译文里有分解的字符。%@：译文"),
      at: target.range,
      fix: translation.rewriting(
        to: composed, Message("compose them", comment: "修复：改成组合字符"), isSafe: true))
  }
}
