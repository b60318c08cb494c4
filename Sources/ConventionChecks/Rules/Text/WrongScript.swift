import LocalizationModel

/// A translation in letters of another language.
struct WrongScript: TranslationRule {
  static let summary = RuleSummary(
    id: "wrong-script", severity: .error,
    title: Message("a translation in another script", comment: "规则 wrong-script 的标题"),
    reason: Message(
      """
      Cyrillic in German, kana in Chinese or a sentence of Latin letters in Russian: a text was pasted \
      into the wrong language, or a tool answered in another one. Names, single words of the source text, \
      placeholders and codes do not count.
      """, comment: "规则 wrong-script 的理由，Markdown 格式"),
    good: [
      .translation("Open in Safari", to: "ru", "Открыть в Safari"),
      .translation("Japanese (日本語)", to: "de", "Japanisch (日本語)"),
      .translation("iCloud Drive", to: "zh-Hans", "iCloud Drive"),
      .translation("AppStoreConnect", to: "zh-Hans", "App Store Connect"),
      .translation("Settings", to: "sr", "Podešavanja aplikacije"),
      .translation("Angle α in µm", to: "fr", "Angle α en µm"),
      .translation("Save the file", to: "en-XA", "[Şåṽé ţĥé ƒîļé один два]"),
    ],
    bad: [
      .translation("Save the file", to: "de", "⟦Сохранить файл⟧"),
      .translation("👋 Save the file", to: "zh-Hans", "⟦👋 ファイルを保存⟧"),
      .translation("Settings", to: "ja", "⟦설정⟧"),
      .translation("Delete %lld files", to: "ru", "⟦Dateien endgültig löschen: %lld⟧"),
      .translation("Choose a photo first", to: "ko", "⟦请先选择一张照片⟧"),
      .translation("Choose a photo first", to: "ja", "⟦请先选择一张照片⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard case .script(let script, let letters) = translation.foreign else { return }
    if script == .han, translation.language.prefix(2) == "ja" {
      findings.add(
        Message(
          "'\(letters)' has no kana and looks like Chinese: replace it with a translation into '\(translation.language)'",
          comment: "发现：日语译文里没有假名，像是中文。%1$@：这些字；%2$@：语言代码"),
        at: translation.target.range)
      return
    }
    findings.add(
      Message(
        "'\(letters)' is in \(script.name) script, which '\(translation.language)' does not use: replace it with a translation of the source text",
        comment: "发现：译文用了别的文字。%1$@：这些字；%2$@：文字的英文名；%3$@：语言代码"),
      at: translation.target.range)
  }
}
