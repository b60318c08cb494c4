import LocalizationModel

/// A word that the glossary forbids in the language. The fix writes the term's preferred
/// translation.
struct ForbiddenTermRule: TranslationRule {
  static let summary = RuleSummary(
    id: "forbidden-term", severity: .warning,
    title: Message("a word that must not be used", comment: "规则 forbidden-term 的标题"),
    reason: Message(
      """
      Some words belong to another region, a competitor or an older version. The `glossary` of `gloss.json` lists \
      them: `{"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": \
      "伺服器"}}`; the fix writes the first translation. Files under `terms` hold longer lists, as CSV \
      with the columns `term`, `keep`, `case`, a language each, and `forbidden de` and the like; `|` \
      separates several words. `Diener*` takes any ending, a lowercase word matches any case, and a word \
      that is a part of a longer one of the list is not reported: `联系` in `联系人`.
      """, comment: "规则 forbidden-term 的理由，Markdown 格式"),
    good: [
      .translation("Server", to: "zh-Hans", "服务器", configuration: configuration),
      .translation("Server", to: "zh-Hant", "伺服器", configuration: configuration),
      .translation("Servers", to: "de", "Bediener", configuration: configuration),
      .translation("Contacts", to: "zh-Hans", "联系人", configuration: configuration),
      .translation("Contacts", to: "de", "die leute", configuration: configuration),
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
      "forbidden": {"zh-Hans": ["伺服器"], "de": "Diener"}},
      {"term": "contact*", "translations": {"zh-Hans": "联系人"},
        "forbidden": {"zh-Hans": "联系", "de": "Leute"}},
      {"term": "delete", "translations": {"de": "Entfernen"}, "forbidden": {"de": "löschung*"}},
      {"term": "log in", "translations": {"fr": "connexion"}, "forbidden": {"fr": "login"}}]}
    """

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let terms = translation.settings.terms
    if terms.forbidding.isEmpty || !translation.isFinished { return }
    var target: TermText?
    for index in terms.forbidding {
      let term = terms.all[index]
      for written in term.forbidden(in: translation.language) {
        let word = TermWord(forbidden: written, isExact: term.isExact)
        let text = target ?? TermText(translation.target)
        target = text
        let longer = longerWords(than: word, terms, translation.language, in: text)
        let matches = word.matches(in: text).filter { match in
          !longer.contains {
            $0.lowerBound <= match.range.lowerBound && match.range.upperBound <= $0.upperBound
          }
        }
        if matches.isEmpty { continue }
        report(word, matches, term, in: text, of: translation, &findings)
      }
    }
  }

  private func report(
    _ word: TermWord, _ matches: [TermWord.Match], _ term: GlossaryTerm, in text: TermText,
    of translation: Translation, _ findings: inout FindingSink
  ) {
    let preferred = term.translations(to: translation.language).first.map {
      TermWord($0, isExact: true).text
    }
    let message =
      preferred.map {
        Message(
          "'\(word.text)' must not be used: write '\($0)'",
          comment: "发现：用了禁用的词。%1$@：禁用的词；%2$@：规定的译法")
      }
      ?? Message(
        "'\(word.text)' must not be used: write another word",
        comment: "发现：用了禁用的词，术语表没有规定译法。%@：禁用的词")
    findings.add(
      message, at: translation.target.range,
      fix: preferred.flatMap { fix(translation, text, matches, $0) })
  }

  /// Returns the ranges of longer words of the glossary in the text. A match within one of them is
  /// no finding: Chinese has no spaces, so `联系` also matches in `联系人`.
  private func longerWords(
    than word: TermWord, _ terms: Terms, _ language: String, in text: TermText
  ) -> [Range<Int>] {
    // Quick check: most texts have no forbidden word.
    guard word.isContained(in: text) else { return [] }
    var ranges: [Range<Int>] = []
    for term in terms.all {
      var known = term.translations(to: language) + term.forbidden(in: language)
      if term.isKept { known.append(term.term) }
      for other in known where other.utf8.count > word.text.utf8.count {
        let other = TermWord(other, isExact: false)
        if other.text.utf8.count <= word.text.utf8.count { continue }
        ranges += other.matches(in: text).map(\.range)
      }
    }
    return ranges
  }

  /// Returns a fix that writes the preferred word, with a capital if the forbidden word has one;
  /// `nil` if a forbidden word has an ending, which the preferred word would lack.
  private func fix(
    _ translation: Translation, _ text: TermText, _ matches: [TermWord.Match], _ preferred: String
  ) -> Fix? {
    if matches.contains(where: \.hasEnding) { return nil }
    var scalars = text.scalars
    for match in matches.reversed() {
      // A preferred word that has capitals is written unchanged: `iCloud` must not become `ICloud`.
      let isCapital =
        scalars[match.range.lowerBound].isUppercaseLetter
        && !preferred.unicodeScalars.contains(where: \.isUppercaseLetter)
      let word = isCapital ? preferred.prefix(1).uppercased() + preferred.dropFirst() : preferred
      scalars.replaceSubrange(match.range, with: word.unicodeScalars)
    }
    return translation.rewriting(
      to: scalars, Message("write '\(preferred)'", comment: "修复：写成给出的文字。%@：该文字"), isSafe: false)
  }
}
