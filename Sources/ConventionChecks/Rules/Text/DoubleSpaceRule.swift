import LocalizationModel

/// Two spaces in a row within a line, in a translation of a source text without such spaces.
struct DoubleSpaceRule: TranslationRule {
  static let summary = RuleSummary(
    id: "double-space", severity: .info,
    title: Message("two spaces in a row", comment: "规则 double-space 的标题"),
    reason: Message(
      """
      Two spaces between words are a slip of the keyboard, or what is left of a word that was taken \
      out. Where the source text has them too, they are meant.
      """, comment: "规则 double-space 的理由，Markdown 格式"),
    good: [
      .translation("Save all", to: "de", "Alle sichern"),
      .translation("A  B", to: "de", "A  B"),
      .translation("A", to: "de", "  A"),
    ],
    bad: [
      .translation("Save all", to: "de", "⟦Alle  sichern⟧", fixed: "Alle sichern"),
      .translation("👋 Hi %@", to: "fr", "⟦👋   Salut  %@⟧", fixed: "👋 Salut %@"),
      .translation("%lld files", to: "zh-Hans", "⟦%lld  个文件⟧", fixed: "%lld 个文件"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.target.traits.contains(.space), hasDouble(translation.target.text),
      !hasDouble(translation.source.text), translation.isFinished
    else { return }
    let scalars = Array(translation.target.text.unicodeScalars)
    let end = scalars.lastIndex { $0 != " " } ?? 0
    var kept: [Unicode.Scalar] = []
    var hasText = false
    for (index, scalar) in scalars.enumerated() {
      // Spaces at the start and at the end are left to `space-edges`.
      if scalar == " ", kept.last == " ", hasText, index < end { continue }
      if scalar != " " { hasText = scalar != "\n" }
      kept.append(scalar)
    }
    if kept == scalars { return }
    findings.add(
      Message(
        "'\(translation.target.text)' has two spaces in a row: write one",
        comment: "发现：译文里有连续空格。%@：译文"),
      at: translation.target.range,
      fix: translation.rewriting(
        to: kept, Message("write one space", comment: "修复：合并连续空格"), isSafe: true))
  }

  private func hasDouble(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x20, previous == 0x20 { return true }
      previous = byte
    }
    return false
  }
}
