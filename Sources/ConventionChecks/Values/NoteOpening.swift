import LocalizationModel

/// A translator's words in place of a translation alone: the beginning of a language model's answer,
/// the name of the language before the text, or a remark in brackets. `added-note` reports them.
enum NoteOpening {
  /// Returns such words of a translation; `nil` if there are none, or if its source text is about
  /// the same.
  static func found(in translation: Translation) -> String? {
    if translation.languageFacts.code == "en" { return nil }
    return answer(in: translation) ?? language(in: translation) ?? remark(in: translation)
  }

  // MARK: Answers

  private static func answer(in translation: Translation) -> String? {
    let (source, target) = (translation.source, translation.target)
    guard target.withBytes({ bytes in bytes.count > 8 && starts.contains(bytes[0] | 0x20) })
    else { return nil }
    let text = target.lowercase
    guard let opening = answers.first(where: { text.hasPrefix($0) }) else { return nil }
    let isAbout = ["translat", "sorry", "sure", "course", "certain", "yes", "ok"].contains {
      source.lowercase.hasText($0)
    }
    // Filipino says `Sure!` as well.
    let isWord = opening.hasSuffix("! ") && ["fil", "tl"].contains(translation.baseLanguage)
    guard !isAbout, !isWord, target.byteCount > opening.utf8.count + 1 else { return nil }
    return String(target.text.prefix(opening.count))
  }

  /// The first bytes of the answers, small letters.
  private static let starts = Set(answers.compactMap { $0.utf8.first.map { $0 | 0x20 } })

  private static let answers = [
    "here is the translation", "here's the translation", "here’s the translation",
    "here is your translation", "sure! ", "sure, here", "certainly! ", "certainly, here",
    "of course! ", "of course, here", "as an ai ", "i'm sorry, but i", "i’m sorry, but i",
    "i cannot translate", "i can't translate", "i can’t translate", "hier ist die übersetzung",
    "gerne! hier", "voici la traduction", "bien sûr ! voici", "bien sûr, voici",
    "aquí está la traducción", "aquí tienes la traducción", "¡claro! aquí", "ecco la traduzione",
    "aqui está a tradução", "claro! aqui", "вот перевод", "конечно! вот", "ось переклад",
    "إليك الترجمة", "بالتأكيد! إليك", "以下是翻译", "这是翻译", "好的，这是", "好的，以下", "抱歉，我无法",
    "以下が翻訳", "はい、翻訳", "翻訳です", "다음은 번역",
  ]

  // MARK: Languages

  /// Returns the name or the code of the language that stands before the text.
  private static func language(in translation: Translation) -> String? {
    let (source, target) = (translation.source, translation.target)
    guard let end = target.text.unicodeScalars.prefix(32).firstIndex(where: isColon),
      target.text[end...].dropFirst().contains(where: \.isLetter), !source.text.contains(":")
    else { return nil }
    let label = String(target.text[..<end])
    let name = label.isBlank ? "" : label.lowercased().split(separator: " ").joined(separator: " ")
    let language = translation.language
    let english = [language, String(translation.baseLanguage)].compactMap {
      LanguageNames.name(of: $0, in: .english)?.lowercased()
    }
    if english.contains(where: { source.lowercase.hasText($0) })
      || source.lowercase.hasText("language")
    {
      return nil
    }
    if english.contains(name) || english.contains(where: { name == $0 + " translation" }) {
      return label
    }
    // `日本語：歌詞` may be a subject.
    guard source.isPlainCommand || source.isPlainSentence else { return nil }
    let codes = [language.lowercased(), String(translation.baseLanguage)]
    if codes.contains(name), !codesThatAreWords.contains(name) { return label }
    var names = LanguageNames.endonyms(of: String(translation.baseLanguage)).map {
      $0.lowercased()
    }
    if let chinese = LanguageNames.name(of: language, in: .chinese) { names.append(chinese) }
    if translation.languageFacts.code == "zh" { names += ["中文", "简体中文", "繁體中文"] }
    return names.contains(name) ? label : nil
  }

  /// Codes of languages that are words in them.
  private static let codesThatAreWords: Set<String> = ["id", "is", "no", "so", "to", "vi"]

  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ":" || scalar == "："
  }

  // MARK: Remarks

  /// Returns a remark in brackets at the end of a text, whose source text has no brackets.
  private static func remark(in translation: Translation) -> String? {
    let (source, target) = (translation.source, translation.target)
    guard let last = target.text.unicodeScalars.last, ")）]".unicodeScalars.contains(last),
      let open = target.text.unicodeScalars.lastIndex(where: { "(（[".unicodeScalars.contains($0) }),
      !source.text.unicodeScalars.contains(where: { "(（[".unicodeScalars.contains($0) })
    else { return nil }
    let inside = target.text[open...].dropFirst().dropLast()
    let isAbout = ["translat", "formal", "literal", "automatic"].contains {
      source.lowercase.hasText($0)
    }
    let lowercased = inside.lowercased()
    let isRemark =
      remarks.contains(lowercased) || literal.contains { lowercased.hasPrefix($0) }
    return isRemark && !isAbout ? String(inside) : nil
  }

  private static let remarks: Set<String> = [
    "machine translation", "machine translated", "auto-translated", "automatic translation",
    "maschinelle übersetzung", "maschinell übersetzt", "traduction automatique",
    "traducción automática", "traduzione automatica", "tradução automática", "машинный перевод",
    "автоперевод", "машинний переклад", "机器翻译", "机翻", "機器翻譯", "機械翻訳", "기계 번역",
    "ترجمة آلية", "formal", "informal", "informell", "formell", "informel", "formel",
  ]

  private static let literal = [
    "literal:", "literally:", "lit.:", "wörtlich:", "littéralement", "literalmente:", "直译：", "直译:",
    "直譯：", "直訳：", "дословно:", "букв.:",
  ]
}
