import LocalizationModel

/// A number that the translation has lost.
struct Numbers: TranslationRule {
  static let summary = RuleSummary(
    id: "numbers", severity: .info,
    title: Message(
      "a number that is missing from the translation", comment: "规则 numbers 的标题"),
    reason: Message(
      """
      “Wait 30 seconds” that became 20: numbers are what translators do not read. Each number of the \
      source text has to be in the translation, in any digits, with any separators. Numbers below ten \
      may be words.
      """, comment: "规则 numbers 的理由，Markdown 格式"),
    good: [
      .translation("Wait 30 seconds", to: "zh-Hans", "请等待 30 秒"),
      .translation("1,000 files", to: "de", "1.000 Dateien"),
      .translation("12 files", to: "ar", "١٢ ملفًا"),
      .translation("2 files", to: "zh-Hans", "两个文件"),
      .translation("%2$@ of %1$@", to: "de", "%1$@ von %2$@"),
      .translation("1,000 files", to: "fr", "1 000 fichiers"),
    ],
    bad: [
      .translation("Wait 30 seconds", to: "zh-Hans", "⟦请等待 20 秒⟧"),
      .translation("👋 1,000 files", to: "de", "⟦👋 100 Dateien⟧"),
      .translation("iOS 17 or later", to: "fr", "⟦iOS ou plus⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    guard source.traits.contains(.digit), translation.isComparable, translation.isWork
    else { return }
    let wanted = numbers(in: source).filter { $0.utf8.count > 1 }
    if wanted.isEmpty { return }
    let found = numbers(in: target)
    // Words for thousands, as in 1.5万, change the digits.
    if target.text.unicodeScalars.contains(where: { $0 == "万" || $0 == "萬" || $0 == "億" }) {
      return
    }
    guard let missing = wanted.first(where: { !found.contains($0) }) else { return }
    findings.add(
      Message(
        "number \(missing) is missing from the translation",
        comment: "发现：译文缺少源文的数字。%@：数字"),
      at: target.range)
  }

  /// Runs of digits outside of placeholders, without separators of thousands, as ASCII.
  private func numbers(in text: CheckedText) -> [String] {
    let prose = Prose(text)
    var numbers: [String] = []
    var digits = ""
    for index in 0...prose.scalars.count {
      if let digit = prose[index]?.properties.numericType == .decimal
        ? prose[index]?.properties.numericValue : nil
      {
        digits += String(Int(digit))
      } else if !digits.isEmpty, !isSeparator(at: index, in: prose) {
        numbers.append(digits)
        digits = ""
      }
    }
    return numbers
  }

  /// Whether three digits follow and no fourth.
  private func isSeparator(at index: Int, in prose: Prose) -> Bool {
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
