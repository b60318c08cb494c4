import LocalizationModel

/// A translation that was read in the wrong encoding, so that `ä` became `Ã¤`. ``MisreadText``
/// finds and repairs it; ``LostLetters`` finds what cannot be repaired.
struct MojibakeRule: TranslationRule {
  static let summary = RuleSummary(
    id: "mojibake", severity: .error,
    title: Message("a text read in the wrong encoding", comment: "规则 mojibake 的标题"),
    reason: Message(
      """
      A spreadsheet or a script took UTF-8 for Latin-1, Mac Roman or Windows-1251, so `ä` became \
      `Ã¤` or `√§`. The bytes are still there: read as UTF-8 they are the text again. `Gr??e` has lost \
      its letters, and `Ñîõðàíèòü` is Russian read as Latin-1: take such a text from its source again.
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
      .translation("Really", to: "de", "Wirklich??Ja"),
      .translation("Really", to: "de", "Wirklich?Ja"),
      .translation("Search", to: "fr", "https://a.b/c?d=e"),
      .translation("Pattern", to: "fr", "colou?r"),
      .translation("Search", to: "fr", "https://a.b/c??d=e"),
      .translation("Special letters", to: "ru", "éèüö"),
      .translation("Fractions", to: "zh-Hans", "¼、½、¾"),
      .translation("Area", to: "pl", "Powierzchnia w m³"),
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
      .translation("Size", to: "de", "⟦Gr??e⟧"),
      .translation("Size", to: "ru", "⟦Раз??р⟧"),
      .translation("Save", to: "ru", "⟦Ñîõðàíèòü⟧"),
      .translation("Save", to: "zh-Hans", "⟦±£´æ⟧"),
      .translation("Paid", to: "pl", "⟦zap³acono⟧"),
      .translation("Start", to: "tr", "⟦Baþlatýlýyor⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard !target.traits.isDisjoint(with: [.nonASCII, .punctuation]), translation.isFinished,
      !PseudoLanguage.contains(translation.language)
    else { return }
    let source = translation.source.text
    guard target.traits.contains(.misread),
      let reading = MisreadText.reading(
        of: target.text, in: WritingSystem(language: translation.language)),
      let first = reading.parts.first, !reading.parts.contains(where: { source.contains($0.text) })
    else {
      checkLostLetters(of: translation, &findings)
      return
    }
    findings.add(
      Message(
        "'\(first.text)' in '\(target.text)' comes from a wrong encoding and stands for '\(first.meant)': write that",
        comment: "发现：译文里有乱码。%1$@：乱码；%2$@：译文；%3$@：原来的文字"),
      at: target.range,
      fix: translation.rewriting(
        to: reading.repaired,
        Message("read the bytes as UTF-8", comment: "修复：按 UTF-8 还原文字"), isSafe: false))
  }

  private func checkLostLetters(of translation: Translation, _ findings: inout FindingSink) {
    guard translation.isComparable, let lost = LostLetters(translation) else { return }
    let target = translation.target
    let message =
      switch lost {
      case .questionMarks(let word):
        Message(
          "'\(word)' in '\(target.text)' has question marks in place of letters: restore the letters",
          comment: "发现：译文里有字母变成了问号。%1$@：有问号的词；%2$@：译文")
      case .otherPage(let letters):
        Message(
          "'\(letters)' in '\(target.text)' comes from a wrong encoding: restore the text",
          comment: "发现：译文用错了编码，无法自动还原。%1$@：错误的字符；%2$@：译文")
      }
    findings.add(message, at: target.range)
  }
}
