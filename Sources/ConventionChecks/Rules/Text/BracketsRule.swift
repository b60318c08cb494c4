import LocalizationModel

/// A bracket in a translation without its partner, if the source text has none.
struct BracketsRule: TranslationRule {
  static let summary = RuleSummary(
    id: "brackets", severity: .info,
    title: Message("a bracket without its partner", comment: "规则 brackets 的标题"),
    reason: Message(
      """
      A bracket that opens and does not close is a slip of the keyboard, or what is left of a text that \
      was cut off. Lists such as `a)` are not reported, nor is what the source text has as well. A \
      half-width bracket may close a full-width one.
      """, comment: "规则 brackets 的理由，Markdown 格式"),
    good: [
      .translation("Size (MB)", to: "zh-Hans", "大小（MB）"),
      .translation("1) Open", to: "de", "1) Öffnen"),
      .translation("Sad :(", to: "de", "Traurig :("),
    ],
    bad: [
      .translation("Size (MB)", to: "zh-Hans", "⟦大小（MB⟧"),
      .translation("👋 Hello (you)", to: "de", "⟦👋 Hallo du)⟧"),
      .translation("List [all]", to: "fr", "⟦Liste [tout⟧"),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    let target = translation.target
    guard !target.traits.isDisjoint(with: [.bracket, .nonASCII]), translation.isFinished,
      let bracket = unbalanced(in: target), unbalanced(in: translation.source) == nil
    else { return }
    findings.add(
      Message(
        "'\(String(bracket))' has no partner in '\(target.text)': add the partner or remove this one",
        comment: "发现：括号不成对。%1$@：括号；%2$@：译文"),
      at: target.range)
  }

  /// Returns the first closing bracket without an opening one, or else the last opening one that is
  /// not closed. A full-width bracket may be closed by a half-width one, and the reverse.
  private func unbalanced(in text: CheckedText) -> Unicode.Scalar? {
    var open: [(scalar: Unicode.Scalar, close: Unicode.Scalar)] = []
    for scalar in text.text.unicodeScalars {
      switch scalar {
      case "(", "（": open.append((scalar, ")"))
      case "[", "［", "【": open.append((scalar, scalar == "【" ? "】" : "]"))
      case "「": open.append((scalar, "」"))
      case "『": open.append((scalar, "』"))
      case "《": open.append((scalar, "》"))
      case ")", "）", "]", "］", "】", "」", "』", "》":
        let close: Unicode.Scalar = scalar == "）" ? ")" : scalar == "］" ? "]" : scalar
        if open.popLast()?.close != close { return scalar }
      default: break
      }
    }
    return open.last?.scalar
  }
}
