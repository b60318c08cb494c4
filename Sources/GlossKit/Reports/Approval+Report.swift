import GlossReports
import LocalizationModel

/// The reports of `gloss approve`, from an ``Approval``.
extension Approval {
  /// The texts of some entries by catalog: each with the source text of the same form and, if it
  /// differs, the source text that the translation was made of.
  package static func text(
    of entries: [Entry], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    let (open, close) = language.quotes
    func quoted(_ text: String) -> String { open + TerminalText.printable(text) + close }
    var last: String?
    for entry in entries {
      if entry.catalog != last { text.line(entry.catalog, .strong) }
      last = entry.catalog
      text.append("  \(quoted(entry.key))", .strong)
      text.line(entry.comment.isEmpty ? "" : "  \(TerminalText.printable(entry.comment))", .faint)
      for unit in entry.texts {
        text.append("    \(Self.place(unit.language, unit.form)): ")
        text.append("\(quoted(unit.source)) → \(quoted(unit.text))")
        let machine = Message("machine translation", comment: "批准译文：这条是机器翻译")
        text.line(unit.isMachineTranslation ? "  \(machine.text(in: language))" : "", .faint)
        if let former = unit.formerSource {
          let was = Message(
            "translated from '\(former)'", comment: "批准译文：译文原来所译的源文。%@：旧的源文")
          text.line("      \(was.text(in: language))")
        }
      }
    }
    return text.bytes
  }

  private static func place(_ language: String, _ form: String) -> String {
    form.isEmpty ? language : "\(language) \(form)"
  }

  /// The selected texts; see ``text(of:in:hasColor:)``.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    Self.text(of: entries, in: language, hasColor: hasColor)
  }

  /// The catalogs that change, or would, one per line.
  package func fileList(hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for file in files { text.line(file.path) }
    return text.bytes
  }

  /// An error for each text that is not approved.
  package var refusalErrors: [GlossError] {
    refusals.map { refusal in
      let place = Self.place(refusal.language, refusal.form)
      return GlossError(
        refusal.catalog,
        .notApproved(
          Message(
            "'\(refusal.key)' (\(place)) is not approved: \(refusal.reason)",
            comment: "批准译文：没有批准的文字。%1$@：键；%2$@：语言与形式；%3$@：原因")))
    }
  }

  /// The number of selected texts.
  package var listSummary: ReportMessage {
    textCount == 0
      ? Message("nothing to approve", comment: "批准译文：没有要批准的文字")
      : Message(
        "\(Counted.texts.message(textCount)) to approve", comment: "批准译文：要批准的文字。%@：几条文字")
  }

  /// The number of approved texts.
  package func summary(isWritten: Bool) -> ReportMessage {
    if approvedCount == 0, refusals.isEmpty { return listSummary }
    let texts = Counted.texts.message(approvedCount)
    return isWritten
      ? Message("\(texts) approved", comment: "批准译文的总结。%@：几条文字")
      : Message("\(texts) would be approved", comment: "批准译文的预演总结。%@：几条文字")
  }

  /// Notes on texts that the selection leaves out.
  package var notes: [ReportMessage] {
    var notes: [ReportMessage] = []
    if machineTranslationCount > 0 {
      notes.append(
        Message(
          "machine translations left out: \(machineTranslationCount); '--machine' takes them, too",
          comment: "批准译文：未选入的机器译文。%lld：条数；--machine 是选项"))
    }
    if staleKeyCount > 0 {
      notes.append(
        Message(
          "stale keys left out: \(staleKeyCount); name the keys to approve their texts",
          comment: "批准译文：未选入的过时键。%lld：键数"))
    }
    return notes
  }

  /// Returns the question below the texts of an entry.
  package static func question(in language: ReportLanguage) -> String {
    Message(
      "approve? [y]es, [n]o, [a]ll from here, [q]uit:", comment: "批准译文时的提问；方括号里的字母原样保留"
    ).text(in: language)
  }
}
