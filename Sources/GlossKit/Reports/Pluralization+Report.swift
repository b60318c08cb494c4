import GlossReports
import LocalizationModel
import StringCatalog

/// The reports of `gloss plural`, from a ``Pluralization``.
extension Pluralization {
  /// The keys by catalog, each with the forms of its languages, or the reason why there are none.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    let (open, close) = language.quotes
    var last: String?
    for entry in entries {
      if entry.catalog != last { text.line(entry.catalog, .strong) }
      last = entry.catalog
      text.line("  \(open)\(TerminalText.printable(entry.key))\(close)", .strong)
      if let reason = entry.reason { text.line("    \(reason.text(in: language))") }
      for (name, outcome) in entry.outcomes {
        text.line("    \(name): \(Self.wording(of: outcome).text(in: language))")
      }
    }
    return text.bytes
  }

  private static func wording(of outcome: PluralizedEntry.Outcome) -> Message {
    switch outcome {
    case .varied(let categories):
      Message(verbatim: categories.map(\.rawValue).joined(separator: ", "))
    case .unchanged: Message("has forms, unchanged", comment: "复数：这种语言已有各种形式，未改动")
    case .noNumber:
      Message("stays plain: the text does not show the number", comment: "复数：文字里没有这个数，保持原样")
    case .unknownLanguage:
      Message(
        "stays plain: the plural forms of this language are not known", comment: "复数：不知道这种语言的复数形式")
    case .otherShape:
      Message(
        "stays plain: a text of this shape takes no substitution", comment: "复数：这条文字的结构不能加入替换，保持原样")
    }
  }

  /// The number of keys and texts that changed, or would, and of texts that stay plain.
  package func summary(isWritten: Bool) -> ReportMessage {
    var (keyCount, textCount, plainCount) = (0, 0, 0)
    for entry in entries {
      let outcomes = entry.outcomes.map(\.outcome)
      let varied = outcomes.filter { if case .varied = $0 { true } else { false } }.count
      if varied > 0 { keyCount += 1 }
      textCount += varied
      plainCount += outcomes.filter { $0 != .unchanged }.count - varied
    }
    let keys = Counted.keys.message(keyCount)
    let languages = Counted.texts.message(textCount)
    let plain = Counted.texts.message(plainCount)
    switch (keyCount == 0, plainCount == 0, isWritten) {
    case (true, true, _): return Message("nothing to vary", comment: "复数：没有要改的文字")
    case (true, false, _):
      return Message("nothing to vary; \(plain) plain", comment: "复数：没有要改的文字。%@：保持原样的几条文字")
    case (false, true, true):
      return Message("\(keys) varied: \(languages)", comment: "复数的总结。%1$@：几个键；%2$@：几条文字")
    case (false, true, false):
      return Message(
        "\(keys) would be varied: \(languages)", comment: "复数的预演总结。%1$@：几个键；%2$@：几条文字")
    case (false, false, true):
      return Message(
        "\(keys) varied: \(languages); \(plain) plain",
        comment: "复数的总结。%1$@：几个键；%2$@：几条文字；%3$@：保持原样的几条文字")
    case (false, false, false):
      return Message(
        "\(keys) would be varied: \(languages); \(plain) plain",
        comment: "复数的预演总结。%1$@：几个键；%2$@：几条文字；%3$@：保持原样的几条文字")
    }
  }
}
