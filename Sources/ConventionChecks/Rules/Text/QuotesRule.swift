import LocalizationModel

/// A quotation mark without its partner in a translation, or quotation marks of the source text
/// that the translation lacks.
struct QuotesRule: TranslationRule {
  static let summary = RuleSummary(
    id: "quotes", severity: .info,
    title: Message("quotation marks that are not in pairs", comment: "规则 quotes 的标题"),
    reason: Message(
      """
      A quotation that opens and does not close, or that the source text has and the translation has \
      not. Each language has its own marks, and any of them count; apostrophes do not.
      """, comment: "规则 quotes 的理由，Markdown 格式"),
    good: [
      .translation("Open “%@”", to: "de", "„%@“ öffnen"),
      .translation("Open \"%@\"", to: "fr", "Ouvrir « %@ »"),
      .translation("It's \"%@\"", to: "zh-Hans", "这是「%@」"),
      .translation("Don't", to: "fr", "N'ouvrez pas"),
      .translation("Open “%@”", to: "nl", "‘%@’ openen"),
    ],
    bad: [
      .translation("Open “%@”", to: "de", "⟦„%@ öffnen⟧"),
      .translation("👋 Open \"%@\"", to: "zh-Hans", "⟦👋 打开 %@⟧"),
      .translation("Open %@", to: "fr", "⟦Ouvrir \"%@⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let (source, target) = (translation.source, translation.target)
    let marks: TextTraits = [.quote, .nonASCII]
    guard !source.traits.union(target.traits).isDisjoint(with: marks), translation.isFinished,
      translation.isComparable
    else { return }
    let (wanted, found) = (count(in: source.text), count(in: target.text))
    if found % 2 == 1, wanted % 2 == 0 {
      findings.add(
        Message(
          "a quotation mark in '\(target.text)' has no partner: add it or remove this one",
          comment: "发现：引号不成对。%@：译文"),
        at: target.range)
    } else if wanted > 0, wanted % 2 == 0, found == 0, !hasSingleMarks(target.text) {
      findings.add(
        Message(
          "the source text has quotation marks and '\(target.text)' has none: write them",
          comment: "发现：译文缺少引号。%@：译文"),
        at: target.range)
    }
  }

  /// True if a quotation in single marks begins in the text.
  private func hasSingleMarks(_ text: String) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "‘" || scalar == "‚" || (scalar == "'" && !previous.isLetter) { return true }
      previous = scalar
    }
    return false
  }

  /// Returns the number of quotation marks, without apostrophes and inch signs.
  private func count(in text: String) -> Int {
    var count = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where !previous.isASCIIDigit: count += 1
      case "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』", "《", "》", "〈", "〉", "＂", "‹", "›":
        count += 1
      default: break
      }
      previous = scalar
    }
    return count
  }
}
