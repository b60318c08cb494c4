import LocalizationModel

/// A line break at an end of the translation where the source text has none, or the reverse.
struct NewlineEdges: TranslationRule {
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
    ],
    bad: [
      .translation("Hello", to: "de", "⟦Hallo\n⟧", fixed: "Hallo"),
      .translation("👋 Hello\n\n", to: "de", "⟦👋 Hallo⟧", fixed: "👋 Hallo\n\n"),
      .translation("Hello", to: "zh-Hans", "⟦\n你好\n⟧", fixed: "你好"),
    ])

  static let occasion = Occasion.inEither(.lineBreak)

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !source.traits.union(target.traits).isDisjoint(with: .lineBreak),
      translation.isComparable, translation.isWork
    else { return }
    let (wanted, found) = (Array(source.text.unicodeScalars), Array(target.text.unicodeScalars))
    let wantedCore = core(of: wanted)
    let foundCore = core(of: found)
    if wantedCore.isEmpty || foundCore.isEmpty { return }
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
      isFrontRight || front.elementsEqual(found[..<foundCore.startIndex])
        ? Message(
          "line breaks at the end: \(back.count) in the source text, \(found.count - foundCore.endIndex) in the translation",
          comment: "发现：译文末尾的换行与源文不同。%1$lld：源文的换行数；%2$lld：译文的换行数")
        : Message(
          "line breaks at the beginning: \(front.count) in the source text, \(foundCore.startIndex) in the translation",
          comment: "发现：译文开头的换行与源文不同。%1$lld：源文的换行数；%2$lld：译文的换行数"),
      at: target.range,
      fix: translation.rewriting(
        to: Array(front + foundCore + back),
        Message("write the source's line breaks", comment: "修复：首尾换行与源文一致"), isSafe: true))
  }

  private func core(of scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    let start = scalars.firstIndex { !isBreak($0) } ?? scalars.count
    let end = scalars.lastIndex { !isBreak($0) }.map { $0 + 1 } ?? start
    return scalars[start..<end]
  }

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}
