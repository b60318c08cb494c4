import LocalizationModel
import StringCatalog

/// Placeholders with and without numbers in one text.
struct PlaceholderMixedRule: TranslationRule, EntryRule {
  static let summary = RuleSummary(
    id: "placeholder-mixed", severity: .error,
    title: Message(
      "placeholders with and without numbers in one text", comment: "规则 placeholder-mixed 的标题"),
    reason: Message(
      """
      `%2$@ … %@`: which argument the second one takes is undefined, in C and in Foundation. Number all \
      of them or none. `%%` and substitutions such as `%#@files@` do not count.
      """, comment: "规则 placeholder-mixed 的理由，Markdown 格式"),
    good: [
      .translation("%@ of %@", to: "de", "%2$@ von %1$@"),
      .translation("%@: 100%%", to: "de", "%1$@: 100%%"),
      .translation("%@, 5% down", to: "de", "%1$@, 5% dort"),
      .translation("write %1$@ for %@", to: "de", "schreibe %1$@ statt %@"),
    ],
    bad: [
      .translation("%@ of %@", to: "de", "⟦%2$@ von %@⟧"),
      .translation("👋 %@ has %lld", to: "zh-Hans", "⟦👋 %@ 有 %2$lld⟧"),
      .entries(
        """
        "title" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", \
        "value" : ⟦"%1$@ of %@"⟧}}}}
        """),
    ])

  func check(_ translation: Translation, _ findings: inout FindingSink) {
    guard translation.mayReadOtherArguments else { return }
    // If the source text mixes them, too, it is a text about placeholders or has its own finding.
    if Self.mixed(in: translation.source) != nil { return }
    guard let (numbered, plain) = Self.names(in: translation.target) else { return }
    findings.add(
      Message(
        """
        '\(numbered)' has a number and '\(plain)' has none: write the placeholders of the source text, all \
        with numbers or all without
        """, comment: "发现：同一译文里有的占位符带序号，有的不带。%1$@：带序号的；%2$@：不带的"),
      at: translation.target.range)
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    for leaf in entry.source?.leaves ?? [] {
      guard let value = leaf.value, value.text.hasByte(UInt8(ascii: "$")),
        let (numbered, plain) = Self.names(in: CheckedText(value.text, value.range))
      else { continue }
      findings.add(
        Message(
          "'\(numbered)' has a number and '\(plain)' has none: number all placeholders",
          comment: "发现：同一源文里有的占位符带序号，有的不带。%1$@：带序号的；%2$@：不带的"),
        at: value.range)
    }
  }

  private static func names(in text: CheckedText) -> (numbered: String, plain: String)? {
    mixed(in: text).map { found in
      (
        Translation.text(of: found.numbered, in: text.text),
        Translation.text(of: found.plain, in: text.text)
      )
    }
  }

  /// Returns the first placeholder with a number and the first without one; `nil` unless the text
  /// has both.
  static func mixed(
    in text: CheckedText
  ) -> (numbered: FormatSpecifier, plain: FormatSpecifier)? {
    let arguments = text.specifiers.filter { $0.kind == .argument && !$0.hasSpaceFlag }
    guard arguments.count > 1, let numbered = arguments.first(where: { $0.position != nil }),
      let plain = arguments.first(where: { $0.position == nil })
    else { return nil }
    return (numbered, plain)
  }
}
