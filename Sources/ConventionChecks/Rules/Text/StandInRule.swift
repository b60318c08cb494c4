import LocalizationModel

/// A word that stands where a translation should: `null`, `N/A`, `lorem ipsum`, `MISSING
/// TRANSLATION`.
struct StandInRule: TranslationRule {
  static let summary = RuleSummary(
    id: "stand-in", severity: .error,
    title: Message("a stand-in for a translation", comment: "规则 stand-in 的标题"),
    reason: Message(
      """
      A script wrote `null` or `undefined`, a spreadsheet `#N/A`, a designer lorem ipsum, a program that \
      lost the letters `????`. Reported where the source text has words and says nothing of the kind. Dashes, \
      dots and words such as `N/A` may translate one or two words: they are reported beside a command or a \
      sentence. A text that another language of the entry has as well is not.
      """, comment: "规则 stand-in 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("Zero", to: "de", "Null"),
      .translation("Draw", to: "de", "Null"),
      .translation("Grandma", to: "de", "Nan"),
      .translation("None", to: "fr", "-"),
      .translation("Hidden", to: "ru", "***"),
      .translation("Optional", to: "zh-Hans", "—"),
      .translation("Not available", to: "es", "N/A"),
      .translation("Adult", to: "de", "XXX"),
      .translation("Keyboard layout", to: "fr", "QWERTY"),
      .translation("Sample text", to: "ar", "Lorem ipsum"),
      .translation("—", to: "de", "-"),
      .translation("to", to: "de", "–"),
      .translation("Really?", to: "ja", "?"),
      .translation("Joke 12", to: "it", "-", value: "Look at the time we have!"),
      .translation("Missing translation", to: "de", "MISSING TRANSLATION"),
      .translation("This text has no translation", to: "zh-Hans", "未翻译"),
    ],
    bad: [
      .translation("Save", to: "zh-Hans", "⟦null⟧"),
      .translation("Save the file", to: "de", "⟦undefined⟧"),
      .translation("You are not connected yet", to: "ko", "⟦(nil)⟧"),
      .translation("👋 Save", to: "fr", "⟦ -⟧"),
      .translation("Open it", to: "es", "⟦#N/A⟧"),
      .translation("Open it", to: "it", "⟦[Missing translation]⟧"),
      .translation("Open it", to: "es", "⟦[MISSING]⟧"),
      .translation("Open it", to: "uk", "⟦(нет перевода)⟧"),
      .translation("Open the file", to: "ru", "⟦??????? ????⟧"),
      .translation("Open the file", to: "ja", "⟦Lorem ipsum dolor sit amet⟧"),
      .translation("Open the file", to: "ar", "⟦...⟧"),
      .translation("The photo is in the album", to: "he", "⟦xxx⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.withBytes(Self.mayStandIn), translation.isComparable, translation.isFinished,
      let found = Self.standIn(target), source.text.hasWords(without: source.specifiers),
      Self.isCertain(found, translation),
      translation.languageFacts.code != translation.entry.sourceLanguageCode,
      !translation.otherTexts.contains(where: { Self.isAlike($0, found, target) })
    else { return }
    findings.add(
      Message(
        "'\(target.text)' is no translation of '\(source.text)': translate it",
        comment: "发现：译文只是占位的词。%1$@：译文；%2$@：源文"), at: target.range)
  }

  /// True if another language has the same stand-in, which then is meant.
  private static func isAlike(_ text: String, _ found: Found, _ target: CheckedText) -> Bool {
    if text.hasBytes(of: target.text) { return true }
    if case .marks = found { return marksOnly(text) != nil }
    return false
  }

  /// True if the bytes may be one of the ``words`` or begin with ``lorem``: by their number, the
  /// first and the last.
  private static func mayStandIn(_ bytes: Span<UInt8>) -> Bool {
    var (start, end) = (0, bytes.count)
    while start < end, isMark(bytes[start]) { start += 1 }
    while end > start, isMark(bytes[end - 1]) { end -= 1 }
    // Nothing but marks, or a mark beyond ASCII.
    if start == end || bytes[start] == 0xE2 { return 0 < bytes.count && bytes.count <= 32 }
    if end - start >= lorem.utf8.count, bytes[start] | 0x20 == UInt8(ascii: "l"),
      bytes[start + 1] | 0x20 == UInt8(ascii: "o"), bytes[start + 2] | 0x20 == UInt8(ascii: "r")
    {
      return true
    }
    return shapes.contains(shape(end - start, bytes[start], bytes[end - 1]))
  }

  /// The number of bytes, the first and the last of each word.
  private static let shapes = Set(
    phrases.union(values).union(words).map {
      shape($0.utf8.count, $0.utf8.first ?? 0, $0.utf8.last ?? 0)
    })

  private static func shape(_ count: Int, _ first: UInt8, _ last: UInt8) -> Int {
    // Capitals beyond ASCII have other bytes than small letters.
    count << 16 | (first < 0x80 ? Int(first | 0x20) << 8 : 0) | (last < 0x80 ? Int(last | 0x20) : 0)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "'")...UInt8(ascii: "*"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private static let lorem = "lorem ipsum"

  /// A stand-in, by how certain it is.
  private enum Found {
    /// `missing translation`.
    case phrase(String)
    /// `undefined`, which may be meant beside a short source about nothing.
    case value(String)
    /// A word that may be a translation of a short text.
    case word(String)
    case lorem
    /// Dashes and dots.
    case marks
    /// Question marks only, with their number.
    case questions(Int)
  }

  /// Returns the stand-in that a text consists of; `nil` if the text may be a translation.
  private static func standIn(_ text: CheckedText) -> Found? {
    let inner = String(
      String.UnicodeScalarView(
        text.text.unicodeScalars.drop(while: isAround).reversed().drop(while: isAround).reversed()))
    if inner.isEmpty { return marksOnly(text.text) }
    let lowercased = inner.lowercased()
    if lowercased.hasPrefix(lorem) { return .lorem }
    if phrases.contains(lowercased) { return .phrase(lowercased) }
    if words.contains(lowercased) {
      let isMarked = text.text.hasPrefix("[") && inner.uppercased() == inner
      return isMarked ? .phrase(lowercased) : .word(lowercased)
    }
    // `Null` and `Nan` are words of some languages.
    let isPlain =
      lowercased == inner || inner.uppercased() == inner
      || ["NaN", "object Object"].contains(inner)
    guard values.contains(lowercased), isPlain, inner != "nan", inner != "NAN" else { return nil }
    return .value(lowercased)
  }

  /// Returns the marks that a text consists of: dashes, dots, empty brackets, or at least two
  /// question marks.
  private static func marksOnly(_ text: String) -> Found? {
    let marks = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    if marks.count >= 2, marks.allSatisfy({ $0 == "?" }) { return .questions(marks.count) }
    return !marks.isEmpty && marks.allSatisfy({ "-–—_.…{}[]\"".unicodeScalars.contains($0) })
      ? .marks : nil
  }

  private static func isAround(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
      || "[](){}<>\"'`*.…!?:-–—_【】（）「」".unicodeScalars.contains(scalar)
  }

  /// True if the source text certainly says something else. Words and marks may translate one or two
  /// words, such as `Not set`; a command or a sentence they do not translate.
  private static func isCertain(_ found: Found, _ translation: Translation) -> Bool {
    let source = translation.source
    let text = source.lowercase
    let count = source.words.count
    let isAboutNothing = nothing.contains { text.hasText($0) }
    switch found {
    case .phrase(let phrase):
      return !["translat", "language", phrase].contains { text.hasText($0) }
    case .lorem: return !samples.contains { text.hasText($0) }
    case .value(let value):
      let name = value.hasPrefix("#") ? String(value.dropFirst()) : value
      if text.hasText(name) { return false }
      if value.hasPrefix("#") { return !formulas.contains { text.hasText($0) } }
      if value == "null", zeros.contains(translation.baseLanguage) {
        return !isAboutNothing && (count > 3 || source.namesCommand)
      }
      if value == "n/a" { return !isAboutNothing && (count > 3 || source.namesCommand) }
      return count > 3 || !isAboutNothing
    case .word(let word): return count > 3 && !isAboutNothing && !text.hasText(word)
    case .questions(let number):
      return !text.hasByte(UInt8(ascii: "?")) && (number > 3 || count > 3 || source.namesCommand)
    case .marks:
      // A text of a numbered list may be left out on purpose.
      let key = translation.entry.key
      let isNumbered =
        !key.hasBytes(of: source.text) && key.utf8.last.map { 0x30...0x39 ~= $0 } ?? false
      if isNumbered || marks.contains(where: text.hasText) && count <= 3 { return false }
      return count > 5 || !isAboutNothing && (count > 3 || source.namesCommand)
    }
  }

  private static let marks = [
    "dash", "hyphen", "minus", "separator", "range", "until", "through", "to ", "dot", "ellipsis",
    "negative", "between", "more", "remove", "delete", "clear", "hide", "loading", "typing", "-",
    "–",
    "—", "…", "...",
  ]

  /// Words for nothing and for zero, and for values that are not known.
  private static let nothing = [
    "none", "n/a", "nil", "null", "nothing", "empty", "no ", "not ", "never", "unknown", "n't ",
    "unavailable", "undefined", "unset", "missing", "zero", "without", "applicable", "optional",
    "default", "blank", "invalid", "draw", "false",
  ]

  /// Words about sample texts.
  private static let samples = [
    "lorem", "sample", "example", "placeholder", "dummy", "preview", "demo", "filler", "fox",
    "font",
    "some text", "test",
  ]

  /// Words about spreadsheets.
  private static let formulas = [
    "error", "invalid", "incorrect", "wrong", "formula", "cell", "spreadsheet", "not ",
  ]

  /// Languages in which `null` is zero.
  private static let zeros: Set<Substring> = [
    "af", "da", "de", "et", "gsw", "lb", "nb", "nds", "nl", "nn", "no", "sv",
  ]

  /// Values of programs and spreadsheets, and keys struck at random.
  private static let values: Set<String> = [
    "null", "nil", "nan", "undefined", "n/a", "#n/a", "#ref", "#name", "#value", "#error", "#null",
    "#div/0", "object object", "nsnull", "asdf", "asdfasdf", "asdfgh",
  ]

  /// Stand-ins that are words as well.
  private static let words: Set<String> = [
    "missing", "qwerty", "qwertz", "xxx", "xxxx", "xxxxx", "foo", "foo bar", "foobar", "lorem",
    "none", "text here", "todo",
  ]

  /// Notes that people and programs write for a text that is not there.
  private static let phrases: Set<String> = [
    "missing translation", "translation missing", "no translation",
    "no translation found", "translation not found", "not translated", "not translated yet",
    "untranslated", "translate me", "translate this", "needs translation", "to be translated",
    "translation needed", "translation pending", "pending translation", "translation here",
    "translation goes here", "insert text here", "your text here", "dummy text",
    "übersetzung fehlt", "fehlende übersetzung", "keine übersetzung",
    "nicht übersetzt", "traduction manquante", "non traduit", "pas de traduction", "sin traducir",
    "sin traducción", "falta traducción", "traduzione mancante", "non tradotto",
    "tradução em falta", "não traduzido", "sem tradução", "нет перевода", "не переведено",
    "перевод отсутствует", "требуется перевод", "немає перекладу", "не перекладено",
    "brak tłumaczenia", "nieprzetłumaczone", "çeviri yok", "未翻译", "没有翻译", "无翻译", "缺少翻译",
    "翻译缺失", "暂无翻译", "待翻", "未翻譯", "無翻譯", "缺少翻譯", "未翻訳", "翻訳なし", "翻訳がありません", "번역 없음",
    "번역되지 않음", "미번역", "غير مترجم", "لا توجد ترجمة", "לא מתורגם", "अनुवाद नहीं",
  ]
}
