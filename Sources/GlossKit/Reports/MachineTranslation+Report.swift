import GlossReports
import LocalizationModel
import OrderedJSON
import ProtocolServer

/// The reports of `gloss translate`, from a ``MachineTranslation``.
extension MachineTranslation {
  /// The untranslated texts by catalog, each with the reason, then the findings in written texts.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    var last: String?
    /// True if the program left one text of the catalog unanswered: several are only counted.
    var isOne = false
    let written = flawed.map { listed in
      ListedText(
        catalog: listed.catalog, key: listed.key,
        reason: Message("written for review: \(listed.reason)", comment: "翻译：译文已写入，但检查有发现。%@：发现"))
    }
    for listed in open + written {
      if listed.catalog != last {
        text.line(listed.catalog, .strong)
        let count = open.count { $0.catalog == listed.catalog && $0.isUnanswered }
        if count > 1 {
          text.line(
            "  \(Counted.texts.message(count).text(in: language)): \(Self.noAnswer.text(in: language))"
          )
        }
        isOne = count == 1
      }
      last = listed.catalog
      if listed.isUnanswered, !isOne { continue }
      text.line("  '\(listed.key)': \(listed.reason.text(in: language))")
    }
    return text.bytes
  }

  /// The outcome in one line, such as `de: 40 of 48 texts translated (12 from the project), 2 sent
  /// back, 8 open`.
  package func summary(isDryRun: Bool) -> ReportMessage {
    if isDryRun {
      return Message(
        "\(language): \(Counted.texts.message(counts.asked)) to translate; nothing is run or written",
        comment: "翻译预演的总结。%1$@：语言；%2$@：要翻译的几条文字")
    }
    let written = counts.fromMemory + counts.translated
    if !flawed.isEmpty {
      return Message(
        """
        \(language): \(written) of \(Counted.texts.message(counts.asked)) translated \
        (\(counts.fromMemory) from the project), \(counts.sentBack) sent back, \(counts.open) open, \
        \(Counted.findings.message(flawed.count)) in written texts
        """,
        comment:
          "翻译的总结，写入的译文里还有发现。%1$@：语言；%2$lld：写入的条数；%3$@：全部几条文字；%4$lld：取自项目的条数；%5$lld：退回重译的条数；%6$lld：仍未翻译的条数；%7$@：几条发现"
      )
    }
    return Message(
      """
      \(language): \(written) of \(Counted.texts.message(counts.asked)) translated \
      (\(counts.fromMemory) from the project), \(counts.sentBack) sent back, \(counts.open) open
      """,
      comment: "翻译的总结。%1$@：语言；%2$lld：写入的条数；%3$@：全部几条文字；%4$lld：取自项目的条数；%5$lld：退回重译的条数；%6$lld：仍未翻译的条数"
    )
  }

  /// The command for the texts that were written; `nil` if there are none.
  package var nextStep: ReportMessage? {
    guard counts.fromMemory + counts.translated > 0 else { return nil }
    return Message(
      "'gloss approve --machine -l \(language)' shows the translations and marks reviewed ones as done",
      comment: "翻译之后的下一步。%@：语言；命令原样保留")
  }

  /// Remarks on the runs of the program.
  package var remarkMessages: [ReportMessage] {
    remarks.map { remark, count in
      count == 1
        ? remark.message
        : Message("\(remark.message) (\(count) times)", comment: "翻译：同样的情况出现多次。%1$@：情况；%2$lld：次数")
    }
  }

  /// Returns the progress of a run in one line.
  package static func progress(_ counts: Counts) -> ReportMessage {
    Message(
      "\(counts.fromMemory + counts.translated) of \(counts.asked) texts translated, \(counts.open) to go",
      comment: "翻译的进度。%1$lld：已写入的条数；%2$lld：全部条数；%3$lld：剩余条数")
  }

  /// The JSON Schema of request and answer lines.
  package static var schema: ContiguousArray<UInt8> {
    let json: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Lines that 'gloss translate' writes and reads",
      "$defs": [
        "request": TranslationRequest.schema.json, "answer": TranslationAnswer.schema.json,
      ],
      "oneOf": [["$ref": "#/$defs/request"], ["$ref": "#/$defs/answer"]],
    ]
    var writer = JSONWriter()
    writer.write(json)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension ReportMessage {
  /// The error for a number that an option does not take.
  package static func numberOutOfRange(_ option: String) -> ReportMessage {
    Message(
      "'\(option)' is out of range: give a number from 1 to 1000000", comment: "命令行：选项的数值超出范围。%@：选项"
    )
  }
}
