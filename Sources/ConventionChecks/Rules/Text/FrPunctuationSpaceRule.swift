import LocalizationModel

/// A French punctuation mark without the no-break space before it.
struct FrPunctuationSpaceRule: TranslationRule {
  static let summary = RuleSummary(
    id: "fr-punctuation-space", severity: .info,
    title: Message(
      "no narrow space before a French mark", comment: "规则 fr-punctuation-space 的标题"),
    reason: Message(
      """
      French has a space before `?`, `!`, `;` and `:`. It has to be one at which no line breaks, U+202F \
      or U+00A0, or the mark ends up alone at the beginning of a line. In Canada there is none, except \
      before a colon, so that `fr-CA` is not reported.
      """, comment: "规则 fr-punctuation-space 的理由，Markdown 格式"),
    good: [
      .translation("Delete it?", to: "fr", "Supprimer\u{202F}?"),
      .translation("Name: %@", to: "fr", "Nom\u{A0}: %@"),
      .translation("At 10:30", to: "fr", "À 10:30, https://a.fr"),
      .translation("Delete it?", to: "fr-CA", "Supprimer?"),
    ],
    bad: [
      .translation("Delete it?", to: "fr", "⟦Supprimer ?⟧", fixed: "Supprimer\u{202F}?"),
      .translation("👋 Hello!", to: "fr", "⟦👋 Bonjour!⟧", fixed: "👋 Bonjour\u{202F}!"),
      .translation("Name: %@", to: "fr-BE", "⟦Nom : %@⟧", fixed: "Nom\u{A0}: %@"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.punctuation), translation.baseLanguage == "fr",
      translation.language != "fr-CA", translation.isFinished
    else { return }
    let prose = Prose(target)
    var corrected: [Unicode.Scalar] = []
    for (index, scalar) in prose.scalars.enumerated() {
      let isMark = prose.isProse[index] && (scalar == "?" || scalar == "!" || scalar == ";")
      let isColon = prose.isProse[index] && scalar == ":"
      if isMark || isColon, endsWord(index, in: prose), let last = corrected.last {
        // French typography has a no-break space before a colon and a narrow one before other
        // marks.
        let space: Unicode.Scalar = isColon ? "\u{A0}" : "\u{202F}"
        if last == " ", corrected.count > 1 {
          corrected[corrected.count - 1] = space
        } else if last.isLetter {
          corrected.append(space)
        }
      }
      corrected.append(scalar)
    }
    if corrected == prose.scalars { return }
    findings.add(
      Message(
        "'\(target.text)' has a punctuation mark without a no-break space before it: write U+202F or U+00A0",
        comment: "发现：法文标点前缺少不换行空格。%@：译文"),
      at: target.range,
      fix: translation.rewriting(
        to: corrected, Message("write no-break spaces", comment: "修复：写入不换行空格"), isSafe: true))
  }

  /// True if the text ends after a mark, or if white space or a closing mark follows, so that marks
  /// in times and addresses do not count.
  private func endsWord(_ index: Int, in prose: Prose) -> Bool {
    guard index + 1 < prose.scalars.count else { return true }
    let next = prose.scalars[index + 1]
    return next == " " || next == "\n" || next == "\u{A0}" || next.isClosing
  }
}
