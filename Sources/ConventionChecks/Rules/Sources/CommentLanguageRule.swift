import LocalizationModel
import StringCatalog

/// A comment that is not in the language of the convention.
struct CommentLanguageRule: SourceStringRule, EntryRule {
  static let summary = RuleSummary(
    id: "comment-language", severity: .error, isConvention: true,
    title: Message(
      "a comment in another language than the convention's",
      comment: "规则 comment-language 的标题"),
    reason: Message(
      """
      Comments are for the people who translate and for those who read the code, and a team settles on \
      one language for them: `"convention": {"comment": "zh-Hans"}`. A comment may hold names, \
      identifiers and quoted texts of any language; its own words must be in that one. Kana make it \
      Japanese, and one Chinese character in an English sentence does not make it Chinese.
      """, comment: "规则 comment-language 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("Open", comment: "工具栏按钮：打开所选文件")"#),
      .swift(#"Text("Sign In", comment: "用 GitHub 账号登录的按钮，见 SignInView")"#),
      .swift(#"Text("\(name) left", comment: "%@：离开频道的成员 👋")"#),
      .swift(#"Text("Kana", comment: "键盘选项：输入“かな”")"#),
      .swift(
        #"Text("Open", comment: "ツールバーのボタン：選んだファイルを開く")"#,
        configuration: #"{"convention": {"comment": "ja"}}"#),
      .swift(
        #"Text("Open", comment: "Toolbar button, opens the file")"#,
        configuration: #"{"convention": {"comment": "en"}}"#),
      .swift(
        #"Text("Open", comment: "Was auch immer")"#,
        configuration: #"{"convention": {"comment": "any"}}"#),
      .entries(#""Open" : {"comment" : "工具栏按钮：打开所选文件"}"#),
    ],
    bad: [
      .swift(#"Text("Open", comment: ⟦"Toolbar button, opens the file"⟧)"#),
      .swift(#"Text("Open", comment: ⟦"Toolbar button, opens the selected file: 打开"⟧)"#),
      .swift(#"Text("Open", comment: ⟦"選択したファイルを開く"⟧)"#),
      .swift(#"Text("Open", comment: ⟦"선택한 파일 열기"⟧)"#),
      .swift(#"Text("Open 👀", comment: ⟦"工具列按鈕：開啟檔案"⟧)"#),
      .swift(
        #"Text("Open", comment: ⟦"工具栏按钮：打开所选文件"⟧)"#,
        configuration: #"{"convention": {"comment": "zh-Hant"}}"#),
      .swift(
        #"Text("Open", comment: ⟦"工具栏按钮：打开所选文件"⟧)"#,
        configuration: #"{"convention": {"comment": "en"}}"#),
      .entries(#""Open" : {"comment" : ⟦"Toolbar button"⟧}"#),
    ])

  func check(_ string: SourceString, _ findings: inout FindingSink) {
    guard let languageCheck = CommentLanguageCheck(string.settings.convention),
      let comment = string.writtenComment, let flaw = languageCheck.flaw(in: comment.text)
    else { return }
    findings.add(message(flaw, languageCheck.system.language), at: comment.range)
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard let comment = entry.catalogComment,
      let languageCheck = CommentLanguageCheck(entry.settings.convention),
      let flaw = languageCheck.flaw(in: comment.text)
    else { return }
    findings.add(message(flaw, languageCheck.system.language), at: comment.range)
  }

  private func message(_ flaw: CommentLanguageCheck.Flaw, _ wanted: String) -> Message {
    switch flaw {
    case .japanese:
      Message(
        "the comment is Japanese: write it in the language of comments, '\(wanted)'",
        comment: "发现：注释是日语。%@：约定的注释语言的代码")
    case .korean:
      Message(
        "the comment is Korean: write it in the language of comments, '\(wanted)'",
        comment: "发现：注释是韩语。%@：约定的注释语言的代码")
    case .chinese:
      Message(
        "the comment is Chinese: write it in the language of comments, '\(wanted)'",
        comment: "发现：注释是中文。%@：约定的注释语言的代码")
    case .simplifiedChinese:
      Message(
        "the comment is in Simplified characters: write it in the language of comments, '\(wanted)'",
        comment: "发现：注释用了简体字。%@：约定的注释语言的代码")
    case .traditionalChinese:
      Message(
        "the comment is in Traditional characters: write it in the language of comments, '\(wanted)'",
        comment: "发现：注释用了繁体字。%@：约定的注释语言的代码")
    case .other:
      Message(
        "the comment is not in '\(wanted)', the language of comments: write it in that language",
        comment: "发现：注释不是约定的语言。%@：约定的注释语言的代码")
    }
  }
}
