import LocalizationModel

/// Three dots in a translation, or an ellipsis at the end of only one of translation and source.
struct EllipsisRule: TranslationRule {
  static let summary = RuleSummary(
    id: "ellipsis", severity: .info,
    title: Message(
      "three dots, or an ellipsis in only one of source text and translation",
      comment: "规则 ellipsis 的标题"),
    reason: Message(
      """
      The character `…` is not torn apart at the end of a line, and VoiceOver reads it well. In menus \
      it says that a question follows: what ends with one in the source ends with one everywhere. \
      Chinese may write `……`.
      """, comment: "规则 ellipsis 的理由，Markdown 格式"),
    good: [
      .translation("Open…", to: "zh-Hans", "打开…"),
      .translation("Loading…", to: "zh-Hans", "正在载入……"),
      .translation("Save", to: "de", "Sichern"),
      .translation("From %@ … to", to: "de", "Von %@ … bis"),
    ],
    bad: [
      .translation("Open…", to: "de", "⟦Öffnen...⟧", fixed: "Öffnen…"),
      .translation("👋 Loading...", to: "zh-Hans", "⟦👋 正在载入...⟧", fixed: "👋 正在载入…"),
      .translation("Open…", to: "fr", "⟦Ouvrir⟧"),
      .translation("Open", to: "fr", "⟦Ouvrir…⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !source.traits.union(target.traits).isDisjoint(with: [.period, .nonASCII]),
      translation.isFinished
    else { return }
    if target.traits.contains(.period), let corrected = withEllipsis(target) {
      findings.add(
        Message(
          "'\(target.text)' has three dots: write '…'", comment: "发现：译文用了三个点。%@：译文"),
        at: target.range,
        fix: translation.rewriting(
          to: corrected, Message("write '…'", comment: "修复：改成省略号"), isSafe: true))
      return
    }
    let (wanted, found) = (endsWithEllipsis(source.text), endsWithEllipsis(target.text))
    guard wanted != found, translation.isComparable else { return }
    let message =
      wanted
      ? Message(
        "the source text ends with '…' and '\(target.text)' does not: add it",
        comment: "发现：译文末尾少了省略号。%@：译文")
      : Message(
        "'\(target.text)' ends with '…' and the source text does not: remove it",
        comment: "发现：译文末尾多了省略号。%@：译文")
    findings.add(message, at: target.range)
  }

  /// Returns the text with `…` in place of exactly three dots; `nil` if there are none.
  private func withEllipsis(_ text: CheckedText) -> [Unicode.Scalar]? {
    guard text.text.utf8.count >= 3 else { return nil }
    let prose = Prose(text)
    var kept: [Unicode.Scalar] = []
    var isCorrected = false
    var index = 0
    while index < prose.scalars.count {
      var end = index
      while prose[end] == "." { end += 1 }
      if end - index == 3 {
        kept.append("…")
        isCorrected = true
        index = end
      } else {
        kept.append(contentsOf: prose.scalars[index..<max(end, index + 1)])
        index = max(end, index + 1)
      }
    }
    return isCorrected ? kept : nil
  }

  private func endsWithEllipsis(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.reversed().drop { $0.isClosing || $0 == " " || $0 == "\n" }
    let dots = "...".unicodeScalars
    return scalars.first == "…" || scalars.first == "⋯" || scalars.starts(with: dots)
  }
}
