import LocalizationModel

/// A Chinese character that only the other script, Simplified or Traditional, uses, according to
/// ``HanVariants``. Glossary terms may contain such characters.
struct ZhScriptMixRule: TranslationRule {
  static let summary = RuleSummary(
    id: "zh-script-mix", severity: .warning,
    title: Message(
      "Traditional characters in Simplified Chinese, or the reverse",
      comment: "规则 zh-script-mix 的标题"),
    reason: Message(
      """
      Texts that were copied from the other catalog, or converted by a tool, keep single characters of \
      the other script, which readers take for a mistake. Reported are characters that exist in one \
      script only, by the Unihan database; those that both write, such as 台 or 着, never are. Terms of \
      the `glossary` may hold them.
      """, comment: "规则 zh-script-mix 的理由，Markdown 格式"),
    good: [
      .translation("Settings", to: "zh-Hans", "设置"),
      .translation("Settings", to: "zh-Hant", "設定"),
      .translation("Settings", to: "zh-hant", "設定"),
      .translation("Taipei", to: "zh-Hans", "台北，乾坤，著名"),
      .translation("Settings", to: "ja", "設定"),
      .translation(
        "Traditional", to: "zh-Hans", "繁體中文",
        configuration: """
          {"glossary": [{"term": "Traditional", "translations": {"zh-Hans": ["繁體中文"]}}]}
          """),
    ],
    bad: [
      .translation("Settings", to: "zh-Hans", "⟦設定⟧"),
      .translation("👋 Message", to: "zh-Hant", "⟦👋 讯息⟧"),
      .translation("Read %@", to: "zh-TW", "⟦阅讀 %@⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard target.traits.contains(.nonASCII),
      let script = translation.languageFacts.chinese, translation.isFinished,
      translation.foreign == nil
    else { return }
    let variants = script.foreign
    guard target.text.unicodeScalars.contains(where: variants.contains) else { return }
    let scalars = translation.withoutGlossaryTerms.unicodeScalars
    var wrong: [Unicode.Scalar] = []
    for scalar in scalars where variants.contains(scalar) && !wrong.contains(scalar) {
      wrong.append(scalar)
    }
    guard let first = wrong.first, !isNameOfScript(translation) else { return }
    let characters = wrong.map { String($0) }.joined()
    let counterparts = variants.counterparts(of: first).map { String($0) }.joined(separator: " / ")
    let message =
      script == .simplified
      ? Message(
        "Traditional characters in Simplified Chinese, '\(characters)': write '\(counterparts)' for '\(String(first))'",
        comment: "发现：简体译文里有繁体字。%1$@：所有这些字；%2$@：对应的简体字；%3$@：第一个字")
      : Message(
        "Simplified characters in Traditional Chinese, '\(characters)': write '\(counterparts)' for '\(String(first))'",
        comment: "发现：繁体译文里有简体字。%1$@：所有这些字；%2$@：对应的繁体字；%3$@：第一个字")
    findings.add(message, at: target.range)
  }

  /// True if the text is the name of a script or language in its own characters, as in a list of
  /// languages.
  private func isNameOfScript(_ translation: Translation) -> Bool {
    translation.target.text.utf8.elementsEqual(translation.source.text.utf8)
      || ["繁體", "简体", "正體"].contains { translation.target.text.hasPrefix($0) }
  }
}
