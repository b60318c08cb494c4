import LocalizationModel

/// A text that was read in the wrong encoding.
struct Mojibake: TranslationRule {
  static let summary = RuleSummary(
    id: "mojibake", severity: .error,
    title: Message("a text read in the wrong encoding", comment: "规则 mojibake 的标题"),
    reason: Message(
      """
      A spreadsheet or a script took UTF-8 for Latin-1, so that `ä` became `Ã¤`. The bytes are still \
      there: read as UTF-8 they are the text again.
      """, comment: "规则 mojibake 的理由，Markdown 格式"),
    good: [
      .translation("Change", to: "de", "Ändern"),
      .translation("“Cafe”", to: "fr", "«\u{A0}Café\u{A0}»"),
      .translation("Ã¤", to: "de", "Ã¤"),
      .translation("Not", to: "pt", "NÃO; AÇÃO"),
    ],
    bad: [
      .translation("Change", to: "de", "⟦Ã„ndern⟧", fixed: "Ändern"),
      .translation("👋 Save", to: "fr", "⟦👋 EnregistrÃ©⟧", fixed: "👋 Enregistré"),
      .translation("Don't", to: "es", "⟦Noâ€™s⟧", fixed: "No’s"),
      .translation("Yes", to: "ru", "⟦Ð”Ð°⟧", fixed: "Да"),
    ])

  static let occasion = Occasion.inTarget([.misread])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.misread), translation.isWork else { return }
    let runs = MisreadText.all(in: target.text)
    let source = translation.source.text
    guard let first = runs.first, !runs.contains(where: { source.contains($0.text) }) else {
      return
    }
    findings.add(
      Message(
        "'\(first.text)' in '\(target.text)' is '\(first.meant)' read in the wrong encoding: write that",
        comment: "发现：译文里有乱码。%1$@：乱码；%2$@：译文；%3$@：原来的文字"),
      at: target.range,
      fix: translation.rewriting(
        to: MisreadText.repaired(target.text),
        Message("read the bytes as UTF-8", comment: "修复：按 UTF-8 还原文字"), isSafe: false))
  }
}
