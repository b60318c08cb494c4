import LocalizationModel

/// A word of the glossary that was translated in another way.
struct Glossary: TranslationRule {
  static let summary = RuleSummary(
    id: "glossary", severity: .warning,
    title: Message(
      "a word that is not translated as the glossary says", comment: "规则 glossary 的标题"),
    reason: Message(
      """
      People learn one word for a thing and look for it everywhere. The `glossary` of `gloss.json` says \
      which: `{"term": "server", "translations": {"zh-Hans": "服务器"}}`. A term is found as a whole word, \
      in any case.
      """, comment: "规则 glossary 的理由，Markdown 格式"),
    good: [
      .translation("Server settings", to: "zh-Hans", "服务器设置", configuration: configuration),
      .translation("Observer", to: "zh-Hans", "观察者", configuration: configuration),
      .translation("Server", to: "fr", "Machine", configuration: configuration),
      .translation("Server", to: "de-AT", "Dienst", configuration: configuration),
    ],
    bad: [
      .translation("Server settings", to: "zh-Hans", "⟦主机设置⟧", configuration: configuration),
      .translation("👋 Stop the server", to: "zh-Hans", "⟦👋 停用⟧", configuration: configuration),
      .translation("Server %@", to: "de", "⟦Rechner %@⟧", configuration: configuration),
    ])

  private static let configuration = """
    {"glossary": [{"term": "server", "translations": {"zh-Hans": "服务器", "de": ["Server", "Dienst"]}}]}
    """

  static let occasion = Occasion.any(of: .glossary)

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    if translation.settings.glossary.isEmpty || !translation.isWork { return }
    for term in translation.settings.glossary {
      let words = term.translations(to: translation.language)
      guard !words.isEmpty, translation.source.hasWord(term.term) else { continue }
      if words.contains(where: { translation.target.text.lowercased().contains($0.lowercased()) }) {
        continue
      }
      findings.add(
        Message(
          "'\(term.term)' is to be translated as '\(words[0])': use that",
          comment: "发现：没有按术语表翻译。%1$@：术语；%2$@：规定的译法"),
        at: translation.target.range)
    }
  }
}
