/// Mistakes for ``SeededProject`` in source code: comments, keys, texts that are not localized.
extension MistakeKind {
  static let sources = [
    MistakeKind(
      "no comment, and one in the catalog", "comment-missing", .restored
    ) {
      $0.code = "Text(⟦\"\($0.sample.literal)\"⟧)"
    },
    MistakeKind("an empty comment", "comment-missing", .restored) {
      $0.code = "Text(⟦\"\($0.sample.literal)\"⟧, comment: \"\")"
    },
    MistakeKind(
      "a button's title without a home for its comment", "comment-home",
      .becomes {
        $0.code =
          "Button(String(localized: \"\($0.sample.literal)\", comment: \"\($0.sample.comment)\")) {}"
      }
    ) {
      $0.code = "Button(⟦\"\($0.sample.literal)\"⟧) {}"
    },
    MistakeKind("a comment in English", "comment-language") {
      $0.changeComment { _ in "Button below the list, takes effect at once" }
    },
    MistakeKind("a comment in English with a Chinese word", "comment-language") {
      $0.changeComment { _ in "Button below the list, takes effect at once: 列" }
    },
    MistakeKind("a comment in Japanese", "comment-language") {
      $0.changeComment { _ in "リストの下のボタンをすぐに実行する" }
    },
    MistakeKind("a comment in traditional Chinese", "comment-language") {
      $0.changeComment { _ in "清單頁面底部的按鈕，點擊後會立即開始執行" }
    },
    MistakeKind("a comment that explains nothing", "comment-echo") {
      $0.changeComment { _ in "按钮" }
    },
    MistakeKind("the translation again as a comment", "comment-echo") {
      let translation = $0.sample.chinese
      $0.changeComment { _ in translation }
    },
    MistakeKind(
      "a placeholder without a word", "comment-placeholder", in: .counted,
      .becomes { $0.code = $0.code.replacing("%lld：数量", with: "%lld：count") }
    ) {
      $0.changeComment { $0.replacing("。%lld：数量", with: "") }
    },
    MistakeKind("a specifier of another type in a comment", "comment-placeholder", in: .named) {
      $0.changeComment { $0.replacing("%@：", with: "%d：") }
    },
    MistakeKind("two specifiers in the wrong order in a comment", "comment-placeholder", in: .both)
    {
      $0.changeComment {
        $0.replacing("%1$@：名称", with: "%1$lld：数量").replacing("%2$lld：数量", with: "%2$@：名称")
      }
    },
    MistakeKind("a raw value that is shown", "raw-value-shown") {
      $0.entry = ""
      $0.code = "Text(⟦name.rawValue⟧)"
    },
    MistakeKind("a list with commas", "list-joined") {
      $0.entry = ""
      $0.code = "Text(name.names.joined(separator: ⟦\", \"⟧))"
    },
    MistakeKind("two comments for one key", "comment-conflict") {
      $0.code += "\n      Text(⟦\"\($0.sample.literal)\"⟧, comment: \"设置页面里的另一处按钮，点按后返回\")"
    },
    MistakeKind("a Chinese word in the key", "key-language") { $0.changeKey { $0 + " 门" } },
    MistakeKind("full-width punctuation in the key", "key-language") {
      $0.changeKey { $0.replacing("the", with: "the，") }
    },
    MistakeKind("an interpolation in a key that is looked up", "key-not-literal") {
      $0.code =
        "Text(verbatim: NSLocalizedString(⟦\"\($0.sample.literal) \\(name)\"⟧, comment: \"\($0.sample.comment)\"))"
      $0.entry = ""
    },
    MistakeKind(
      "a text that never reaches localization", "hardcoded",
      .becomes {
        $0.entry = ""
        $0.code = "Text(\"\($0.sample.literal)\", comment: \"文字：…，在 \(PlantedText.view)\")"
      }
    ) {
      $0.entry = ""
      $0.code = "Text(verbatim: ⟦\"\($0.sample.literal)\"⟧)"
    },
    MistakeKind("two texts put together", "concatenation") {
      $0.code = $0.code.replacing(
        "\"\($0.sample.literal)\"", with: "⟦\"\($0.sample.literal)\"⟧")
      $0.code = "Text(name) + " + $0.code
    },
    MistakeKind("a comparison with a localized text", "localized-comparison") {
      $0.code =
        "Toggle(isOn: name == String(localized: ⟦\"\($0.sample.literal)\"⟧, comment: \"\($0.sample.comment)\"))"
    },
    MistakeKind("a key without letters", "verbatim-candidate") {
      $0.entry = ""
      $0.code = "Text(⟦\"\($0.sample.symbols)\"⟧, comment: \"\($0.sample.comment)\")"
    },
  ]
}
