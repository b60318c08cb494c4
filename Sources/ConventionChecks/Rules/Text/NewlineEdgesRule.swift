import LocalizationModel

/// Line breaks at the ends of a translation that differ from the source text's.
struct NewlineEdgesRule: TranslationRule {
  static let summary = RuleSummary(
    id: "newline-edges", severity: .warning,
    title: Message(
      "line breaks at the ends that differ from the source's", comment: "规则 newline-edges 的标题"),
    reason: Message(
      """
      A line break at the end of a text leaves an empty line in the app, and one that is missing joins \
      two paragraphs.
      """, comment: "规则 newline-edges 的理由，Markdown 格式"),
    good: [
      .translation("Hello\n", to: "de", "Hallo\n"),
      .translation("One\nTwo", to: "zh-Hans", "一\n二"),
      .translation("One\nTwo", to: "zh-Hans", "一二"),
      .translation("\n - console", to: "fr", "  \n - console"),
    ],
    bad: [
      .translation("Hello", to: "de", "⟦Hallo\n⟧", fixed: "Hallo"),
      .translation("👋 Hello\n\n", to: "de", "⟦👋 Hallo⟧", fixed: "👋 Hallo\n\n"),
      .translation("Hello", to: "zh-Hans", "⟦\n你好\n⟧", fixed: "你好"),
      .translation("Hello\r", to: "de", "⟦Hallo\n⟧", fixed: "Hallo\r"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !source.traits.union(target.traits).isDisjoint(with: .lineBreak),
      translation.isComparable, translation.isFinished
    else { return }
    let (wanted, found) = (Array(source.text.unicodeScalars), Array(target.text.unicodeScalars))
    let wantedCore = core(of: wanted)
    let foundCore = core(of: found)
    if wantedCore.isEmpty || foundCore.isEmpty { return }
    // A space at an end hides line breaks beyond it; `space-edges` reports the space.
    if hasBreakBesideSpace(wantedCore) || hasBreakBesideSpace(foundCore) { return }
    let isFrontRight = wantedCore.startIndex == 0 && foundCore.startIndex == 0
    let isBackRight = wantedCore.endIndex == wanted.count && foundCore.endIndex == found.count
    if isFrontRight, isBackRight { return }
    let front = wanted[..<wantedCore.startIndex]
    let back = wanted[wantedCore.endIndex...]
    if front.elementsEqual(found[..<foundCore.startIndex]),
      back.elementsEqual(found[foundCore.endIndex...])
    {
      return
    }
    findings.add(
      message(
        front, back, found[..<foundCore.startIndex], found[foundCore.endIndex...]),
      at: target.range,
      fix: translation.rewriting(
        to: Array(front + foundCore + back),
        Message("write the source's line breaks", comment: "修复：首尾换行与源文一致"),
        // If the code joins the text to another one, the language may need the line break.
        isSafe: TextUsage(translation.entry) != .joined))
  }

  private func message(
    _ front: ArraySlice<Unicode.Scalar>, _ back: ArraySlice<Unicode.Scalar>,
    _ foundFront: ArraySlice<Unicode.Scalar>, _ foundBack: ArraySlice<Unicode.Scalar>
  ) -> Message {
    let (wanted, found) = (count(back), count(foundBack))
    if wanted != found {
      return Message(
        "line breaks at the end: \(wanted) in the source text, \(found) in the translation",
        comment: "发现：译文末尾的换行与源文不同。%1$lld：源文的换行数；%2$lld：译文的换行数")
    }
    let (wantedFirst, foundFirst) = (count(front), count(foundFront))
    if wantedFirst != foundFirst {
      return Message(
        "line breaks at the beginning: \(wantedFirst) in the source text, \(foundFirst) in the translation",
        comment: "发现：译文开头的换行与源文不同。%1$lld：源文的换行数；%2$lld：译文的换行数")
    }
    return Message(
      "the line breaks at the ends are other characters than in the source text: use the same",
      comment: "发现：译文首尾的换行符与源文种类不同，如 CR 与 LF")
  }

  /// Returns the number of line ends; CR and LF together are one.
  private func count(_ breaks: ArraySlice<Unicode.Scalar>) -> Int {
    breaks.indices.count { index in
      breaks[index] != "\n" || index == breaks.startIndex || breaks[index - 1] != "\r"
    }
  }

  /// True if the white space at an end of the core contains a line break.
  private func hasBreakBesideSpace(_ core: ArraySlice<Unicode.Scalar>) -> Bool {
    core.prefix { $0.properties.isWhitespace }.contains(where: isBreak)
      || core.reversed().prefix { $0.properties.isWhitespace }.contains(where: isBreak)
  }

  /// Returns the text without the line breaks at its ends.
  private func core(of scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    let start = scalars.firstIndex { !isBreak($0) } ?? scalars.count
    let end = scalars.lastIndex { !isBreak($0) }.map { $0 + 1 } ?? start
    return scalars[start..<end]
  }

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}
