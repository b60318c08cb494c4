import LocalizationModel

/// Half-width kana, or half-width marks between Japanese characters.
struct JaPunctuationRule: TranslationRule {
  static let summary = RuleSummary(
    id: "ja-punctuation", severity: .warning,
    title: Message(
      "half-width kana or marks in Japanese", comment: "规则 ja-punctuation 的标题"),
    reason: Message(
      """
      Half-width kana are a leftover of old machines: screens show them too narrow, and searches do not find \
      them. `,` and `.` between Japanese characters are `、` and `。`. Marks beside Latin letters, digits and \
      placeholders are left alone, and so are `!` and `?`.
      """, comment: "规则 ja-punctuation 的理由，Markdown 格式"),
    good: [
      .translation("Save the file, then close", to: "ja", "ファイルを保存、閉じる。"),
      .translation("Version 1.2, new", to: "ja", "バージョン1.2, iOS用"),
      .translation("Really?", to: "ja", "本当に?"),
      .translation("ｱ", to: "ja", "ｱ"),
      .translation("Save, then close", to: "de", "Sichern, dann schließen"),
    ],
    bad: [
      .translation("Save the file", to: "ja", "⟦ﾌｧｲﾙを保存⟧", fixed: "ファイルを保存"),
      .translation("👋 Game data", to: "ja", "⟦👋 ｹﾞｰﾑﾃﾞｰﾀ⟧", fixed: "👋 ゲームデータ"),
      .translation("Save, close.", to: "ja", "⟦保存,閉じる.⟧", fixed: "保存、閉じる。"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard translation.baseLanguage == "ja", target.traits.contains(.nonASCII),
      translation.isFinished
    else { return }
    if target.text.unicodeScalars.contains(where: Self.isHalfWidthKana) {
      if translation.source.text.unicodeScalars.contains(where: Self.isHalfWidthKana) { return }
      let corrected = Self.fullWidth(target.text)
      findings.add(
        Message(
          "'\(target.text)' has half-width kana: write '\(corrected)'",
          comment: "发现：日语译文里有半角假名。%1$@：译文；%2$@：全角写法"),
        at: target.range, fix: fix(translation, corrected))
    } else if target.traits.contains(.punctuation) || target.traits.contains(.period) {
      let corrected = Self.withJapaneseMarks(target)
      if corrected.utf8.elementsEqual(target.text.utf8) { return }
      findings.add(
        Message(
          "'\(target.text)' has ',' or '.' after Japanese characters: write '、' and '。'",
          comment: "发现：日语译文里有半角逗号或句点。%@：译文"),
        at: target.range, fix: fix(translation, corrected))
    }
  }

  private func fix(_ translation: Translation, _ text: String) -> Fix {
    translation.rewriting(
      to: text, Message("write full-width characters", comment: "修复：改用全角字符"), isSafe: false)
  }

  private static func isHalfWidthKana(_ scalar: Unicode.Scalar) -> Bool {
    0xFF66...0xFF9D ~= scalar.value
  }

  /// Returns the text with full-width kana, each joined with the voicing mark after it, as in `ガ`.
  private static func fullWidth(_ text: String) -> String {
    var corrected = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF66...0xFF9D:
        corrected.append(kana[Int(scalar.value) - 0xFF66])
      case 0xFF9E where corrected.last.map { 0x3041...0x30FF ~= $0.value } == true:
        corrected.append("\u{3099}")
      case 0xFF9F where corrected.last.map { 0x3041...0x30FF ~= $0.value } == true:
        corrected.append("\u{309A}")
      case 0xFF61: corrected.append("。")
      case 0xFF64: corrected.append("、")
      case 0xFF65: corrected.append("・")
      default: corrected.append(scalar)
      }
    }
    return Composition.composed(String(corrected))
  }

  /// The full-width kana for U+FF66 and the scalars that follow it.
  private static let kana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// Returns the text with full-width marks between Japanese characters, and at the end of the text
  /// after a Japanese character.
  private static func withJapaneseMarks(_ text: CheckedText) -> String {
    let prose = Prose(text)
    var corrected = String.UnicodeScalarView()
    for (index, scalar) in prose.scalars.enumerated() {
      let mark: Unicode.Scalar? = scalar == "," ? "、" : scalar == "." ? "。" : nil
      let isAfterJapanese = index > 0 && isJapanese(prose.scalars[index - 1])
      let next = index + 1 < prose.scalars.count ? prose.scalars[index + 1] : nil
      let isBeforeJapanese = next.map(isJapanese) ?? true
      corrected.append(mark != nil && isAfterJapanese && isBeforeJapanese ? mark ?? scalar : scalar)
    }
    return String(corrected)
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch Script.of(scalar) {
    case .kana, .han: true
    default: false
    }
  }
}
