import LocalizationModel

/// A word that stands where a translation should: `null`, `N/A`, `lorem ipsum`, `MISSING
/// TRANSLATION`.
struct StandIn: TranslationRule {
  static let summary = RuleSummary(
    id: "stand-in", severity: .error, isOnByDefault: false,
    title: Message("a stand-in for a translation", comment: "规则 stand-in 的标题"),
    reason: Message(
      """
      A script wrote `null` or `undefined`, a spreadsheet `#N/A`, a designer lorem ipsum, a program that \
      lost the letters `????`. Reported where the source text has words and says nothing of the kind. A text \
      that another language of the entry has as well is not.
      """, comment: "规则 stand-in 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("Zero", to: "de", "Null"),
      .translation("None", to: "fr", "-"),
      .translation("Not available", to: "es", "N/A"),
      .translation("—", to: "de", "-"),
      .translation("to", to: "de", "–"),
      .translation("Really?", to: "ja", "?"),
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
      .translation("Open it", to: "uk", "⟦(нет перевода)⟧"),
      .translation("Open the file", to: "ru", "⟦??????? ????⟧"),
      .translation("Open the file", to: "ja", "⟦Lorem ipsum dolor sit amet⟧"),
      .translation("Open the file", to: "ar", "⟦...⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.withBytes(Self.mayStandIn), translation.isComparable, translation.isFinished,
      let word = Self.standIn(target), source.text.hasWords(without: source.specifiers),
      !Self.mayMean(word, source),
      translation.languageFacts.code != translation.entry.sourceLanguageCode,
      translation.entry.repeatedTexts[translation.path, target.text].count < 2
    else { return }
    findings.add(
      Message(
        "'\(target.text)' is no translation of '\(source.text)': translate it",
        comment: "发现：译文只是占位的词。%1$@：译文；%2$@：源文"), at: target.range)
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
    words.map { shape($0.utf8.count, $0.utf8.first ?? 0, $0.utf8.last ?? 0) })

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

  /// Returns the word that a text consists of; `nil` if the text may be a translation.
  private static func standIn(_ text: CheckedText) -> String? {
    let inner = String(
      String.UnicodeScalarView(
        text.lowercase.unicodeScalars.drop(while: isAround).reversed().drop(while: isAround)
          .reversed()))
    if words.contains(inner) { return inner }
    if inner.isEmpty { return marksOnly(text.text) }
    return inner.hasPrefix(lorem) ? lorem : nil
  }

  /// Returns `?` for a text of nothing but question marks, at least two of them, and `-` for dashes
  /// and dots.
  private static func marksOnly(_ text: String) -> String? {
    let marks = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    if marks.count >= 2, marks.allSatisfy({ $0 == "?" }) { return "?" }
    return !marks.isEmpty && marks.allSatisfy({ "-–—_.…*".unicodeScalars.contains($0) }) ? "-" : nil
  }

  private static func isAround(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
      || "[](){}<>\"'`*.…!?:-–—_【】（）「」".unicodeScalars.contains(scalar)
  }

  /// True if the source text itself says what the word says. A longer text says more than that.
  private static func mayMean(_ word: String, _ source: CheckedText) -> Bool {
    let text = source.lowercase
    if text.hasText(word) || text.hasText("translat")
      || word == "?" && text.hasByte(UInt8(ascii: "?"))
    {
      return true
    }
    if source.words.count > 3 { return false }
    // Ranges and signs are words in some languages only.
    if word == "-", text.utf8.count <= 4 || marks.contains(where: text.hasText) { return true }
    return nothing.contains { text.hasText($0) }
  }

  private static let marks = [
    "dash", "hyphen", "minus", "separator", "range", "until", "through", "to ", "dot", "ellipsis",
    "negative", "between", "more", "-", "–", "—", "…", "...",
  ]

  /// Words for nothing, and for zero, which is `Null` in Germanic languages.
  private static let nothing = [
    "none", "n/a", "nil", "null", "nothing", "empty", "no ", "not ", "never", "unknown",
    "unavailable", "undefined", "unset", "missing", "zero",
  ]

  /// Words that scripts, spreadsheets, editors and people write for a text that is not there.
  private static let words: Set<String> = [
    "null", "nil", "nan", "undefined", "n/a", "#n/a", "#ref", "#name", "#value", "#error", "#null",
    "#div/0", "missing translation", "translation missing", "missing", "no translation",
    "no translation found", "translation not found", "not translated", "not translated yet",
    "untranslated", "translate me", "translate this", "needs translation", "to be translated",
    "translation needed", "translation pending", "pending translation", "translation here",
    "translation goes here", "asdf", "asdfasdf", "asdfgh", "qwerty", "qwertz", "xxx", "xxxx",
    "xxxxx",
    "foo", "foo bar", "foobar", "lorem", "lorem ipsum", "object object", "nsnull",
    "insert text here", "your text here", "text here", "placeholder text", "dummy text",
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
