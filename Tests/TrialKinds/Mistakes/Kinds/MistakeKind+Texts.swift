/// Mistakes for ``SeededProject`` in the characters, punctuation and markup of translations.
extension MistakeKind {
  static let texts = [
    MistakeKind("a space before", "space-edges", .restored) { $0.change("de") { " " + $0 } },
    MistakeKind("a space behind", "space-edges", .restored) { $0.change("zh-Hans") { $0 + " " } },
    MistakeKind("a line feed behind", "newline-edges", .restored) {
      $0.change("ru") { $0 + "\\n" }
    },
    MistakeKind("a space without width", "invisible", .restored) {
      $0.change("de") { $0 + "\u{200B}" }
    },
    MistakeKind("a byte order mark inside", "invisible", .restored) {
      $0.change("zh-Hans") { "\u{FEFF}" + $0 }
    },
    MistakeKind("a broken character", "invisible") { $0.change("ru") { $0 + "\u{FFFD}" } },
    MistakeKind("a direction left open", "invisible") { $0.change("zh-Hans") { "\u{2067}" + $0 } },
    MistakeKind("a stop that the source has not", "end-punctuation", .restored) {
      $0.change("de") { $0 + "." }
    },
    MistakeKind(
      "a half-width comma in Chinese", "zh-punctuation", .restored,
      prepare: { $0.change("zh-Hans", isMarked: false) { "请稍候，" + $0 } }
    ) {
      $0.change("zh-Hans") { $0.replacing("，", with: ",") }
    },
    MistakeKind(
      "half-width parentheses in Chinese", "zh-punctuation", .restored,
      prepare: { $0.change("zh-Hans", isMarked: false) { $0 + "（全部）完成" } }
    ) {
      $0.change("zh-Hans") { $0.replacing("（", with: "(").replacing("）", with: ")") }
    },
    MistakeKind("a traditional character", "zh-script-mix") {
      $0.change("zh-Hans") { $0 + "設" }
    },
    MistakeKind("a note to oneself", "todo-marker") { $0.change("zh-Hans") { _ in "待翻译" } },
    MistakeKind("a tag of a machine", "todo-marker") { $0.change("de") { "[MT] " + $0 } },
    MistakeKind("a placeholder that runs into a word", "placeholder-glued", in: .named) {
      $0.change("ru") { $0.replacing(" %@", with: "%@") }
    },
    MistakeKind(
      "devices without others", "device-other-missing",
      prepare: { $0.vary(by: ["iphone", "other"], isMarked: false) }
    ) { $0.vary(by: ["iphone"], isMarked: true) },
    MistakeKind("an asterisk lost", "markdown", in: .emphasis) {
      $0.change("de") { $0.replacing("jetzt**", with: "jetzt*") }
    },
    MistakeKind("emphasis lost", "markdown", in: .emphasis) {
      $0.change("ru") { $0.replacing("**", with: "") }
    },
  ]
}
