import LocalizationModel

/// A translation wholly in quotation marks, backticks, JSON or CDATA that the source text does not
/// have.
struct AddedQuotesRule: TranslationRule {
  static let summary = RuleSummary(
    id: "added-quotes", severity: .warning,
    title: Message(
      "quotation marks around the whole translation", comment: "规则 added-quotes 的标题"),
    reason: Message(
      """
      A tool or a language model gave its answer in quotation marks, in backticks, as JSON or as CDATA, and \
      they came along: the app shows them. A text whose source has quotation marks is not reported.
      """, comment: "规则 added-quotes 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("“Save”", to: "de", "„Sichern“"),
      .translation("'Save'", to: "de", "„Sichern“"),
      .translation("Open it or close it", to: "de", "„Öffnen“ oder „Schließen“"),
      .translation("%@", to: "fr", "« %@ »"),
      .translation("Rock and roll", to: "en", "'n' roll it'"),
      .translation("Run `make`", to: "de", "`make`"),
      .translation("{\"a\": \"b\"}", to: "de", "{\"a\": \"c\"}"),
      .translation("Save {name}", to: "de", "{name} sichern"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦\"Sichern\"⟧"),
      .translation("👋 Don't save", to: "de", "⟦„👋 Nicht sichern“⟧"),
      .translation("Save", to: "fr", "⟦ « Enregistrer »⟧"),
      .translation("Save %@", to: "zh-Hans", "⟦「存储 %@」⟧"),
      .translation("Save", to: "es", "⟦'Guardar'⟧"),
      .translation("Move...", to: "pt-BR", "⟦“Mover...”⟧"),
      .translation("Save", to: "it", "⟦```\nSalva\n```⟧"),
      .translation("Save", to: "nl", "⟦{\"text\": \"Bewaar\"}⟧"),
      .translation("Save", to: "ja", "⟦[\"保存\"]⟧"),
      .translation("Save", to: "ko", "⟦<![CDATA[저장]]>⟧"),
    ])

  /// The closing marks by their opening mark. Languages pair the same marks differently.
  private static let partners: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "\"": ["\""], "'": ["'"], "`": ["`"], "“": ["”"], "„": ["“", "”"], "”": ["”"], "‘": ["’"],
    "‚": ["‘", "’"], "«": ["»"], "»": ["«"], "‹": ["›"], "「": ["」"], "『": ["』"], "＂": ["＂"],
  ]
  private static let marks = Set("\"`“”„‟«»‹›「」『』《》〈〉＂‘‚".unicodeScalars)

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard !target.traits.isDisjoint(with: [.quote, .nonASCII, .bracket]), translation.isComparable,
      translation.isFinished,
      let mark = Self.markAround(target.text) ?? Self.wrapping(target.text, beside: source),
      !Self.hasMarks(source.text), source.text.hasWords(without: source.specifiers)
    else { return }
    findings.add(
      Message(
        "the whole translation is in '\(mark)', the source text is not: remove the marks",
        comment: "发现：整条译文被加上了引号。%@：引号"),
      at: target.range)
  }

  /// Returns the beginning of JSON or CDATA around a text; `nil` if there is none, or if the source
  /// text has such brackets.
  private static func wrapping(_ text: String, beside source: CheckedText) -> String? {
    if source.traits.contains(.bracket) { return nil }
    let scalars = text.unicodeScalars.filter { !isBlank($0) }
    func isBetween(_ first: String, _ last: String) -> Bool {
      scalars.starts(with: first.unicodeScalars)
        && scalars.reversed().starts(with: last.unicodeScalars.reversed())
    }
    if isBetween("<![CDATA[", "]]>") { return "<![CDATA[" }
    if isBetween("{\"", "}") { return "{" }
    return isBetween("[\"", "\"]") ? "[" : nil
  }

  /// Returns the mark that opens a text and is closed by the text's end; `nil` if there is none.
  private static func markAround(_ text: String) -> String? {
    let scalars = text.unicodeScalars.drop(while: isBlank)
    guard let first = scalars.first, let closing = partners[first],
      let end = scalars.lastIndex(where: { !isBlank($0) }), end > scalars.startIndex,
      closing.contains(scalars[end])
    else { return nil }
    let last = scalars[end]
    var inner = scalars[...end].drop { $0 == first }
    while inner.last == last { inner.removeLast() }
    return inner.isEmpty || hasMarks(inner) ? nil : String(first)
  }

  /// True if there is a quotation mark; an apostrophe within or at the end of a word is none.
  private static func hasMarks(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text {
      if marks.contains(scalar) || scalar == "'" && !previous.isLetter { return true }
      previous = scalar
    }
    return false
  }

  private static func hasMarks(_ text: String) -> Bool { hasMarks(text.unicodeScalars) }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}
