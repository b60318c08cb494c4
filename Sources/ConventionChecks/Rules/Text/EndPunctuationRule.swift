import LocalizationModel

/// A translation that ends with another kind of punctuation mark than the source text.
/// ``FinalPunctuation`` makes the marks of all languages comparable.
struct EndPunctuationRule: TranslationRule {
  static let summary = RuleSummary(
    id: "end-punctuation", severity: .info, isOnByDefault: true,
    title: Message(
      "a mark at the end that differs from the source text", comment: "规则 end-punctuation 的标题"),
    reason: Message(
      """
      A label that lost its colon, or a question without its mark, reads as another kind of text. \
      Each language has its own marks, and those count \
      as the same: `?` `？` `؟`. Thai, Lao and Khmer have no full stop; where a language has no mark of \
      a kind, none is asked for.
      """, comment: "规则 end-punctuation 的理由，Markdown 格式"),
    good: [
      .translation("Delete it?", to: "zh-Hans", "确定删除吗？"),
      .translation("Done.", to: "hi", "हो गया।"),
      .translation("Done.", to: "th", "เสร็จแล้ว"),
      .translation("Name:", to: "fr", "Nom :"),
      .translation("Delete it?", to: "el", "Διαγραφή;"),
      .translation("%@ (%lld)", to: "de", "%@ (%lld)"),
      .translation("Open…", to: "de", "Öffnen"),
      .translation("Write it after “to:”", to: "zh-Hans", "写在“to:”后面"),
      .translation("Open C: Drive", to: "cs", "Otevřít disk C:"),
      .translation("+6mo", to: "de", "+6 Mon."),
      .translation("A product of Example Co., Ltd.", to: "zh-Hans", "示例有限公司出品"),
      .translation("Opens at 8 a.m.", to: "ja", "午前8時に開く"),
      .translation("Updated.", to: "en-XA", "Ûþðåţéð. one two"),
    ],
    bad: [
      .translation("Name:", to: "zh-Hans", "⟦名称⟧", fixed: "名称："),
      .translation("👋 Delete it?", to: "de", "⟦👋 Löschen.⟧", fixed: "👋 Löschen?"),
      .translation("All done", to: "de", "⟦Alles fertig.⟧", fixed: "Alles fertig"),
      .translation("He said “no”.", to: "fr", "⟦Il a dit « non »⟧", fixed: "Il a dit « non »."),
      .translation("Sure?", to: "fr", "⟦Vraiment⟧"),
      .translation("Delete the selected backups.", to: "zh-Hans", "⟦确认删除所选备份？⟧"),
    ])

  /// Languages that write no full stop.
  private static let withoutStop: Set<Substring> = ["bo", "km", "lo", "my", "th"]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    let wanted = translation.sourceEnd
    if wanted == .unclear { return }
    let isGreek = translation.languageFacts.isGreek
    let found = target.withBytes { FinalPunctuation(of: $0, isGreek: isGreek) }
    if wanted == found || found == .unclear { return }
    let language = translation.baseLanguage
    // Armenian has these marks inside of words, and pseudo-translations have padding at their ends.
    if language == "hy" || PseudoLanguage.contains(translation.language) { return }
    if found == .none, wanted == .stop, Self.withoutStop.contains(language) { return }
    guard translation.isComparable, translation.isFinished else { return }
    // The name of a drive, such as `C:`, has a colon anywhere in a sentence.
    if found == .colon || wanted == .colon,
      source.text.hasWord(endOf: target.text) || target.text.hasWord(endOf: source.text)
    {
      return
    }
    // The stop may belong to an abbreviation.
    if found == .stop || wanted == .stop,
      [source.text, target.text].contains(where: { isShort($0) || $0.endsWithAbbreviation })
    {
      return
    }
    findings.add(
      message(
        target.text, FinalPunctuation.spelling(in: target.text),
        source: FinalPunctuation.spelling(in: source.text), expected: mark(wanted, in: translation),
        found, wanted),
      at: target.range, fix: fix(translation, found, wanted))
  }

  private func message(
    _ text: String, _ mark: String, source: String, expected: Unicode.Scalar?,
    _ found: FinalPunctuation, _ wanted: FinalPunctuation
  ) -> Message {
    if found == .none {
      return expected.map { expected in
        Message(
          "'\(text)' has no mark at the end, where the source text has '\(source)': add '\(String(expected))'",
          comment: "发现：译文末尾缺少标点。%1$@：译文；%2$@：源文的标点；%3$@：译文语言的标点")
      }
        ?? Message(
          "'\(text)' has no mark at the end, where the source text has '\(source)': end both alike",
          comment: "发现：译文末尾缺少标点。%1$@：译文；%2$@：源文的标点")
    }
    if wanted == .none {
      return Message(
        "'\(text)' ends with '\(mark)', and the source text has no final mark: end both alike",
        comment: "发现：译文末尾多了标点。%1$@：译文；%2$@：译文的标点")
    }
    return expected.map { expected in
      Message(
        "'\(text)' ends with '\(mark)', and the source text with '\(source)': end with '\(String(expected))'",
        comment: "发现：译文末尾的标点与源文不同。%1$@：译文；%2$@：译文的标点；%3$@：源文的标点；%4$@：译文语言的标点")
    }
      ?? Message(
        "'\(text)' ends with '\(mark)', and the source text with '\(source)': end both alike",
        comment: "发现：译文末尾的标点与源文不同。%1$@：译文；%2$@：译文的标点；%3$@：源文的标点")
  }

  /// True for a single word, or a number and a short word, with a stop: it may be an abbreviation.
  private func isShort(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ".") else { return false }
    let words = text.split { $0.isWhitespace }
    if words.count <= 1 { return text.utf8.count < 12 }
    return words[words.count - 1].count <= Self.longestUnit
      && words.dropLast().allSatisfy { $0.first == "%" || !$0.contains(where: \.isLetter) }
  }

  /// The greatest length in characters of a short word after a number, such as `Mon.`, with its
  /// stop.
  private static let longestUnit = 6

  /// Returns a fix that removes, replaces or adds the mark; `nil` if a person has to decide.
  private func fix(
    _ translation: Translation, _ found: FinalPunctuation, _ wanted: FinalPunctuation
  ) -> Fix? {
    // Replacing a question mark could change the meaning.
    if found == .question { return nil }
    var scalars = Array(translation.target.text.unicodeScalars)
    var index = scalars.count
    if found != .none {
      while index > 1,
        scalars[index - 1].isClosing || FinalPunctuation.isSpace(scalars[index - 1])
      {
        index -= 1
      }
      index -= 1
      scalars.remove(at: index)
      let isSpaced = index > 0 && FinalPunctuation.isSpace(scalars[index - 1])
      if wanted == .none, isSpaced { scalars.remove(at: index - 1) }
    }
    if wanted != .none {
      guard let mark = mark(wanted, in: translation) else { return nil }
      scalars.insert(mark, at: index)
    }
    return translation.rewriting(
      to: scalars, Message("end as the source text does", comment: "修复：末尾标点与源文一致"),
      isSafe: false)
  }

  /// Returns the scalar that a language writes for a kind of mark; `nil` if the language has no
  /// such mark, or needs more than the mark, such as a space before it.
  private func mark(_ mark: FinalPunctuation, in translation: Translation) -> Unicode.Scalar? {
    let table: [FinalPunctuation: Unicode.Scalar]
    switch translation.baseLanguage {
    case "zh", "ja", "yue":
      table = [
        .stop: "。", .colon: "：", .question: "？", .exclamation: "！", .semicolon: "；",
      ]
    case "ar", "fa", "ur", "ckb", "ps", "ug":
      table = [
        .stop: translation.baseLanguage == "ur" ? "۔" : ".", .colon: ":", .question: "؟",
        .exclamation: "!", .semicolon: "؛",
      ]
    case "hi", "bn", "mr", "ne", "pa", "as", "or":
      table = [.stop: "।", .colon: ":", .question: "?", .exclamation: "!", .semicolon: ";"]
    case "el": table = [.stop: ".", .colon: ":", .question: ";", .exclamation: "!"]
    // French needs a space before other marks; Spanish, Galician and Asturian an inverted mark at
    // the start. The last group has marks of its own.
    case "fr": table = [.stop: "."]
    case "es", "gl", "ast": table = [.stop: ".", .colon: ":", .semicolon: ";"]
    case "my", "th", "lo", "km", "am", "bo": table = [:]
    default:
      table = [.stop: ".", .colon: ":", .question: "?", .exclamation: "!", .semicolon: ";"]
    }
    return table[mark]
  }
}

extension String {
  /// True if the text ends with a word that is always written with a stop: `Ltd.`, `a.m.`.
  fileprivate var endsWithAbbreviation: Bool {
    guard utf8.last == UInt8(ascii: "."), let word = split(whereSeparator: \.isWhitespace).last
    else { return false }
    let plain = word.drop { !$0.isLetter }.lowercased()
    // Single letters, each with a stop: `a.m.`.
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    return Self.abbreviations.contains(plain)
      || parts.count > 1 && parts.allSatisfy { $0.count == 1 }
  }

  /// Lower-case abbreviations for companies, persons and measures in Latin script.
  private static let abbreviations: Set<String> = [
    "approx.", "bros.", "co.", "corp.", "dr.", "etc.", "hr.", "hrs.", "inc.", "jr.", "ltd.", "max.",
    "min.", "mr.", "mrs.", "ms.", "prof.", "sec.", "sr.", "st.", "vs.",
  ]

  /// True if this text has the last word of another text, if that ends with an ASCII colon: `C:`.
  fileprivate func hasWord(endOf text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ":"), let word = text.split(separator: " ").last,
      word.utf8.count > 1
    else { return false }
    return split(separator: " ").contains(word)
  }
}
