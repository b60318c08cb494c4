import LocalizationModel

/// A translation that was pasted twice: the same words, and then the same words again.
struct TextDoubledRule: TranslationRule {
  static let summary = RuleSummary(
    id: "text-doubled", severity: .warning,
    title: Message("a translation that was pasted twice", comment: "规则 text-doubled 的标题"),
    reason: Message(
      """
      `SichernSichern` or `Fertig. Fertig.` where the source text says it once: a translation was pasted \
      behind itself. Many languages double words on purpose, `bye bye`: two single words are reported only beside a command \
      such as `Save`, and nothing beside a source text that itself has two parts.
      """, comment: "规则 text-doubled 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("Knock knock", to: "de", "klopf klopf"),
      .translation("Children", to: "id", "anak anak"),
      .translation("Slowly", to: "tr", "yavaş yavaş"),
      .translation("Think about it", to: "zh-Hans", "考虑考虑"),
      .translation("%@ %@", to: "de", "%@ %@"),
      .translation("Haha", to: "fr", "haha"),
      .translation("Bye", to: "de", "Tschüss Tschüss"),
      .translation("Goodbye", to: "zh-Hans", "再见再见"),
      .translation("Sometimes", to: "it", "a volte, a volte"),
      .translation("One by one", to: "zh-Hans", "一个一个"),
      .translation("%1$@ to %2$@", to: "de", "Deine Position – Deine Position"),
      .translation("Min–max temperature", to: "ru", "Температура – Температура"),
      .translation("Messages", to: "id", "pesan pesan"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦SichernSichern⟧"),
      .translation("👋 Done.", to: "fr", "⟦👋 Terminé. 👋 Terminé.⟧"),
      .translation("Save the file", to: "id", "⟦Simpan berkas\nSimpan berkas⟧"),
      .translation("Save the file", to: "zh-Hans", "⟦保存文件保存文件⟧"),
      .translation("Settings", to: "ru", "⟦Настройки / Настройки⟧"),
      .translation("Save", to: "ja", "⟦保存保存⟧"),
      .translation("Not there yet", to: "uk", "⟦Ще не там. Ще не там.⟧"),
      .translation("Delete %@?", to: "de", "⟦%@ löschen?%@ löschen?⟧"),
      .translation("Settings", to: "ar", "⟦الإعدادات، الإعدادات⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard let (half, gap) = Self.half(of: target), translation.isComparable,
      translation.isFinished,
      !Self.hasTwoParts(source), Self.isCertain(half, gap, translation)
    else { return }
    findings.add(
      Message(
        "'\(half)' is pasted twice in '\(target.text)': remove one",
        comment: "发现：译文被粘贴了两次。%1$@：一半；%2$@：译文"), at: target.range)
  }

  /// True if a source text itself says a word twice, or has two parts that one word may translate.
  private static func hasTwoParts(_ source: CheckedText) -> Bool {
    let letters = source.words.map(\.letters)
    return source.specifiers.count(where: { $0.kind != .percent }) > 1
      || Set(letters).count < letters.count || letters.contains("and") || letters.contains("to")
      || source.text.dropLast().contains(where: { ",/–—-|;:&→\n".contains($0) })
      || half(of: CheckedText(source.lowercase, source.range)) != nil
  }

  /// True if no language doubles the half on purpose.
  private static func isCertain(
    _ half: String, _ gap: String, _ translation: Translation
  ) -> Bool {
    let source = translation.source
    let isPlain = source.isPlainCommand || source.isPlainSentence
    let wording = Wording(half)
    let isUnspaced = wording.letters(of: .han) + wording.letters(of: .kana) > 0
    if isUnspaced {
      return wording.letters > (source.isPlainCommand ? 1 : isPlain ? 3 : 5)
    }
    let count = half.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    if count > 2 || count == 2 && source.words.count > 1 { return true }
    // A word glued to itself; short ones are words of their own, such as `couscous`.
    if gap.isEmpty, wording.letters > 5 { return true }
    if half.hasSuffix("."), wording.letters > 3 { return true }
    return isPlain && (gap.isEmpty || !DoubledWordRule.isSkipped(translation.baseLanguage))
  }

  /// Returns the first half of a text whose second half is the same, with what stands between them;
  /// `nil` if the halves differ or have no words.
  private static func half(of text: CheckedText) -> (half: String, gap: String)? {
    guard let (length, gap) = text.withBytes(Self.equalHalves) else { return nil }
    let half = String(decoding: text.text.utf8.prefix(length), as: UTF8.self)
    let between = String(decoding: text.text.utf8.dropFirst(length).prefix(gap), as: UTF8.self)
    guard gaps.contains(between) else { return nil }
    let specifiers = text.specifiers.filter { $0.range.end <= length }
    return half.hasWords(without: specifiers) ? (half, between) : nil
  }

  /// Returns the bytes of each half and of the gap between them.
  private static func equalHalves(_ bytes: Span<UInt8>) -> (length: Int, gap: Int)? {
    for gap in 0...longestGap where (bytes.count - gap).isMultiple(of: 2) {
      let length = (bytes.count - gap) / 2
      guard length >= 4, bytes[0] == bytes[length + gap], bytes[1] == bytes[length + gap + 1],
        bytes.extracting(0..<length).isEqual(to: bytes.extracting(length + gap..<bytes.count))
      else { continue }
      return (length, gap)
    }
    return nil
  }

  private static let longestGap = 5
  private static let gaps: Set<String> = [
    "", " ", "  ", "\n", "\n\n", "\r\n", "\t", ", ", ",", "; ", ". ", "/", " / ", "|", " | ", " - ",
    " – ", " — ", "，", "、", "；", "。", "، ", "،", " · ", "・", "\u{3000}", "\u{A0}",
  ]
}
