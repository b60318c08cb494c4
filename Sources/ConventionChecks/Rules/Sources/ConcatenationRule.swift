import LocalizationModel

/// A sentence joined from pieces with `+` or interpolations. The scanner finds the pieces as
/// ``CodeFact``s.
struct ConcatenationRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "concatenation", severity: .warning,
    title: Message("a text put together from pieces", comment: "规则 concatenation 的标题"),
    reason: Message(
      """
      “Chat with ” + name has the words of English in the order of English. A translator gets the \
      pieces one by one and can neither change their order nor let them agree with each other. Make \
      one text with the parts filled in: `String(localized: "Chat with \\(name)", comment: "…")`. In a \
      `Text`, pieces in another style go in as interpolations: `Text("\\(Text(name).bold()) is typing")`.
      """, comment: "规则 concatenation 的理由，Markdown 格式"),
    good: [
      .swift(#"let title = String(localized: "Chat with \(name)", comment: "标题。%@：昵称")"#),
      .swift(#"Text("\(Text(name).bold()) is typing", comment: "%@：昵称")"#),
      .swift(#"let text = String(localized: "Done", comment: "完成") + "\n""#),
      .swift(#"Text(Image(systemName: "mic")) + Text("Recording", comment: "录音状态")"#),
      .swift(#"let sum = a + b"#),
      .swift(#"Text("Members", comment: "成员列表的标题") + Text(verbatim: " (\(count))")"#),
      .swift(
        #"Text("\(u) users", comment: "%lld：人数") + Text(verbatim: " ⸱ ") + Text("\(p) posts", comment: "%lld：数量")"#
      ),
      .swift(#"Text(amount) + Text(" \(unit)")"#),
      .swift(
        #"let title = String(localized: "Delete All", comment: "按钮") + " (\(count), \(size))""#),
      .swift(#"let text = "\(String(localized: "Low", comment: "图例：偏低")) (\(range))""#),
      .swift(#"print("\(String(localized: "Done", comment: "完成")) \(count)")"#),
    ],
    bad: [
      .swift(#"let title = String(localized: ⟦"Chat with "⟧, comment: "标题") + name"#),
      .swift(#"Text(name).bold() + Text(⟦" is typing"⟧, comment: "输入提示")"#),
      .swift(#"let text = "\(count) \(String(localized: ⟦"unread 📬"⟧, comment: "未读"))""#),
      .swift(#"Text(⟦"Typing"⟧ + "…")"#),
      .swift(
        """
        Text(⟦"A text that does not fit "⟧
          + "on one line")
        """),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .splitLiteral {
      findings.add(
        Message(
          "'\(fact.sink)' gets literals that '+' joins, so that no key is extracted: write one literal, a multi-line one for a long text",
          comment: "发现：用 + 拼接的几个字面量无法提取为一个键。%@：接口"), at: fact.range)
    }
    var holdsSamples: Bool?
    for fact in file.facts where fact.kind == .joinedText {
      let isSample = holdsSamples ?? file.holdsSamples
      holdsSamples = isSample
      findings.add(
        Message(
          "this is one piece of a longer text: localize the whole text, with the other parts as interpolations",
          comment: "发现：文本由片段拼接而成；位置是其中一段"), at: fact.range,
        limit: isSample || fact.confidence != .high ? .info : .error)
    }
  }
}
