import LocalizationModel
import StringCatalog

/// A translation with the source text left beside it, as in `Save the file – Datei sichern`.
struct SourceBeside: TranslationRule {
  static let summary = RuleSummary(
    id: "source-beside", severity: .warning, isOnByDefault: false,
    title: Message("the source text beside its translation", comment: "规则 source-beside 的标题"),
    reason: Message(
      """
      Both texts came along from a table of two columns, or the source text was kept for reference: people \
      see both. A single word may be a name that a translation explains: it is reported only if no other \
      language of the entry keeps it.
      """, comment: "规则 source-beside 的理由，Markdown 格式"),
    good: [
      .translation("Save the file", to: "de", "Datei sichern"),
      .translation("Save the file", to: "de", "Save the file"),
      .translation("Bluetooth", to: "zh-Hans", "Bluetooth（蓝牙）"),
      .translation("Find My", to: "zh-Hans", "查找 (Find My)"),
      .translation("Frequency Override", to: "zh-Hant", "頻率覆寫（Frequency Override）"),
      .translation("Save the file", to: "en-GB", "Save the file (now)"),
      .translation("open it", to: "de", "open item"),
      .entries(words(["de": "Wireless / WLAN", "fr": "Sans fil", "ja": "Wireless", "ru": "Сеть"])),
    ],
    bad: [
      .translation("Save the file", to: "de", "⟦Save the file – Datei sichern⟧"),
      .translation("👋 Save the file", to: "zh-Hans", "⟦保存文件（👋 Save the file）⟧"),
      .translation("Save the file", to: "fr", "⟦Save the file\nEnregistrer le fichier⟧"),
      .translation("Save the file", to: "ja", "⟦ファイルを保存 / Save the file⟧"),
      .translation("Save the file %@", to: "ru", "⟦Save the file %@ Сохранить файл %@⟧"),
      .entries(words(["ar": "⟦Wireless / شبكة⟧", "fr": "Sans fil", "ja": "無線", "ru": "Сеть"])),
    ])

  private static func words(_ texts: KeyValuePairs<String, String>) -> String {
    let units = texts.map { language, text in
      let value =
        text.hasPrefix("⟦") ? "⟦\"\(text.dropFirst().dropLast())\"⟧" : "\"\(text)\""
      return """
        "\(language)" : {"stringUnit" : {"state" : "translated", "value" : \(value)}}
        """
    }
    return """
      "Wireless" : {"localizations" : {
        \(units.joined(separator: ",\n  "))}}
      """
  }

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard target.byteCount > source.byteCount + 2, source.traits.contains(.asciiLetter),
      translation.isComparable, translation.isFinished,
      let (rest, isApart) = Self.rest(of: target.text, beside: source.text),
      translation.languageFacts.code != translation.entry.sourceLanguageCode,
      isCertain(translation, isApart: isApart)
    else { return }
    let others = rest.unicodeScalars.split { !$0.isLetter }
    guard others.contains(where: { $0.count > 1 || !($0.first?.isASCII ?? true) }) else { return }
    findings.add(
      Message(
        "'\(target.text)' has the source text beside the translation: remove it",
        comment: "发现：译文里还留着源文。%@：译文"), at: target.range)
  }

  /// True if the source text cannot be a name: by its words, or since the other languages translate
  /// it.
  private func isCertain(_ translation: Translation, isApart: Bool) -> Bool {
    let words = translation.source.words
    let plain = words.count(where: \.isPlain)
    if words.count >= 2, plain >= 1, isApart { return true }
    if words.count >= 3, plain >= 2 { return true }
    // Titles in brackets are terms that the translation explains.
    guard isApart, words.count == 1 else { return false }
    let source = translation.source.lowercase
    var others = 0
    for localization in translation.entry.translations
    where localization.language != translation.language {
      guard let text = localization.leaf(translation.path)?.value?.text else { continue }
      if text.lowercased().hasText(source) { return false }
      others += 1
    }
    return others >= 3
  }

  /// Returns the words before or behind a source text in a translation, and true if a separator
  /// stands between; `nil` if the source text is not there, or is part of a word.
  private static func rest(
    of text: String, beside source: String
  ) -> (words: Substring, isApart: Bool)? {
    let (bytes, wanted) = (text.utf8, source.utf8)
    if bytes.starts(with: wanted) {
      let rest = text[bytes.index(bytes.startIndex, offsetBy: wanted.count)...]
      return isApart(rest.unicodeScalars).map { (rest, $0) }
    }
    var end = bytes.endIndex
    while end > bytes.startIndex, isClosing(text[..<end].unicodeScalars.last) {
      end = text.unicodeScalars.index(before: end)
    }
    guard bytes[..<end].reversed().starts(with: wanted.reversed()) else { return nil }
    let rest = text[..<bytes.index(end, offsetBy: -wanted.count)]
    return isApart(rest.unicodeScalars.reversed()).map { (rest, $0) }
  }

  /// True if a separator stands at the beginning of the scalars that follow a text, false if only
  /// blanks do; `nil` for anything else. A hyphen is a separator behind a blank only.
  private static func isApart(_ scalars: some Sequence<Unicode.Scalar>) -> Bool? {
    var isBehindBlank = false
    for scalar in scalars {
      if scalar == "\n" || scalar == "\t" || separators.contains(scalar) { return true }
      if scalar == "-" || scalar == ":" { return isBehindBlank || scalar == ":" ? true : nil }
      if !scalar.properties.isWhitespace { return isBehindBlank ? false : nil }
      isBehindBlank = true
    }
    return nil
  }

  private static func isClosing(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ")）]】".unicodeScalars.contains($0) || $0.properties.isWhitespace } ?? false
  }

  private static let separators: Set<Unicode.Scalar> = [
    "/", "／", "|", "–", "—", "=", "(", "（", "[", "【", "→", "：",
  ]
}
