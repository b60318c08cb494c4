@testable import ConventionChecks
import Testing

@Suite struct CommentLanguageCheckTests {
  private func flaw(_ comment: String, _ language: String) -> CommentLanguageCheck.Flaw? {
    CommentLanguageCheck(Convention(comment: language))?.flaw(in: comment)
  }

  @Test(arguments: [
    "关闭", "用 GitHub 账号登录", "显示 NavigationSplitView 的开关", "规则 comment-language 的标题", "%@：文件名",
    "键盘选项：“かな”键", "git push 之前的提示，说明 force 的后果", "👋 打招呼", "……", "",
    "iCloud Drive 里的文件", "Git merge 按钮", "CloudKit container 错误", "Today widget 标题", "toast 文案",
    "pull to refresh 的提示文案", "把 `print(\"hello world again\")` 换成别的",
  ])
  func acceptsChinese(comment: String) {
    #expect(flaw(comment, "zh-Hans") == nil)
  }

  @Test(
    arguments: [
      ("Button title", .other), ("Banner at the top of the chat: 断开", .other),
      ("The word 中 means middle", .other),
      ("opens the selected file 打开", .other), ("保存するボタン", .japanese), ("닫기 버튼", .korean),
      ("關閉視窗", .traditionalChinese), ("Кнопка", .other), ("OK", .other),
    ] as [(String, CommentLanguageCheck.Flaw)])
  func rejectsOthersWhereChineseIsAskedFor(comment: String, expected: CommentLanguageCheck.Flaw) {
    #expect(flaw(comment, "zh-Hans") == expected)
  }

  @Test(
    arguments: [
      ("zh-Hant", "關閉視窗", nil), ("zh-Hant", "关闭窗口", .simplifiedChinese),
      ("ja", "ウィンドウを閉じる", nil), ("ja", "閉", nil), ("ja", "关闭窗口的按钮，不会保存更改", .chinese),
      ("ja", "Close the window", .other), ("ko", "창 닫기", nil), ("ko", "关闭窗口", .chinese),
      ("en", "Closes the window “关闭”", nil), ("en", "关闭窗口", .chinese), ("en", "ボタン", .japanese),
      ("en", "닫기", .korean), ("de", "Schließt das Fenster", nil), ("ru", "Закрывает окно", nil),
      ("ru", "Closes the window", .other), ("any", "关闭窗口", nil),
    ] as [(String, String, CommentLanguageCheck.Flaw?)])
  func judgesOtherLanguages(language: String, comment: String, expected: CommentLanguageCheck.Flaw?)
  {
    #expect(flaw(comment, language) == expected)
  }
}
