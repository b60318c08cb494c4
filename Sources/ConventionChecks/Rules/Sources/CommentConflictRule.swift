import LocalizationModel

/// One key with different comments at different places in the code. The first comment that differs
/// is the finding, the other places are its notes.
struct CommentConflictRule: KeyRule {
  static let summary = RuleSummary(
    id: "comment-conflict", severity: .warning,
    title: Message(
      "one key of a table with two different comments", comment: "规则 comment-conflict 的标题"),
    reason: Message(
      """
      A key has one translation, wherever it stands. Two comments show that it stands for two \
      things, for which another language may need two words; or they say the same in other words, \
      and translators have to read both. Give different meanings different keys (`String(localized: \
      "send.payment", defaultValue: "Send", comment: "…")`), and the same meaning the same comment. \
      In a project without a convention on comments this is a note.
      """, comment: "规则 comment-conflict 的理由，Markdown 格式"),
    good: [
      .swift(
        """
        let a = String(localized: "Send", comment: "发送消息的按钮")
        let b = String(localized: "Send", comment: "发送消息的按钮")
        """),
      .swift(
        """
        let a = String(localized: "Send", comment: "发送消息的按钮")
        let b = String(localized: "Send", table: "Pay", comment: "付款的按钮")
        """),
      .swift(
        """
        let a = String(localized: "Send", comment: "发送消息的按钮")
        Button("Send") {}
        """),
    ],
    bad: [
      .swift(
        """
        let a = String(localized: "Send", comment: "发送消息的按钮")
        let b = String(localized: ⟦"Send"⟧, comment: "付款的按钮")
        """),
      .swift(
        """
        Text("👋 Hi", comment: "欢迎页")
        Text("👋 Hi", comment: "欢迎页")
        Text(⟦"👋 Hi"⟧, comment: "聊天的第一条消息")
        Text("👋 Hi", comment: "另一条消息")
        """),
      .swift(
        #"""
        Text("\(name) called", comment: "未接来电。%@：姓名")
        Text(⟦"\(caller) called"⟧, comment: "通话记录。%@：姓名")
        """#),
    ])

  func check(_ key: KeySites, _ findings: inout FindingSink) {
    guard key.sites.count > 1, !key.mayBelongToSeveralModules else { return }
    // By index, because copying a site is expensive.
    let commented = key.sites.indices.filter { key.sites[$0].comment.map { !$0.isBlank } ?? false }
    guard let first = commented.first else { return }
    var comments: Set<String> = [key.sites[first].comment ?? ""]
    let different = commented.dropFirst().filter {
      comments.insert(key.sites[$0].comment ?? "").inserted
    }
    guard let second = different.first else { return }
    let others = [first] + different.dropFirst()
    findings.add(
      Message(
        """
        '\(key.key)' has a different comment elsewhere: use one comment, or a key for each \
        meaning
        """, comment: "发现：同一个键有不同的注释。%@：键"),
      at: key.sites[second],
      notes: others.map { index in
        let site = key.sites[index]
        return FindingNote(
          Message(
            "there it is '\(site.comment ?? "")'", comment: "附注：另一处的注释。%@：那里的注释"),
          path: site.path, range: site.range, position: site.position)
      })
  }
}
