import LocalizationModel

/// Chinese beside Latin letters or digits, with other spacing than the settings ask for.
struct ZhLatinSpacingRule: TranslationRule {
  static let summary = RuleSummary(
    id: "zh-latin-spacing", severity: .info,
    title: Message(
      "inconsistent spacing between Chinese and Latin", comment: "规则 zh-latin-spacing 的标题"),
    reason: Message(
      """
      Some set a space between Chinese characters and Latin letters or digits, some do not; an app that \
      does both looks careless. `"chineseSpacing"` in `gloss.json` says which it is: `"space"` or \
      `"none"`.
      """, comment: "规则 zh-latin-spacing 的理由，Markdown 格式"),
    good: [
      .translation("Open in Safari", to: "zh-Hans", "在 Safari 中打开"),
      .translation("5 GB", to: "zh-Hans", "共 5 GB，已用 3%%"),
      .translation(
        "iCloud Drive", to: "zh-Hant", "iCloud雲碟",
        configuration: #"{"chineseSpacing": "none"}"#),
      .translation("Hi", to: "ja", "Safariで開く"),
    ],
    bad: [
      .translation("Open in Safari", to: "zh-Hans", "⟦在Safari中打开⟧", fixed: "在 Safari 中打开"),
      .translation("👋 iCloud", to: "zh-Hant", "⟦👋 iCloud雲碟⟧", fixed: "👋 iCloud 雲碟"),
      .translation(
        "Open in Safari", to: "zh-Hans", "⟦在 Safari 中打开⟧",
        configuration: #"{"chineseSpacing": "none"}"#, fixed: "在Safari中打开"),
      .translation("3 days", to: "zh-Hans", "⟦3天⟧", fixed: "3 天"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.nonASCII),
      !target.traits.isDisjoint(with: [.asciiLetter, .digit]),
      translation.languageFacts.chinese != nil, translation.isFinished
    else { return }
    let prose = Prose(target)
    let isSpaced = translation.settings.chineseSpacing == .space
    var corrected: [Unicode.Scalar] = []
    for (index, scalar) in prose.scalars.enumerated() {
      if isSpaced, isBorder(prose[index - 1], prose[index]) { corrected.append(" ") }
      if !isSpaced, scalar == " ", isBorder(prose[index - 1], prose[index + 1]) { continue }
      corrected.append(scalar)
    }
    if corrected == prose.scalars { return }
    let message =
      isSpaced
      ? Message(
        "'\(target.text)' has Chinese and Latin without a space between: write one",
        comment: "发现：中文与西文之间没有空格。%@：译文")
      : Message(
        "'\(target.text)' has a space between Chinese and Latin: remove it",
        comment: "发现：中文与西文之间有空格。%@：译文")
    findings.add(
      message, at: target.range,
      fix: translation.rewriting(
        to: corrected,
        Message("set Chinese and Latin as the project does", comment: "修复：统一中西文间距"),
        isSafe: true))
  }

  private func isBorder(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
    guard let left, let right else { return false }
    return (left.isHan && isLatin(right)) || (isLatin(left) && right.isHan)
  }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIILetter || scalar.isASCIIDigit
  }
}
