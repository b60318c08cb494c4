import LocalizationModel

/// Markdown in a translation that differs from the source text's. The rule compares the
/// ``MarkdownOutline`` of the two texts and reports the first difference.
struct MarkdownRule: TranslationRule {
  static let summary = RuleSummary(
    id: "markdown", severity: .warning,
    title: Message(
      "Markdown that differs from the source's", comment: "规则 markdown 的标题"),
    reason: Message(
      """
      SwiftUI renders the Markdown of a localized text: a link without its brackets shows its address, \
      one star too few shows stars. Write as many links, bold, emphasized, struck and inflected parts \
      and code spans as the source text, and link to the same hosts. Languages with one plural form, \
      plural variations and parts without a number need no `inflect`.
      """, comment: "规则 markdown 的理由，Markdown 格式"),
    good: [
      .translation(
        "Read the [terms](https://a.com/en)", to: "zh-Hans", "请阅读[条款](https://a.com/zh)"),
      .translation("**Bold** text", to: "de", "**Fetter** Text"),
      .translation("2 * 3 ** 4", to: "de", "2 * 3 ** 4"),
      .translation("See [1] (page 2)", to: "de", "Siehe [1] (Seite 2)"),
      .translation(
        "[A](https://a.com) is a list of [A](https://a.com)", to: "de",
        "[A](https://a.com) ist eine Liste davon"),
      .translation("%@ [Open](%@)", to: "de", "%1$@ [Öffnen](%2$@)"),
      .translation("Run `make` *now*", to: "fr", "Lancez `make` _maintenant_"),
      .translation("snake_case_name", to: "de", "snake_case_name"),
      .translation("Run `make`", to: "de", "  "),
      .translation("^[%lld file](inflect: true)", to: "es", "^[%lld archivo](inflect: true)"),
      .translation("^[%lld file](inflect: true)", to: "zh-Hans", "%lld 个文件"),
      .translation("^[%lld page](inflect: true)", to: "it", "^[%lld pagina](inflect:true)"),
      .translation("^[%@](inflect: true) here", to: "de", "%@ hier"),
      .translation(
        "^[small %@](inflect: true) is ^[ready](agreeWithArgument: 1)", to: "de",
        "^[kleiner %@](inflect: true) ist fertig"),
      .translation(
        "^[%lld [page](https://a.com)](inflect: true)", to: "it",
        "^[%lld [pagina](https://a.com)]( inflect:true )"),
    ],
    bad: [
      .translation("Read the [terms](https://a.com)", to: "zh-Hans", "⟦请阅读条款（https://a.com）⟧"),
      .translation("👋 **Bold** text", to: "de", "⟦👋 **Fetter* Text⟧"),
      .translation("See [terms](https://a.com/x)", to: "fr", "⟦Voir [termes](https://b.com/x)⟧"),
      .translation("Read **all**", to: "zh-Hans", "⟦阅读全部⟧"),
      .translation("Run `make` first", to: "ja", "⟦最初に `make を実行⟧"),
      .translation("Run `make install` first", to: "de", "⟦Führen Sie zuerst `mache install` aus⟧"),
      .translation("Read *all* of it", to: "fr", "⟦Tout lire⟧"),
      .translation("Now ~~10~~ 5", to: "ru", "⟦Сейчас ~10~ 5⟧"),
      .translation("^[%lld file](inflect: true)", to: "de", "⟦%lld Datei⟧"),
      .translation("^[%lld file](inflect: true)", to: "ja", "⟦^[%lld ファイル]⟧"),
      .translation("^[%lld page](inflect: true)", to: "it", "⟦^[%lld pagina] (inflect: true)⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard
      !source.traits.union(target.traits).isDisjoint(with: [.emphasis, .bracket]),
      translation.isComparable, translation.isFinished, !target.text.isBlank
    else { return }
    let (wanted, found) = (MarkdownOutline(source.text), MarkdownOutline(target.text))
    if wanted == found { return }
    if wanted.hosts.count != found.hosts.count {
      // If the source text has a link twice, another wording may need it only once.
      if !found.hosts.isEmpty, wanted.addresses == found.addresses { return }
      findings.add(
        Message(
          """
          the source text has \(wanted.hosts.count) Markdown links and the translation \
          \(found.hosts.count): use the same number
          """, comment: "发现：Markdown 链接数与源文不同。%1$lld：源文的链接数；%2$lld：译文的链接数"),
        at: target.range)
    } else if let host = found.hosts.first(where: { !wanted.hosts.contains($0) }) {
      findings.add(
        Message(
          "the translation links to '\(host)', the source text does not: write its address",
          comment: "发现：链接指向别的主机。%@：主机名"),
        at: target.range)
    } else if wanted.boldCount != found.boldCount {
      findings.add(
        Message(
          """
          bold parts: \(wanted.boldCount) in the source text, \(found.boldCount) in the translation: use \
          the same number
          """, comment: "发现：Markdown 粗体数与源文不同。%1$lld：源文的粗体数；%2$lld：译文的粗体数"),
        at: target.range)
    } else if hasLostInflection(wanted, found, translation) {
      findings.add(
        Message(
          """
          the translation has fewer parts '^[…](inflect: true)' than the source text: use the same number, or \
          plural variations
          """, comment: "发现：译文丢失了按数量变化的标记 ^[…](inflect: true)"),
        at: target.range)
    } else if wanted.codeCount > 0, wanted.codeCount == found.codeCount, wanted.code != found.code,
      let changed = found.code.first(where: { !wanted.code.contains($0) }),
      !changed.contains(UInt8(ascii: "%"))
    {
      findings.add(
        Message(
          "'\(String(decoding: changed, as: UTF8.self))' is code that the source text does not have: keep the text in backticks as it is",
          comment: "发现：反引号里的代码与源文不同。%@：译文里的代码"),
        at: target.range, limit: .info)
    } else if let mark = lostMark(wanted, found) {
      findings.add(
        Message(
          "the translation and the source text have different numbers of parts in '\(mark)': use the same",
          comment: "发现：译文里这种 Markdown 标记的数量与源文不同。%@：标记"),
        at: target.range)
    }
  }

  /// True if a part with a number is inflected no more although the language has plural forms, or if
  /// the marks of a part are broken and shown.
  private func hasLostInflection(
    _ wanted: MarkdownOutline, _ found: MarkdownOutline, _ translation: Translation
  ) -> Bool {
    if wanted.inflectionCount <= found.inflectionCount { return false }
    let carets = translation.target.text.utf8.count { $0 == UInt8(ascii: "^") }
    if carets > found.inflectionCount { return true }
    if wanted.numberInflectionCount <= found.numberInflectionCount + found.agreementCount {
      return false
    }
    let isForm = translation.path.steps.contains {
      if case .variation("plural", _) = $0 { true } else { false }
    }
    let forms = PluralRules(language: translation.language)?.cases.count ?? 1
    return !isForm && forms > 1
  }

  /// Returns the first mark of the source text that the translation uses a different number of
  /// times.
  private func lostMark(_ wanted: MarkdownOutline, _ found: MarkdownOutline) -> String? {
    if wanted.codeCount > 0, wanted.codeCount != found.codeCount { return "`" }
    if wanted.strikeCount > 0, wanted.strikeCount != found.strikeCount { return "~~" }
    if wanted.emphasisCount > 0, wanted.emphasisCount != found.emphasisCount { return "*" }
    return nil
  }
}
