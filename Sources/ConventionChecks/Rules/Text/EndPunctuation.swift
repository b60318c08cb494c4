import LocalizationModel

/// A translation that ends in another mark than the source text.
struct EndPunctuation: TranslationRule {
  static let summary = RuleSummary(
    id: "end-punctuation", severity: .info, isOnByDefault: true,
    title: Message(
      "another mark at the end than in the source text", comment: "规则 end-punctuation 的标题"),
    reason: Message(
      """
      A label with a colon in one language and without in another, a question that no longer asks: the \
      mark at the end says what kind of text it is. Each language has its own marks, and those count \
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
    ],
    bad: [
      .translation("Name:", to: "zh-Hans", "⟦名称⟧", fixed: "名称："),
      .translation("👋 Delete it?", to: "de", "⟦👋 Löschen.⟧", fixed: "👋 Löschen?"),
      .translation("All done", to: "de", "⟦Alles fertig.⟧", fixed: "Alles fertig"),
      .translation("He said “no”.", to: "fr", "⟦Il a dit « non »⟧", fixed: "Il a dit « non »."),
      .translation("Sure?", to: "fr", "⟦Vraiment⟧"),
    ])

  private enum Mark {
    case stop, colon, question, exclamation, semicolon

    /// - Parameter isGreek: There `;` asks.
    init?(_ scalar: Unicode.Scalar, isGreek: Bool) {
      switch scalar {
      case ".", "。", "．", "｡", "।", "॥", "։", "۔", "።", "។", "။": self = .stop
      case ":", "：": self = .colon
      case ";" where isGreek: self = .question
      case "?", "？", "؟", "\u{37E}", "՞": self = .question
      case "!", "！", "՜": self = .exclamation
      case ";", "；", "؛": self = .semicolon
      default: return nil
      }
    }
  }

  private static let withoutStop: Set<Substring> = ["bo", "km", "lo", "my", "th"]

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    let marks: TextTraits = [.punctuation, .period, .nonASCII]
    guard !source.traits.union(target.traits).isDisjoint(with: marks) else { return }
    let language = translation.baseLanguage
    // Armenian asks and exclaims in the midst of a word.
    if language == "hy" { return }
    guard let wanted = end(of: source.text, isGreek: false),
      let found = end(of: target.text, isGreek: language == "el"), wanted != found
    else { return }
    if found == nil, wanted == .stop, Self.withoutStop.contains(language) { return }
    guard translation.isComparable, translation.isWork else { return }
    // A word that is cut short ends with a stop as well.
    if found == .stop || wanted == .stop, isShort(source.text) || isShort(target.text) { return }
    let message =
      found == nil
      ? Message(
        "'\(target.text)' ends without the mark of the source text: add it",
        comment: "发现：译文末尾缺少源文的标点。%@：译文")
      : wanted == nil
        ? Message(
          "'\(target.text)' ends with a mark that the source text does not have: remove it",
          comment: "发现：译文末尾多了标点。%@：译文")
        : Message(
          "'\(target.text)' ends with another mark than the source text: write the same",
          comment: "发现：译文末尾的标点与源文不同。%@：译文")
    findings.add(message, at: target.range, fix: fix(translation, found, wanted))
  }

  /// The mark that a text ends with, if any, passing over quotation marks and brackets.
  ///
  /// - Returns: `nil` if the end says nothing: an ellipsis, a placeholder, an emoji or nothing.
  private func end(of text: String, isGreek: Bool) -> Mark?? {
    var isClosed = false
    var rest = text.unicodeScalars[...]
    while let last = rest.popLast() {
      if last.isClosing { isClosed = true }
      if last.isClosing || Self.isSpace(last) { continue }
      if last == "…" || last == "⋯" || (last == "." && rest.last == ".") { return nil }
      if let mark = Mark(last, isGreek: isGreek) {
        // In quotation marks it is what the text speaks of.
        return isClosed && (mark == .colon || mark == .semicolon) ? nil : .some(mark)
      }
      return last.isLetter || last.isASCIIDigit || isClosed ? .some(nil) : nil
    }
    return nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{3000}"
  }

  /// Whether it is one word or less: an abbreviation may end with a stop.
  private func isShort(_ text: String) -> Bool {
    text.utf8.count < 12 && !text.utf8.contains(0x20) && text.utf8.last == UInt8(ascii: ".")
  }

  private func fix(_ translation: Translation, _ found: Mark?, _ wanted: Mark?) -> Fix? {
    var scalars = Array(translation.target.text.unicodeScalars)
    var place = scalars.count
    if found != nil {
      while place > 1, scalars[place - 1].isClosing || Self.isSpace(scalars[place - 1]) {
        place -= 1
      }
      place -= 1
      scalars.remove(at: place)
      let isSpaced = place > 0 && Self.isSpace(scalars[place - 1])
      if wanted == nil, isSpaced { scalars.remove(at: place - 1) }
    }
    if let wanted {
      guard let mark = mark(wanted, in: translation) else { return nil }
      scalars.insert(mark, at: place)
    }
    return translation.rewriting(
      to: scalars, Message("write the source's mark", comment: "修复：末尾标点与源文一致"),
      isSafe: false)
  }

  /// How a language writes a mark; `nil` if more than the mark is needed.
  private func mark(_ mark: Mark, in translation: Translation) -> Unicode.Scalar? {
    let table: [Mark: Unicode.Scalar]
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
    // A space stands before it, an inverted mark at the beginning, or another mark is usual.
    case "fr": table = [.stop: "."]
    case "es", "gl", "ast": table = [.stop: ".", .colon: ":", .semicolon: ";"]
    case "my", "th", "lo", "km", "am", "bo": table = [:]
    default:
      table = [.stop: ".", .colon: ":", .question: "?", .exclamation: "!", .semicolon: ";"]
    }
    return table[mark]
  }
}
