import LocalizationModel

/// White space at either end of a key.
struct KeyWhitespaceRule: SourceStringRule {
  static let summary = RuleSummary(
    id: "key-whitespace", severity: .warning,
    title: Message("a key that begins or ends with white space", comment: "规则 key-whitespace 的标题"),
    reason: Message(
      """
      The space before or after a text is invisible in a table of translations, so it gets lost, and \
      “Topic:Travel” is what people read. It also shows that the text is a piece of a sentence that \
      is put together, which another language would put together in another order. Make one text of \
      it: `Text("Topic: \\(topic)")`, or leave the spacing to the layout.
      """, comment: "规则 key-whitespace 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Topic: \(topic)", comment: "频道的主题。%@：主题")"#),
      .swift(#"Text("Topic", comment: "频道详情的标签")"#),
      .swift(#"Text(" ", comment: "占位")"#),
      .swift(#"Text(" ⸱ ", comment: "名字和时间之间的分隔符")"#),
    ],
    bad: [
      .swift(#"Text(⟦"Topic: "⟧, comment: "频道详情的标签")"#),
      .swift(#"Text(⟦" (edited) ✏️"⟧, comment: "消息末尾的标记")"#),
      .swift(#"Text(⟦"\(topic)\n"⟧, comment: "单独占一行。%@：主题")"#),
      .swift(#"Button(⟦"Save "⟧) {}"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    let key = string.key
    if Self.hasPlainEnds(key) { return }
    guard let first = key.first, let last = key.last, first.isWhitespace || last.isWhitespace,
      key.contains(where: { $0.isLetter || $0.isNumber || $0 == "%" })
    else { return }
    findings.add(
      first.isNewline || last.isNewline
        ? Message(
          "'\(Self.shown(key))' begins or ends with a line break: remove it; if another text follows, make both one text or put the space into the layout",
          comment: "发现：键的首尾有换行。%@：键")
        : Message(
          "'\(key)' begins or ends with white space, which translators overlook: remove it; if another text follows, make both one text or put the space into the layout",
          comment: "发现：键的首尾有空格。%@：键"), at: string.range,
      // A text without words does not need translators.
      limit: string.string.isWordless ? .info : .error)
  }

  /// True if the key begins and ends with visible ASCII (0x21 to 0x7E): a quick check, which most
  /// keys pass.
  private static func hasPlainEnds(_ key: String) -> Bool {
    guard let first = key.utf8.first, let last = key.utf8.last else { return true }
    return 0x21..<0x7F ~= first && 0x21..<0x7F ~= last
  }

  private static func shown(_ key: String) -> String { key.replacing("\n", with: "\\n") }
}
