import LocalizationModel

/// A translation in a script that its language is not written in. ``ForeignText`` decides.
struct WrongScriptRule: TranslationRule {
  static let summary = RuleSummary(
    id: "wrong-script", severity: .error,
    title: Message("a translation in another script", comment: "规则 wrong-script 的标题"),
    reason: Message(
      """
      Cyrillic in German, kana in Chinese or English words alone in Russian: a text was pasted into \
      the wrong language, or was never translated. Reported are letters of a script that the language is \
      not written in, and texts of two and more Latin words without a letter of the language's script. \
      Names, units, placeholders, addresses and codes do not count.
      """, comment: "规则 wrong-script 的理由，Markdown 格式"),
    good: [
      .translation("Open in Safari", to: "ru", "Открыть в Safari"),
      .translation("Japanese (日本語)", to: "de", "Japanisch (日本語)"),
      .translation("iCloud Drive", to: "zh-Hans", "iCloud Drive"),
      .translation("AppStoreConnect", to: "zh-Hans", "App Store Connect"),
      .translation("Save the file", to: "jp", "ファイルを保存"),
      .translation("Save the file", to: "kr", "파일 저장"),
      .translation("Settings", to: "sr", "Podešavanja aplikacije"),
      .translation("Angle α in µm", to: "fr", "Angle α en µm"),
      .translation("Open in Files", to: "zh-Hans", "Files"),
      .translation("Speed", to: "ru", "km/h"),
      .translation("Date format", to: "ja", "yyyy/MM/dd hh:mm"),
      .translation("Made for Apple Watch", to: "ko", "Apple Watch"),
      .translation("Listen on Apple Music now", to: "ar", "Apple Music"),
      .translation("Save the file", to: "nan", "保存檔案"),
      .translation("Choose a photo first", to: "ko", "全部 사진"),
      .translation("Save the file", to: "en-XA", "[Şåṽé ţĥé ƒîļé один два]"),
    ],
    bad: [
      .translation("Save the file", to: "de", "⟦Сохранить файл⟧"),
      .translation("👋 Save the file", to: "zh-Hans", "⟦👋 ファイルを保存⟧"),
      .translation("Settings", to: "ja", "⟦설정⟧"),
      .translation("Delete %lld files", to: "ru", "⟦Dateien endgültig löschen: %lld⟧"),
      .translation("Delete the selected photos", to: "he", "⟦Delete selected photos⟧"),
      .translation("Open the file", to: "th", "⟦Open the document in Files⟧"),
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
    if script == .latin {
      findings.add(
        Message(
          "'\(letters)' has no letter of the script of '\(translation.language)': translate the source text",
          comment: "发现：译文里没有这种语言的文字，只有拉丁字母。%1$@：这些字；%2$@：语言代码"),
        at: translation.target.range, limit: .warning)
      return
    }
    findings.add(
      Message(
        "'\(letters)' is in \(script.title) script, which '\(translation.language)' does not use: replace it with a translation of the source text",
        comment: "发现：译文用了别的文字。%1$@：这些字；%2$@：文字的英文名；%3$@：语言代码"),
      at: translation.target.range)
  }
}
