import LocalizationModel

/// A glossary term in a source text whose translation has none of the term's accepted translations.
struct GlossaryRule: TranslationRule {
  static let summary = RuleSummary(
    id: "glossary", severity: .warning,
    title: Message(
      "a word that is not translated as the glossary says", comment: "规则 glossary 的标题"),
    reason: Message(
      """
      People learn one word for a thing and look for it everywhere. The `glossary` of `gloss.json` says \
      which: `{"term": "server", "translations": {"zh-Hans": "服务器"}}`; files under `terms` say it for \
      many, see `gloss rules forbidden-term`. A term is found as a whole word in upper or lower case, `server*` \
      with any ending, and with `"case": true` as it is written.
      """, comment: "规则 glossary 的理由，Markdown 格式"),
    good: [
      .translation("Server settings", to: "zh-Hans", "服务器设置", configuration: configuration),
      .translation("Observer", to: "zh-Hans", "观察者", configuration: configuration),
      .translation("Server", to: "fr", "Machine", configuration: configuration),
      .translation("Server", to: "de-AT", "Dienst", configuration: configuration),
      .translation("Servers", to: "fr", "Machine", configuration: configuration),
      .translation("I will save it", to: "de", "Ich mache das", configuration: exact),
    ],
    bad: [
      .translation("Server settings", to: "zh-Hans", "⟦主机设置⟧", configuration: configuration),
      .translation("👋 Stop the server", to: "zh-Hans", "⟦👋 停用⟧", configuration: configuration),
      .translation("Server %@", to: "de", "⟦Rechner %@⟧", configuration: configuration),
    ])

  private static let configuration = """
    {"glossary": [{"term": "server", "translations": {"zh-Hans": "服务器", "de": ["Server", "Dienst"]}},
      {"term": "folder*", "translations": {"de": "Ordner"}}]}
    """

  private static let exact = """
    {"glossary": [{"term": "Will", "translations": {"de": "Testament"}, "case": true}]}
    """

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let terms = translation.settings.terms
    if terms.isEmpty || !translation.isFinished { return }
    var texts: (source: TermText, target: TermText)?
    for term in terms.candidates(in: translation.source.text) {
      let words = term.translations(to: translation.language)
      if words.isEmpty { continue }
      let found = texts ?? (TermText(translation.source), TermText(translation.target))
      texts = found
      if term.isWholeText {
        let bare = Terms.bare(translation.target.text)
        if words.contains(where: { Terms.bare($0) == bare }) { continue }
      } else {
        let isExact = term.isExact
        if TermWord(term.term, isExact: isExact).matches(in: found.source).isEmpty { continue }
        if words.contains(where: { TermWord($0, isExact: isExact).isContained(in: found.target) }) {
          continue
        }
      }
      findings.add(
        Message(
          "'\(TermWord(term.term, isExact: true).text)' is to be translated as '\(words[0])': use that",
          comment: "发现：没有按术语表翻译。%1$@：术语；%2$@：规定的译法"),
        at: translation.target.range)
    }
  }
}
