import LocalizationModel

/// A word in Arabic letters that is stretched with U+0640.
struct KashidaRule: TranslationRule {
  static let summary = RuleSummary(
    id: "kashida", severity: .info,
    title: Message("a stretched Arabic word", comment: "规则 kashida 的标题"),
    reason: Message(
      """
      U+0640 stretches a word to fill a line of a book. In an app, where the font and the width vary, \
      it only makes the word longer, and searching does not find it. After a single letter, as in \
      abbreviations, it is right.
      """, comment: "规则 kashida 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "ar", "حفظ"),
      .translation("AH", to: "ar", "هـ"),
      .translation("Save to iCloud", to: "ar", "حفظ لـiCloud"),
    ],
    bad: [
      .translation("Save", to: "ar", "⟦حفـــظ⟧", fixed: "حفظ"),
      .translation("👋 Hello", to: "ar", "⟦👋 مرحـبا⟧", fixed: "👋 مرحبا"),
      .translation("Hello", to: "fa", "⟦سلـام⟧", fixed: "سلام"),
    ])

  private static let languages: Set<Substring> = ["ar", "ckb", "fa", "ps", "ug", "ur"]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.nonASCII), Self.languages.contains(translation.baseLanguage),
      target.text.unicodeScalars.contains("\u{640}"), translation.isFinished
    else { return }
    let scalars = Array(target.text.unicodeScalars)
    let kept = scalars.indices.filter { index in
      if scalars[index] != "\u{640}" { return true }
      var next = index
      while next < scalars.count, scalars[next] == "\u{640}" { next += 1 }
      var previous = index
      while previous >= 0, scalars[previous] == "\u{640}" { previous -= 1 }
      let isInWord =
        next < scalars.count && previous >= 0 && isArabic(scalars[next])
        && isArabic(scalars[previous])
      return !isInWord
    }.map { scalars[$0] }
    if kept.count == scalars.count { return }
    findings.add(
      Message(
        "'\(target.text)' has a stretched word: remove U+0640",
        comment: "发现：阿拉伯文单词被拉长。%@：译文"),
      at: target.range,
      fix: translation.rewriting(
        to: kept, Message("remove U+0640", comment: "修复：删除 U+0640"), isSafe: true))
  }

  private func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0620...0x06FF).contains(scalar.value) && scalar != "\u{640}" && scalar.isLetter
  }
}
