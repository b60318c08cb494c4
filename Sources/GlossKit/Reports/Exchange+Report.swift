import GlossReports
import Interchange
import LocalizationModel
import TranslationUnits

/// The reports of `gloss import` from an ``Import``: a diff, and as text or JSON the ledger, which
/// gives the outcome of every unit in the translators' files.
extension Import {
  /// Makes the report on parts of the ledger; neighboring parts of one origin become one.
  ///
  /// - Parameter listingAll: True to include units whose outcome needs no mention.
  private func report(
    on ledgerParts: some Collection<Ledger.Part>, listingAll: Bool
  ) -> LedgerReport {
    var parts: [LedgerReport.Part] = []
    for part in ledgerParts {
      let before = parts.last?.origin
      let isSame =
        before?.file == part.origin.file && before?.original == part.origin.original
        && before?.language == part.origin.language
      if !isSame { parts.append(LedgerReport.Part(part.origin, remarks: part.remarks)) }
      let (last, entries) = (parts.count - 1, part.entries)
      if listingAll {
        parts[last].add(entries.counts, entries)
      } else {
        parts[last].add(
          entries.counts, entries.listedEntries, untranslatedCount: entries.untranslatedCount)
      }
    }
    return LedgerReport(parts)
  }

  /// The ledger in brief: for each file a line per catalog, and one for all units with the same
  /// reason.
  ///
  /// - Parameter listingAll: True for a line for each unit.
  package func text(
    listingAll: Bool, in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    var rest = ledger.parts[...]
    // A report holds all texts that it shows, so a report per file needs less memory than one for
    // all files.
    while let first = rest.first {
      let parts = rest.prefix { $0.origin.file == first.origin.file }
      rest = rest.dropFirst(parts.count)
      bytes += LedgerText(
        report(on: parts, listingAll: listingAll), listingAll: listingAll, in: language,
        hasColor: hasColor
      ).bytes()
    }
    return bytes
  }

  /// The whole ledger as JSON.
  package func json() -> ContiguousArray<UInt8> {
    LedgerJSON(report(on: ledger.parts, listingAll: true), version: glossVersion).bytes()
  }

  /// The command for texts that came in to be reviewed; `nil` if there are none.
  package var nextStep: ReportMessage? {
    let count = ledger.parts.reduce(0) {
      $0
        + $1.entries.count {
          $0.outcome.change?.state == TranslationState.needsReview.rawValue
        }
    }
    return count > 0 ? .approving(count) : nil
  }

  /// The numbers of units by outcome, and of catalogs that change.
  package func summary(isWritten: Bool) -> ReportMessage {
    let changed = catalogs.filter(\.isChanged)
    let files = Message(
      catalogs: changed.count { $0.path.hasSuffix(".xcstrings") },
      stringsFiles: changed.count { !$0.path.hasSuffix(".xcstrings") })
    var counts = LedgerCounts()
    for part in ledger.parts { counts.add(part.entries.counts) }
    return isWritten
      ? Message(
        "\(counts.message); \(files) changed", comment: "导入的总结。%1$@：各种结果的单元数；%2$@：目录数")
      : Message(
        "\(counts.message); \(files) would change",
        comment: "导入预演的总结。%1$@：各种结果的单元数；%2$@：目录数")
  }
}

/// The report of `gloss export`, from an ``Export``.
extension Export {
  /// A line for each file, with its numbers of texts and translations.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for document in documents {
      text.append("\(document.path): ", .strong)
      let texts = Counted.texts.message(document.textCount)
      let others = document.unitCount - document.textCount
      let line =
        others == 0
        ? Message(
          "\(texts), \(document.translatedCount) translated",
          comment: "导出的一个文件。%1$@：几条文字；%2$lld：其中已翻译的条数")
        : Message(
          "\(texts), \(document.translatedCount) translated, and \(others) that need no translation",
          comment: "导出的一个文件。%1$@：几条文字；%2$lld：其中已翻译的条数；%3$lld：另有几条不必翻译")
      text.line(line.text(in: language))
    }
    return text.bytes
  }

  /// The numbers of files and catalogs.
  package var summary: ReportMessage {
    let sources = Message(catalogs: catalogCount, stringsFiles: stringsFileCount)
    return Message(
      "\(Counted.files.message(documents.count)) from \(sources)",
      comment: "导出的总结。%1$@：文件数；%2$@：目录数")
  }
}

extension Message {
  /// `2 catalogs`, `1 strings file`, or `2 catalogs and 1 strings file`.
  fileprivate init(catalogs: Int, stringsFiles: Int) {
    let files = Counted.stringsFiles.message(stringsFiles)
    self =
      switch (catalogs, stringsFiles) {
      case (_, 0): Counted.catalogs.message(catalogs)
      case (0, _): files
      default:
        Message(
          "\(Counted.catalogs.message(catalogs)) and \(files)",
          comment: "导入、导出总结的一部分。%1$@：目录数；%2$@：.strings 文件数")
      }
  }
}

/// The report of `gloss export --update`, from an ``XLIFFRefresh``.
extension XLIFFRefresh {
  /// A line for each unit that was added, changed or removed.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for record in records {
      let (word, style, detail) = Self.line(record.change)
      text.append("\(record.original)  ", .faint)
      text.append(word.text(in: language), style)
      text.line("  '\(record.id)'  \(detail.text(in: language))")
    }
    return text.bytes
  }

  private static func line(
    _ change: Record.Change
  ) -> (word: Message, style: TerminalStyle, detail: Message) {
    let nothing = Message(verbatim: "")
    switch change {
    case .added: return (Message("added", comment: "同步报告里一个键的变化：新增"), .added, nothing)
    case .translated:
      return (Message("translated", comment: "翻译进度表格的列标题：已翻译"), .added, nothing)
    case .conflict(let file, let catalog):
      return (
        Message("conflict", comment: "更新 XLIFF：文件与目录的译文不同"), .removed,
        Message(
          "'\(file)', and the catalog has '\(catalog)'",
          comment: "更新 XLIFF 的冲突。%1$@：文件里的译文；%2$@：目录里的译文")
      )
    case .sourceChanged(let old, let new):
      return (
        Message("source", comment: "更新 XLIFF 时改变的部分，也是检查报告里一行的标签：源文"), .changed,
        Message(verbatim: "'\(old)' → '\(new)'")
      )
    case .vanished(let translation):
      return (
        Message("gone", comment: "更新 XLIFF：单元已不在目录里"), .removed,
        translation.map {
          Message("with its translation '\($0)'", comment: "更新 XLIFF：连同译文一起没有了。%@：译文")
        } ?? nothing
      )
    }
  }

  /// The numbers of changed units, or a line that the file is up to date.
  package var summary: ReportMessage {
    func count(_ isCounted: (Record.Change) -> Bool) -> Int {
      records.count { isCounted($0.change) }
    }
    let added = count { if case .added = $0 { true } else { false } }
    let changed = count { if case .sourceChanged = $0 { true } else { false } }
    let gone = count { if case .vanished = $0 { true } else { false } }
    guard changesUnits else {
      return Message("\(path) is up to date", comment: "更新 XLIFF 的总结：没有变化。%@：文件")
    }
    return Message(
      "\(path): \(added) added, \(changed) with another source, \(gone) gone",
      comment: "更新 XLIFF 的总结。%1$@：文件；%2$lld：新增；%3$lld：原文有变；%4$lld：消失的单元数")
  }
}
