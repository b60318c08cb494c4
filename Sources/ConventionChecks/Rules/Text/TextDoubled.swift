import LocalizationModel

/// A translation that was pasted twice: the same words, and then the same words again.
struct TextDoubled: TranslationRule {
  static let summary = RuleSummary(
    id: "text-doubled", severity: .warning, isOnByDefault: false,
    title: Message("a translation that was pasted twice", comment: "规则 text-doubled 的标题"),
    reason: Message(
      """
      `SichernSichern` or `Fertig. Fertig.` where the source text says it once: a translation was pasted \
      behind itself. A single word with a blank between is not reported in languages that double words on \
      purpose.
      """, comment: "规则 text-doubled 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "de", "Sichern"),
      .translation("Knock knock", to: "de", "klopf klopf"),
      .translation("Children", to: "id", "anak anak"),
      .translation("Slowly", to: "tr", "yavaş yavaş"),
      .translation("Think about it", to: "zh-Hans", "考虑考虑"),
      .translation("%@ %@", to: "de", "%@ %@"),
      .translation("Haha", to: "fr", "haha"),
    ],
    bad: [
      .translation("Save", to: "de", "⟦SichernSichern⟧"),
      .translation("👋 Done.", to: "fr", "⟦👋 Terminé. 👋 Terminé.⟧"),
      .translation("Save the file", to: "id", "⟦Simpan berkas\nSimpan berkas⟧"),
      .translation("Save the file", to: "zh-Hans", "⟦保存文件保存文件⟧"),
      .translation("Settings", to: "ru", "⟦Настройки / Настройки⟧"),
      .translation("Settings", to: "ar", "⟦الإعدادات، الإعدادات⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard let (half, gap) = Self.half(of: target), translation.isComparable,
      translation.isFinished,
      Self.half(of: CheckedText(source.lowercase, source.range)) == nil,
      half.hasByte(UInt8(ascii: " ")) || gap.isEmpty
        || !DoubledWord.isSkipped(translation.baseLanguage)
    else { return }
    findings.add(
      Message(
        "'\(half)' is pasted twice in '\(target.text)': remove one",
        comment: "发现：译文被粘贴了两次。%1$@：一半；%2$@：译文"), at: target.range)
  }

  /// Returns the first half of a text whose second half is the same, with what stands between them;
  /// `nil` if the halves differ or have too few letters.
  private static func half(of text: CheckedText) -> (half: String, gap: String)? {
    guard let (length, gap) = text.withBytes(Self.equalHalves) else { return nil }
    let half = String(decoding: text.text.utf8.prefix(length), as: UTF8.self)
    let between = String(decoding: text.text.utf8.dropFirst(length).prefix(gap), as: UTF8.self)
    guard gaps.contains(between) else { return nil }
    let specifiers = text.specifiers.filter { $0.range.end <= length }
    let wording = Wording(half)
    let least = wording.letters(of: .han) > 2 ? 3 : 4
    return wording.letters >= least && half.hasWords(without: specifiers) ? (half, between) : nil
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
