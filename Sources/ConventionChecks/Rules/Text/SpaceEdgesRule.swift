import LocalizationModel

/// Spaces at the ends of a translation that differ from the source text's. If the code joins the
/// text to another one (``TextUsage``), the translation may need an extra space.
struct SpaceEdgesRule: TranslationRule {
  static let summary = RuleSummary(
    id: "space-edges", severity: .warning,
    title: Message(
      "spaces at the ends that differ from the source's", comment: "规则 space-edges 的标题"),
    reason: Message(
      """
      A space at the end of a text is invisible in an editor, but shows in the app: the label is off its \
      line, or two words that are put together run into each other. Languages without spaces between \
      words may leave the source's out, and a text that the code joins to another may need a space of its \
      own. A space behind a whole sentence of the source is probably a \
      mistake in the source, so a translation without it gets only a note.
      """, comment: "规则 space-edges 的理由，Markdown 格式"),
    good: [
      .translation("Total: %lld", to: "zh-Hans", "共 %lld"),
      .translation("Name: ", to: "zh-Hans", "名称："),
      .translation(" and ", to: "de", " und "),
      .translation(" ", to: "de", ""),
      .translation(", and other files", to: "pl", " i inne pliki"),
      .translation("・", to: "en", " - "),
      .translation(" (default)", to: "ko", "(기본 설정)"),
      .both(
        #"Text("From", comment: "起点") + Text(name)"#,
        #"""
        {"sourceLanguage" : "en", "strings" : {"From" : {"localizations" : {"de" : {"stringUnit" : {
          "state" : "translated", "value" : "Von "}}}}}, "version" : "1.0"}
        """#),
    ],
    bad: [
      .translation("Total", to: "de", "⟦ Summe⟧", fixed: "Summe"),
      .translation("Name", to: "zh-Hans", "⟦名称 ⟧", fixed: "名称"),
      .translation("👋 and ", to: "fr", "⟦👋 et⟧", fixed: "👋 et "),
      .translation("Say \"Hi\"", to: "de", "⟦Sag „Hallo“\u{A0}⟧", fixed: "Sag „Hallo“"),
    ])

  /// Punctuation that a source text may begin with if it continues another text.
  private static let pauses: Set<Unicode.Scalar> = [",", ";", "."]
  /// Languages without spaces between words.
  private static let withoutSpaces: Set<Substring> = ["ja", "km", "lo", "my", "th", "yue", "zh"]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.has(.spaceAtEnd) else { return }
    let (source, target) = (translation.source, translation.target)
    guard source.text.utf8.first == 0x20 || source.text.utf8.last == 0x20 || hasEdge(target.text)
    else { return }
    guard translation.isComparable, translation.isFinished, translation.path.substitution == nil,
      !target.text.isBlank
    else { return }
    let wanted = Edges(source.text)
    let found = Edges(target.text)
    guard !wanted.isBlank, !found.isBlank, wanted.hasWords else { return }
    let mayOmitSpaces = Self.withoutSpaces.contains(translation.baseLanguage)
    // Korean writes brackets without a space before them.
    let isKoreanBracket = translation.baseLanguage == "ko" && found.core.first == "("
    // If the source text begins with a comma, as in ", and", another language may have a space
    // instead.
    let isAfterComma =
      wanted.front.isEmpty && wanted.core.first.map { Self.pauses.contains($0) } ?? false
    let front =
      isAfterComma
      ? found.front
      : Self.corrected(found.front, wanted.front, mayOmitSpaces: mayOmitSpaces || isKoreanBracket)
    let back = Self.corrected(found.back, wanted.back, mayOmitSpaces: mayOmitSpaces)
    if front == found.front, back == found.back { return }
    let hasExtraSpace = front.count < found.front.count || back.count < found.back.count
    let usage = TextUsage(translation.entry)
    // If the code joins the text to another one, this language may need a space between them.
    if hasExtraSpace, usage == .joined { return }
    let message = Self.message(
      target.text, hasExtraSpace: hasExtraSpace, atStart: front != found.front)
    // In another order of words, the text may end with another word than the source, so that the
    // space after the source's colon is not needed.
    let isOtherEnd = !wanted.back.isEmpty && wanted.core.last == ":" && !found.endsWithColon
    let isIntended = hasExtraSpace || wanted.isIntended && !isOtherEnd
    findings.add(
      message, at: target.range, limit: isIntended ? .error : .info,
      fix: translation.rewriting(
        to: front + found.core + back,
        Message("write the source's spaces", comment: "修复：首尾空格与源文一致"),
        isSafe: isIntended && (!hasExtraSpace || usage == .whole)))
  }

  private static func message(_ text: String, hasExtraSpace: Bool, atStart: Bool) -> Message {
    switch (hasExtraSpace, atStart) {
    case (true, true):
      Message(
        "'\(text)' begins with a space, and the source text does not: remove it",
        comment: "发现：译文开头多了空格。%@：译文")
    case (true, false):
      Message(
        "'\(text)' ends with a space, and the source text does not: remove it",
        comment: "发现：译文末尾多了空格。%@：译文")
    case (false, true):
      Message(
        "'\(text)' lacks the space at the start of the source text: add it",
        comment: "发现：译文开头少了空格。%@：译文")
    case (false, false):
      Message(
        "'\(text)' lacks the space at the end of the source text: add it",
        comment: "发现：译文末尾少了空格。%@：译文")
    }
  }

  private func hasEdge(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return Edges.isSpace(first) || Edges.isSpace(last)
  }

  /// Returns the spaces that an end should have: the source's, unless the language may omit them.
  private static func corrected(
    _ found: [Unicode.Scalar], _ wanted: [Unicode.Scalar], mayOmitSpaces: Bool
  ) -> [Unicode.Scalar] {
    if found.isEmpty != wanted.isEmpty, !(found.isEmpty && mayOmitSpaces) { return wanted }
    return found
  }

  /// A text split into the spaces at its start, the text between, and the spaces at its end.
  private struct Edges {
    var front: [Unicode.Scalar]
    var core: [Unicode.Scalar]
    var back: [Unicode.Scalar]

    init(_ text: String) {
      let scalars = Array(text.unicodeScalars)
      let start = scalars.firstIndex { !Self.isSpace($0) } ?? scalars.count
      let end = scalars.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
      front = Array(scalars[..<start])
      core = Array(scalars[start..<end])
      back = Array(scalars[end...])
    }

    /// True if the spaces are probably intended because the text is joined to another one: before
    /// words in lower case, or after a colon and the like. After a whole sentence, a space is
    /// rather a mistake in the source.
    var isIntended: Bool {
      if let first = core.first, !front.isEmpty, !first.isUppercaseLetter { return true }
      guard let last = core.last, !back.isEmpty else { return false }
      return last == ":" || last == "," || last == "-" || last == "(" || last == "#"
        || (front.isEmpty && core.first.map { !$0.isUppercaseLetter } ?? false && last.isLetter)
    }

    var endsWithColon: Bool { core.last == ":" || core.last == "：" }

    /// True if the core is more than a separator.
    var hasWords: Bool {
      core.contains { $0 == "%" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    /// True if the text has only spaces, or a line break at an end, which other rules check.
    var isBlank: Bool { core.isEmpty || core.first == "\n" || core.last == "\n" }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\u{A0}" || scalar == "\u{3000}" || scalar == "\t"
    }
  }
}
