import LocalizationModel

/// A number of the source text that the translation lacks. Digits of different scripts count as
/// equal, and separators of thousands do not matter; a decimal mark and a percent sign do.
struct NumbersRule: TranslationRule {
  static let summary = RuleSummary(
    id: "numbers", severity: .warning,
    title: Message(
      "a number that differs from the source's", comment: "规则 numbers 的标题"),
    reason: Message(
      """
      “Wait 30 seconds” that became 20: numbers are what translators do not read. Reported is a number of \
      the source text that is not in the translation, in any digits, with any separators, where the \
      translation has a number that the source text has not: 15 for 1.5, or 10 without its percent sign. Clock \
      times, dates, money, telephone numbers, ages and examples differ between countries, and units may be \
      converted: they are not compared. Nor is a number that several languages have. A number that only went \
      away is a note: it may be a word.
      """, comment: "规则 numbers 的理由，Markdown 格式"),
    good: [
      .translation("Wait 30 seconds", to: "zh-Hans", "请等待 30 秒"),
      .translation("1,000 files", to: "de", "1.000 Dateien"),
      .translation("12 files", to: "ar", "١٢ ملفًا"),
      .translation("2 files", to: "zh-Hans", "两个文件"),
      .translation("%2$@ of %1$@", to: "de", "%1$@ von %2$@"),
      .translation("1,000 files", to: "fr", "1 000 fichiers"),
      .translation("At 5:30 PM", to: "de", "Um 17:30 Uhr"),
      .translation("Version 2.0", to: "ja", "バージョン２.０"),
      .translation("iOS 14 or later", to: "de", "Ab iOS 14.0"),
      .translation("Only 5 GB", to: "he", "5 GB בלבד"),
      .translation("H.264 in 4K", to: "fr", "H.264 en 4K"),
      .translation("Speed 1.5x", to: "de", "Tempo 1,5x"),
      .translation("Latitude (e.g., 37.7)", to: "ru", "Широта (например, 55.7)"),
      .translation("10% off", to: "tr", "%10 indirim"),
      .translation("10% off", to: "ru", "скидка 10 процентов"),
      .translation("Only 10%", to: "zh-Hans", "仅 10％"),
      .translation("24 hours", to: "fr", "1 jour"),
      .translation("90 minutes", to: "de", "1,5 Stunden"),
      .translation("5 miles", to: "de", "8 km"),
      .translation("3 PM", to: "fr", "15 h"),
      .translation("From $5", to: "zh-Hans", "¥35 起"),
      .translation("10/25/2024", to: "de", "25.10.2024"),
      .translation("50% off", to: "zh-Hans", "5 折"),
      .translation("1.5 million users", to: "hi", "15 लाख उपयोगकर्ता"),
      .translation("Under 13 years", to: "ko", "만 14세 미만"),
      .translation("the 1990s", to: "de", "die 90er"),
    ],
    bad: [
      .translation("Wait 30 seconds", to: "zh-Hans", "⟦请等待 20 秒⟧"),
      .translation("👋 1,000 files", to: "de", "⟦👋 100 Dateien⟧"),
      .translation("iOS 17 or later", to: "fr", "⟦iOS ou plus⟧"),
      .translation("Up to 5 people", to: "zh-Hans", "⟦最多 10 人⟧"),
      .translation("Keep 7 days", to: "ar", "⟦احتفظ ٣٠ يومًا⟧"),
      .translation("Speed 1.5x", to: "ru", "⟦Скорость 15x⟧"),
      .translation("10% off", to: "zh-Hans", "⟦减 10⟧"),
      .translation("👋 10% off", to: "uk", "⟦👋 знижка 10⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.digit), translation.isComparable, translation.isFinished
    else { return }
    // A number without words may be a telephone number.
    guard source.text.hasWords(without: source.specifiers) else { return }
    let wanted = Self.numbers(in: source)
    if wanted.isEmpty || Self.differsByCountry(source, target) { return }
    let found = Self.numbers(in: target)
    guard let missing = wanted.first(where: { !found.contains($0) }) else {
      checkPercent(of: translation, wanted, &findings)
      return
    }
    // A plural form may spell its number in words.
    if translation.path.pluralCategory != nil { return }
    let other = found.first { !wanted.contains($0) }
    if let other, wanted.count == found.count {
      if NumberDifferences.isConverted(missing, other, in: source) || isShared(other, translation) {
        return
      }
      findings.add(
        Message(
          "the source text has the number \(missing), and the translation has \(other): write the same",
          comment: "发现：译文的数字与源文不同。%1$@：源文的数字；%2$@：译文的数字"),
        at: target.range)
    } else if missing.hasByte(UInt8(ascii: ".")),
      found.contains(where: { $0.hasBytes(of: missing.filter { $0 != "." }) })
    {
      findings.add(
        Message(
          "the source text has the number \(missing), and the translation lacks its decimal mark: write it",
          comment: "发现：译文的数字缺少小数点。%@：源文的数字"),
        at: target.range)
    } else if other == nil, missing.utf8.count > 1, !NumberDifferences.mayBeWord(missing, target) {
      findings.add(
        Message(
          "number \(missing) is missing from the translation",
          comment: "发现：译文缺少源文的数字。%@：数字"),
        at: target.range, limit: .info)
    }
  }

  /// Reports a percent sign of the source text that the translation neither has nor says in words.
  private func checkPercent(
    of translation: Translation, _ wanted: [String], _ findings: inout FindingSink
  ) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.percent),
      target.traits.isDisjoint(with: [.percent, .foreignPercent]),
      let number = wanted.first(where: {
        source.text.hasText($0 + "%") || source.text.hasText($0 + " %")
          || source.text.hasText($0 + "\u{A0}%")
      }), let words = NumberDifferences.percentWords[translation.languageFacts.code],
      !words.contains(where: target.lowercase.hasText), !isShared(number, translation)
    else { return }
    findings.add(
      Message(
        "the source text has \(number) percent, the translation only the number: add the percent sign",
        comment: "发现：译文的数字缺少百分号。%@：数字"),
      at: target.range)
  }

  /// True if several other languages have the number, without a percent sign, so that it is meant.
  private func isShared(_ number: String, _ translation: Translation) -> Bool {
    let range = translation.target.range
    return translation.otherTexts.count {
      let text = CheckedText($0, range)
      return text.traits.isDisjoint(with: [.percent, .foreignPercent])
        && Self.numbers(in: text).contains(number)
    } > 1
  }

  /// True if numbers of the texts may differ between countries.
  private static func differsByCountry(_ source: CheckedText, _ target: CheckedText) -> Bool {
    NumberDifferences.isExpected(in: source) || NumberDifferences.isMarked(target)
  }

  /// Returns the numbers outside placeholders in ASCII digits, without separators of thousands, and
  /// with a full stop as decimal mark.
  private static func numbers(in text: CheckedText) -> [String] {
    let prose = Prose(text)
    var numbers: [String] = []
    var digits = ""
    for index in 0...prose.scalars.count {
      if let digit = prose[index]?.properties.numericType == .decimal
        ? prose[index]?.properties.numericValue : nil
      {
        digits += String(Int(digit))
      } else if !digits.isEmpty, isDecimalMark(at: index, in: prose) {
        digits += "."
      } else if !digits.isEmpty, !isSeparator(at: index, in: prose) {
        numbers.append(withoutZeros(digits))
        digits = ""
      }
    }
    return numbers
  }

  /// Returns a number without zeros at the end of its decimals: `14.0` is `14`.
  private static func withoutZeros(_ number: String) -> String {
    let parts = number.split(separator: ".")
    guard parts.count == 2 else { return number }
    let decimals = String(parts[1].reversed().drop { $0 == "0" }.reversed())
    return decimals.isEmpty ? String(parts[0]) : "\(parts[0]).\(decimals)"
  }

  /// True for a full stop or comma between digits that is no separator of thousands.
  private static func isDecimalMark(at index: Int, in prose: Prose) -> Bool {
    guard let scalar = prose[index], [".", ",", "．", "，", "٫"].contains(scalar) else {
      return false
    }
    return prose[index + 1]?.properties.numericType == .decimal
      && !isSeparator(at: index, in: prose)
  }

  /// True for a separator of thousands, after which exactly three digits follow.
  private static func isSeparator(at index: Int, in prose: Prose) -> Bool {
    guard let scalar = prose[index] else { return false }
    let isMark =
      switch scalar {
      case ",", ".", " ", "'", "’", "\u{A0}", "\u{202F}", "٬", "،": true
      default: false
      }
    func isDigit(_ index: Int) -> Bool { prose[index]?.properties.numericType == .decimal }
    return isMark && isDigit(index + 1) && isDigit(index + 2) && isDigit(index + 3)
      && !isDigit(index + 4)
  }
}
