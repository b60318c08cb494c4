import LocalizationModel

/// A word that the glossary forbids.
struct ForbiddenTerm: TranslationRule {
  static let summary = RuleSummary(
    id: "forbidden-term", severity: .warning,
    title: Message("a word that is not to be used", comment: "规则 forbidden-term 的标题"),
    reason: Message(
      """
      Words of another region, of a competitor, or of last year. The `glossary` of `gloss.json` lists \
      them: `{"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": \
      "伺服器"}}`; the fix writes the first translation.
      """, comment: "规则 forbidden-term 的理由，Markdown 格式"),
    good: [
      .translation("Server", to: "zh-Hans", "服务器", configuration: configuration),
      .translation("Server", to: "zh-Hant", "伺服器", configuration: configuration),
      .translation("Servers", to: "de", "Bediener", configuration: configuration),
    ],
    bad: [
      .translation(
        "Server", to: "zh-Hans", "⟦伺服器⟧", configuration: configuration, fixed: "服务器"),
      .translation(
        "👋 Stop %@", to: "zh-Hans", "⟦👋 停用伺服器 %@⟧", configuration: configuration,
        fixed: "👋 停用服务器 %@"),
      .translation("Server", to: "de", "⟦Der Diener⟧", configuration: configuration),
    ])

  private static let configuration = """
    {"glossary": [{"term": "server", "translations": {"zh-Hans": "服务器"},
      "forbidden": {"zh-Hans": ["伺服器"], "de": "Diener"}}]}
    """

  static let occasion = Occasion.any(of: .glossary)

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    if translation.settings.glossary.isEmpty || !translation.isWork { return }
    for term in translation.settings.glossary {
      let preferred = term.translations(to: translation.language).first
      for word in term.forbidden(in: translation.language) {
        let ranges = translation.target.ranges(ofWord: word)
        if ranges.isEmpty { continue }
        let message =
          preferred.map {
            Message(
              "'\(word)' is not to be used: write '\($0)'",
              comment: "发现：用了禁用的词。%1$@：禁用的词；%2$@：规定的译法")
          }
          ?? Message(
            "'\(word)' is not to be used: write another word",
            comment: "发现：用了禁用的词，术语表没有规定译法。%@：禁用的词")
        findings.add(
          message, at: translation.target.range,
          fix: preferred.map { fix(translation, ranges, $0) })
      }
    }
  }

  private func fix(
    _ translation: Translation, _ ranges: [Range<Int>], _ preferred: String
  ) -> Fix {
    var bytes = Array(translation.target.text.utf8)
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: preferred.utf8) }
    return translation.rewriting(
      to: String(decoding: bytes, as: UTF8.self),
      Message("write '\(preferred)'", comment: "修复：写成给出的文字。%@：该文字"), isSafe: false)
  }
}
