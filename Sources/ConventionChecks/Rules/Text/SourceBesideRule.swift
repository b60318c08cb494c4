import LocalizationModel
import StringCatalog

/// A translation with the source text left beside it, as in `Save the file – Datei sichern`.
struct SourceBesideRule: TranslationRule {
  static let summary = RuleSummary(
    id: "source-beside", severity: .warning,
    title: Message("the source text beside its translation", comment: "规则 source-beside 的标题"),
    reason: Message(
      """
      Both texts came along from a table of two columns, or the source text was kept for reference: people \
      see both. A name may stand beside its explanation: a text is reported only if it is a sentence or a \
      command, or if other languages of the entry translate it and none keeps it; in brackets, only a \
      sentence.
      """, comment: "规则 source-beside 的理由，Markdown 格式"),
    good: [
      .translation("Save the file", to: "de", "Datei sichern"),
      .translation("Save the file", to: "de", "Save the file"),
      .translation("Bluetooth", to: "zh-Hans", "Bluetooth（蓝牙）"),
      .translation("Find My", to: "zh-Hans", "查找 (Find My)"),
      .translation("Frequency Override", to: "zh-Hant", "頻率覆寫（Frequency Override）"),
      .translation("Terms of Service", to: "ja", "利用規約 (Terms of Service)"),
      .translation("Made with love", to: "de", "Made with love – und Kaffee"),
      .translation("Settings", to: "zh-Hans", "设置（Settings）"),
      .translation("Save the file", to: "en-GB", "Save the file (now)"),
      .translation("open it", to: "de", "open item"),
      .entries(words(["de": "Wireless / WLAN", "fr": "Sans fil", "ja": "無線", "ru": "Сеть"])),
      .entries(words(["ar": "Wireless / شبكة", "fr": "Sans fil", "ja": "Wireless", "es": "Red"])),
    ],
    bad: [
      .translation("Save the file", to: "de", "⟦Save the file – Datei sichern⟧"),
      .translation("👋 Save the file", to: "zh-Hans", "⟦保存文件（👋 Save the file）⟧"),
      .translation("Save the file", to: "fr", "⟦Save the file\nEnregistrer le fichier⟧"),
      .translation("Save the file", to: "ja", "⟦ファイルを保存 / Save the file⟧"),
      .translation("Save the file %@", to: "ru", "⟦Save the file %@ Сохранить файл %@⟧"),
      .translation("Edit Profile", to: "ru", "⟦Edit Profile - Редактировать профиль⟧"),
      .translation("Are you sure?", to: "zh-Hans", "⟦Are you sure?你确定吗？⟧"),
      .entries(words(["ar": "⟦Wireless / شبكة⟧", "fr": "Sans fil", "ja": "無線", "es": "Red"])),
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
      let (rest, joint) = Self.rest(of: target.text, beside: source.text),
      translation.languageFacts.code != translation.entry.sourceLanguageCode,
      isCertain(translation, joint)
    else { return }
    let others = rest.unicodeScalars.split { !$0.isLetter }
    guard others.contains(where: { $0.count > 1 || !($0.first?.isASCII ?? true) }) else { return }
    findings.add(
      Message(
        "'\(target.text)' has the source text beside the translation: remove it",
        comment: "发现：译文里还留着源文。%@：译文"), at: target.range)
  }

  /// The characters between the two texts.
  private enum Joint { case none, blank, bracket, separator }

  /// True if the source text cannot be a name: it is a sentence or a command, or the other languages
  /// translate it.
  private func isCertain(_ translation: Translation, _ joint: Joint) -> Bool {
    let source = translation.source
    if source.isPlainSentence { return true }
    if joint == .bracket { return false }
    let isLatin = translation.languageFacts.writing?.main ?? .latin == .latin
    if source.isPlainCommand { return joint != .none && (source.words.count > 1 || !isLatin) }
    guard joint == .separator, !isLatin || source.words.count > 1 else { return false }
    // Languages in Latin letters would keep a name.
    let wanted = source.lowercase
    var translated = 0
    for localization in translation.entry.translations
    where localization.language != translation.language {
      guard let text = localization.leaf(translation.path)?.value?.text else { continue }
      if text.lowercased().hasText(wanted) { return false }
      let facts = translation.entry.factsByLanguage[localization.language]
      if facts.writing?.main == .latin, facts.code != translation.entry.sourceLanguageCode {
        translated += 1
      }
    }
    return translated >= 2
  }

  /// Returns the words before or behind a source text in a translation, and what stands between;
  /// `nil` if the source text is not there, or is part of a word.
  private static func rest(of text: String, beside source: String) -> (words: Substring, Joint)? {
    let (bytes, wanted) = (text.utf8, source.utf8)
    if bytes.starts(with: wanted) {
      let rest = text[bytes.index(bytes.startIndex, offsetBy: wanted.count)...]
      return joint(rest.unicodeScalars, behind: source.unicodeScalars.last).map { (rest, $0) }
    }
    var end = bytes.endIndex
    while end > bytes.startIndex, isClosing(text[..<end].unicodeScalars.last) {
      end = text.unicodeScalars.index(before: end)
    }
    // The brackets may leave the full stop outside.
    var inner = source[...]
    while end < bytes.endIndex, inner.unicodeScalars.last == "." {
      inner = inner.dropLast()
    }
    guard bytes[..<end].reversed().starts(with: inner.utf8.reversed()) else { return nil }
    let rest = text[..<bytes.index(end, offsetBy: -inner.utf8.count)]
    return joint(rest.unicodeScalars.reversed(), behind: nil).map { (rest, $0) }
  }

  /// Returns what stands at the beginning of the scalars that follow a text; `nil` for a letter or a
  /// mark. A hyphen is a separator behind a blank only.
  private static func joint(
    _ scalars: some Sequence<Unicode.Scalar>, behind last: Unicode.Scalar?
  ) -> Joint? {
    var isBehindBlank = false
    for scalar in scalars {
      if "(（[【«“⟨⟦".unicodeScalars.contains(scalar) { return .bracket }
      if scalar == "\n" || scalar == "\t" || separators.contains(scalar) { return .separator }
      if scalar == "-" || scalar == ":" {
        return isBehindBlank || scalar == ":" ? .separator : nil
      }
      if !scalar.properties.isWhitespace {
        if isBehindBlank { return .blank }
        // `Are you sure?你确定吗？`
        let isEnd = last.map { ".?!".unicodeScalars.contains($0) } ?? false
        return isEnd && scalar.isLetter && !scalar.isASCII ? Joint.none : nil
      }
      isBehindBlank = true
    }
    return nil
  }

  private static func isClosing(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ")）]】»”⟩⟧".unicodeScalars.contains($0) || $0.properties.isWhitespace } ?? false
  }

  private static let separators: Set<Unicode.Scalar> = ["/", "／", "|", "–", "—", "=", "→", "："]
}
