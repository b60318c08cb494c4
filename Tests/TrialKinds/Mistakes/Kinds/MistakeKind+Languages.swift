/// Mistakes for ``SeededProject``: another language or script, look-alikes, damaged texts.
extension MistakeKind {
  static let languages = [
    MistakeKind("Russian in German", "wrong-script") {
      $0.change("de") { _ in "Сохраните документ в этой папке" }
    },
    MistakeKind("kana in Chinese", "wrong-script") {
      $0.change("zh-Hans") { _ in "ファイルをこのフォルダに保存する" }
    },
    MistakeKind("Latin letters in Russian", "wrong-script") {
      $0.change("ru") { _ in "Das Dokument in diesem Ordner sichern" }
    },
    MistakeKind("English words in Russian", "wrong-script") {
      $0.change("ru") { _ in "Please save your document first" }
    },
    MistakeKind("English words in Chinese", "wrong-script") {
      $0.change("zh-Hans") { _ in "Please save your document first" }
    },
    MistakeKind("the German text in the Russian place", "wrong-column") {
      let german = $0.sample.german
      $0.change("ru") { _ in german }
    },
    MistakeKind("a Cyrillic letter in German", "homoglyph") {
      $0.change("de") { $0.replacing("e", with: "е", maxReplacements: 1) }
    },
    MistakeKind("a Latin letter in Russian", "homoglyph") {
      $0.change("ru") { $0.replacing("о", with: "o", maxReplacements: 1) }
    },
    MistakeKind(
      "read in Latin-1", "mojibake",
      .becomes { $0.change("de", isMarked: false) { $0 + " für" } }
    ) { $0.change("de") { $0 + " fÃ¼r" } },
    MistakeKind("an entity", "escape-damage") { $0.change("zh-Hans") { $0 + "&amp;全部" } },
    MistakeKind("a line break as two characters", "escape-damage") {
      $0.change("ru") { $0 + "\\\\n" }
    },
    MistakeKind("numbers for some placeholders", "placeholder-mixed", in: .both) {
      $0.change("zh-Hans") { $0.replacing("%1$@", with: "%@") }
    },
    MistakeKind("a null for a text", "translation-unreadable") {
      $0.change("de", isMarked: false) { _ in "§" }
      $0.replace("\"§\"", with: "⟦null⟧")
    },
    MistakeKind("a misspelt unit", "translation-unreadable") {
      $0.replace("\"stringUnit\"", with: "⟦\"stringUnits\"⟧", after: "\"ru\" : {")
    },
    MistakeKind("blanks for a text", "translation-empty") { $0.change("zh-Hans") { _ in "  " } },
  ]
}
