import LocalizationModel

/// A translation with another number of line breaks than the source text; line breaks at the ends
/// do not count.
struct NewlineCountRule: TranslationRule {
  static let summary = RuleSummary(
    id: "newline-count", severity: .info,
    title: Message(
      "a number of lines that differs from the source text", comment: "规则 newline-count 的标题"),
    reason: Message(
      """
      Where the source text is laid out in lines and paragraphs, a translation with fewer has often \
      lost one of them.
      """, comment: "规则 newline-count 的理由，Markdown 格式"),
    good: [
      .translation("One\nTwo", to: "zh-Hans", "一\n二"),
      .translation("Hello\n", to: "de", "Hallo"),
      .translation("One", to: "de", "Eins"),
    ],
    bad: [
      .translation("One\nTwo", to: "zh-Hans", "⟦一二⟧"),
      .translation("👋\n\nHello", to: "de", "⟦👋\nHallo⟧"),
      .translation("Hello there", to: "fr", "⟦Bonjour\nà tous⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !source.traits.union(target.traits).isDisjoint(with: .lineBreak),
      translation.isComparable, translation.isFinished
    else { return }
    let (wanted, found) = (breaks(in: source.text), breaks(in: target.text))
    if wanted == found { return }
    findings.add(
      Message(
        "the source text has \(wanted) line breaks and the translation \(found): use the same number",
        comment: "发现：换行数与源文不同。%1$lld：源文的换行数；%2$lld：译文的换行数"),
      at: target.range)
  }

  /// Returns the number of line feeds, without the ones at the start and end of the text.
  private func breaks(in text: String) -> Int {
    var count = 0
    var pending = 0
    for byte in text.utf8 where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") {
        pending += 1
      } else {
        count += pending
        pending = 0
      }
    }
    let front = text.utf8.prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return count - front.count { $0 == UInt8(ascii: "\n") }
  }
}
