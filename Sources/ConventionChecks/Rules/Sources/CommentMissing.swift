import LocalizationModel

/// A localizable call that could say what its string is for, and does not.
struct CommentMissing: SourceStringRule {
  static let summary = RuleSummary(
    id: "comment-missing", severity: .error, isConvention: true,
    title: Message(
      "a localizable string without a comment", comment: "规则 comment-missing 的标题"),
    reason: Message(
      """
      Translators see the comment and hardly anything else. Without it “Open” is a verb to one and an \
      adjective to the next, and what a placeholder stands for is a guess. Give the comment where \
      the string is made: `Text("Open", comment: "…")`, `String(localized: "Open", comment: "…")`. It has to \
      be a literal without interpolations: nothing else is extracted.
      """, comment: "规则 comment-missing 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Open", comment: "工具栏按钮：打开所选文件")"#),
      .swift(#"let title = String(localized: "Open", comment: "菜单项：打开文件")"#),
      .swift(#"let title = NSLocalizedString("Open", comment: "菜单项：打开文件")"#),
      .swift(#"Text(verbatim: "Open")"#),
    ],
    bad: [
      .swift(#"Text(⟦"Open"⟧)"#, fixed: #"Text("Open", comment: "")"#),
      .swift(#"Text(⟦"Open"⟧, comment: "")"#),
      .swift(#"Text(⟦"Open"⟧, comment: openComment)"#),
      .swift(#"Text(⟦"Open"⟧, comment: "打开\(name)")"#),
      .swift(
        #"let title = String(localized: ⟦"👋 \(name)"⟧, table: "Menu")"#,
        fixed: #"let title = String(localized: "👋 \(name)", table: "Menu", comment: "")"#),
      .swift(#"let title = NSLocalizedString(⟦"Open"⟧, comment: "  ")"#),
      .swift(
        #"Text(isOpen ? ⟦"Close"⟧ : ⟦"Open"⟧, bundle: .module)"#,
        fixed: #"Text(isOpen ? "Close" : "Open", bundle: .module, comment: "")"#),
      .swift(
        #"let text = Note(⟦"Open"⟧)"#,
        configuration: #"{"functions": [{"name": "Note", "comment": "about"}]}"#,
        fixed: #"let text = Note("Open", about: "")"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    guard let call = string.call, let label = call.commentLabel, !string.key.isEmpty else { return }
    if let comment = string.comment {
      guard let text = comment.text else {
        findings.add(
          Message(
            """
            the comment of '\(string.key)' is not a literal, so translators cannot see it: write a literal \
            without interpolations
            """, comment: "发现：注释不是字面量，译者看不到。%@：字符串的键"), at: string.range,
          limit: limit(of: string))
        return
      }
      guard text.isBlank else { return }
      findings.add(
        Message(
          "the comment of '\(string.key)' is empty: say what the string is for",
          comment: "发现：注释是空的。%@：字符串的键"), at: string.range, limit: limit(of: string))
    } else {
      findings.add(
        Message(
          "'\(string.key)' has no comment: say what it is for with '\(label):'",
          comment: "发现：字符串没有注释。%1$@：字符串的键；%2$@：注释参数的标签"),
        at: string.range, limit: limit(of: string), fix: fix(call, label))
    }
  }

  private func limit(of string: SourceString) -> Finding.Severity {
    string.string.isWordless ? .info : .error
  }

  /// A place to write the comment in, behind the last argument.
  private func fix(_ call: StringSite.Call, _ label: String) -> Fix? {
    guard let last = call.arguments.last else { return nil }
    return Fix(
      Message(
        "add an empty '\(label):' to be filled in", comment: "修复：添加空的注释参数。%@：参数的标签"),
      edits: [Fix.Edit(insert: ", \(label): \"\"", at: last.range.end)], isSafe: false)
  }
}
