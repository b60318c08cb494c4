import LocalizationModel

/// A translation that was read in the wrong encoding, so that `ä` became `Ã¤`. ``MisreadText``
/// finds and repairs it.
struct Mojibake: TranslationRule {
  static let summary = RuleSummary(
    id: "mojibake", severity: .error,
    title: Message("a text read in the wrong encoding", comment: "规则 mojibake 的标题"),
    reason: Message(
      """
      A spreadsheet or a script took UTF-8 for Latin-1, Mac Roman or Windows-1251, so `ä` became \
      `Ã¤` or `√§`. The bytes are still there: read as UTF-8 they are the text again.
      """, comment: "规则 mojibake 的理由，Markdown 格式"),
    good: [
      .translation("Change", to: "de", "Ändern"),
      .translation("“Cafe”", to: "fr", "«\u{A0}Café\u{A0}»"),
      .translation("Ã¤", to: "de", "Ã¤"),
      .translation("Not", to: "pt", "NÃO; AÇÃO"),
      .translation("Big", to: "de", "groß…"),
      .translation("Saved", to: "fr", "«\u{A0}enregistré…»"),
      .translation("Courier", to: "uk", "КУР’ЄР"),
      .translation("Crossfade", to: "en-XA", "Çŕóššƒáđé Éšţ"),
      .translation("Estimate", to: "cs", "Éš óššƒ"),
      .translation("Root", to: "el", "√© – Α"),
    ],
    bad: [
      .translation("Change", to: "de", "⟦Ã„ndern⟧", fixed: "Ändern"),
      .translation("👋 Save", to: "fr", "⟦👋 EnregistrÃ©⟧", fixed: "👋 Enregistré"),
      .translation("Don't", to: "es", "⟦Noâ€™s⟧", fixed: "No’s"),
      .translation("Yes", to: "ru", "⟦Ð”Ð°⟧", fixed: "Да"),
      .translation("Screen", to: "ko", "⟦í™”ë©´⟧", fixed: "화면"),
      .translation("Wrong", to: "pl", "⟦NieprawidÅ‚owe⟧", fixed: "Nieprawidłowe"),
      .translation("Take", to: "fa", "⟦Ø²ÛŒØ±⟧", fixed: "زیر"),
      .translation("Say", to: "de", "⟦Gr√∂√üe⟧", fixed: "Größe"),
      .translation("Mark", to: "ru", "⟦РњРµС‚РєР°⟧", fixed: "Метка"),
      .translation("Moon", to: "ru", "⟦–õ—É–Ω–∞⟧", fixed: "Луна"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.misread), translation.isFinished,
      !PseudoLanguage.contains(translation.language)
    else { return }
    let source = translation.source.text
    let writing = WritingSystem(language: translation.language)
    guard let reading = MisreadText.reading(of: target.text, in: writing),
      let first = reading.parts.first, !reading.parts.contains(where: { source.contains($0.text) })
    else { return }
    findings.add(
      Message(
        "'\(first.text)' in '\(target.text)' comes from a wrong encoding and stands for '\(first.meant)': write that",
        comment: "发现：译文里有乱码。%1$@：乱码；%2$@：译文；%3$@：原来的文字"),
      at: target.range,
      fix: translation.rewriting(
        to: reading.repaired,
        Message("read the bytes as UTF-8", comment: "修复：按 UTF-8 还原文字"), isSafe: false))
  }
}
