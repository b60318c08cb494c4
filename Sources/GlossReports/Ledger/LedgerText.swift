package import LocalizationModel
import TranslationUnits

/// The ledger of `gloss import` (its account of every unit) for people. Without `-v` each
/// translators' file gets at most a screen, with as much detail as fits.
///
///     de.xliff: App/Localizable.xcstrings, de: 12 applied, 3 unchanged, 1 skipped, 1 refused
///       refused   de.xliff:41  'Hello %@'  '%d' takes argument 1 as another type than 'Hello %@' does
///       skipped   9 units ('Save', 'Open', 'Close' …): the catalog has no such key: …
package struct LedgerText: FormattedReport {
  private let report: LedgerReport
  private let listingAll: Bool
  private let language: MessageLanguage
  private let hasColor: Bool

  /// - Parameter listingAll: True to write a line for each unit (`-v`).
  package init(
    _ report: LedgerReport, listingAll: Bool, in language: MessageLanguage = .english,
    hasColor: Bool
  ) {
    self.report = report
    self.language = language
    self.listingAll = listingAll
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    var rest = report.parts[...]
    while let first = rest.first {
      let parts = rest.prefix { $0.origin.file == first.origin.file }
      rest = rest.dropFirst(parts.count)
      if listingAll {
        for part in parts { list(part, to: &terminal) }
      } else {
        for line in lines(of: Array(parts)) { line.write(to: &terminal) }
      }
    }
    return terminal.bytes
  }

  // MARK: All units

  private func list(_ part: LedgerReport.Part, to terminal: inout TerminalText) {
    header(part).write(to: &terminal)
    for remark in part.remarks {
      terminal.pad(12)
      terminal.line(remark.message.asNote.text(in: language), .faint)
    }
    for entry in part.entries { list(entry, of: part.origin, to: &terminal) }
  }

  private func list(
    _ entry: LedgerEntry, of origin: LedgerOrigin, to terminal: inout TerminalText
  ) {
    let outcome = entry.outcome
    terminal.pad(2)
    terminal.append(Self.word(outcome.name).text(in: language), Self.style(outcome.name), padTo: 10)
    terminal.append("\(origin.file):\(entry.line)", .faint)
    terminal.append("  '\(entry.id ?? "")'  ")
    if let change = outcome.change {
      terminal.append(change.old.map { "'\($0)' → " } ?? "")
      terminal.append("'\(change.new)' (\(change.state))")
    }
    terminal.line(outcome.reason.map { entry.message($0).text(in: language) } ?? "")
    for remark in entry.remarks {
      // The line of the unit already shows the old text before the new one.
      if remark.kind == .replaced { continue }
      terminal.pad(12)
      terminal.line(remark.message.asNote.text(in: language), .faint)
    }
  }

  private static func style(_ outcome: LedgerEntry.Outcome.Name) -> TerminalStyle {
    switch outcome {
    case .applied: .added
    case .refused: .removed
    case .skipped: .changed
    case .unchanged: .faint
    }
  }

  // MARK: A screen

  /// Returns the most detailed form that fits a screen.
  ///
  /// The first try gives lines of their own to units with conflicts or replaced texts, the second
  /// only to units with conflicts, the third to none; each try joins parts without problems if the
  /// form fits then. If none fits, all parts are joined, and a text that is still too long is cut.
  private func lines(of parts: [LedgerReport.Part]) -> [LedgerLine] {
    // Values of `LedgerReason.weightOfTexts`: 2 is a conflict, 1 a replaced text.
    for weight in [1, 2, .max] {
      for all in [true, false] {
        if let form = separateLines(parts, all: all, weight) { return form }
      }
    }
    let form = joinedLines(parts)
    if Self.fits(form) { return form }
    var lines: [LedgerLine] = []
    var rows = 1
    for line in form {
      rows += line.rows
      if rows > LedgerLine.screen.rows {
        let more = Message("… and more: '-v' lists all", comment: "导入记录放不下时的最后一行；-v 是选项")
        lines.append(LedgerLine("  \(more.text(in: language))", .faint))
        break
      }
      lines.append(line)
    }
    return lines
  }

  private static func fits(_ lines: [LedgerLine]) -> Bool {
    lines.reduce(0) { $0 + $1.rows } <= LedgerLine.screen.rows
  }

  /// Returns a line for each part and one for each of its groups; `nil` if they exceed a screen.
  ///
  /// - Parameters:
  ///   - all: False to join the parts in which all groups are ``LedgerGroup/Kind/quiet`` in one
  ///     line.
  ///   - weight: The least ``LedgerReason/weightOfTexts`` at which a unit has a line of its own.
  private func separateLines(
    _ parts: [LedgerReport.Part], all: Bool, _ weight: Int
  ) -> [LedgerLine]? {
    var lines: [LedgerLine] = []
    var quietParts: [LedgerReport.Part] = []
    for part in parts {
      guard
        let groups = LedgerGroup.all(
          of: [part], namingFiles: false, apartFrom: weight, atMost: LedgerLine.screen.rows)
      else { return nil }
      if !all, groups.allSatisfy({ $0.kind == .quiet }) {
        quietParts.append(part)
        continue
      }
      if lines.count + groups.count >= LedgerLine.screen.rows { return nil }
      lines.append(header(part))
      lines += groups.map { line($0, part.origin.file) }
    }
    if let first = quietParts.first {
      let catalogs =
        quietParts.count == parts.count
        ? Counted.catalogs.message(quietParts.count) : Self.otherCatalogs(quietParts.count)
      let text = Message(
        "\(first.origin.file): \(catalogs): \(Self.total(quietParts).message)",
        comment: "导入记录：一个文件的数目。%1$@：文件；%2$@：目录数；%3$@：各种结果的单元数")
      lines.append(LedgerLine(text.text(in: language)))
    }
    return Self.fits(lines) ? lines : nil
  }

  /// Returns a line for each group, with units of all parts of the file.
  private func joinedLines(_ parts: [LedgerReport.Part]) -> [LedgerLine] {
    guard let first = parts.first else { return [] }
    let catalogs = Counted.catalogs.message(parts.count).text(in: language)
    var header = LedgerLine("\(first.origin.file): \(catalogs): ", .strong)
    header.append(Self.total(parts).message.text(in: language))
    // Without a limit the groups are never `nil`. There are at most as many as reasons.
    let groups = LedgerGroup.all(of: parts, namingFiles: true, atMost: .max) ?? []
    return [header] + groups.map { line($0, first.origin.file) }
  }

  private static func total(_ parts: [LedgerReport.Part]) -> LedgerCounts {
    parts.reduce(into: LedgerCounts()) { $0.add($1.counts) }
  }

  private func header(_ part: LedgerReport.Part) -> LedgerLine {
    let origin = part.origin
    let none = Message("no catalog", comment: "导入记录：文件没说是哪个目录的")
    let catalog = origin.catalog ?? origin.original ?? none.text(in: language)
    let language = origin.language.map { ", \($0)" } ?? ""
    var line = LedgerLine("\(origin.file): \(catalog)\(language): ", .strong)
    line.append(part.counts.message.text(in: self.language))
    return line
  }

  private func line(_ group: LedgerGroup, _ file: String) -> LedgerLine {
    var line = LedgerLine("  ")
    switch group.kind {
    case .refused: line.append(padded(Self.word(.refused)), .removed)
    case .skipped: line.append(padded(Self.word(.skipped)), .changed)
    case .note: line.append(padded(FindingReport.title(.info)), .faint)
    case .quiet: line.append(padded(Self.word(.skipped)), .faint)
    }
    let text = group.message.text(in: language)
    if let number = group.line {
      line.append("\(file):\(number)", .faint)
      let name = Message.quoted(group.names.first ?? "").text(in: language)
      line.append("  \(name)  \(text)")
      return line
    }
    let shown = group.names.prefix(3).map {
      LedgerLine.cut(TerminalText.printable($0), to: 24)
    }
    if group.count > 0 {
      let units = Counted.units.message(group.count)
      let isCut = group.count > 3 && group.names.count > 3
      let names = Message.list(Array(shown), isQuoted: true, isCut: isCut)
      let subject = shown.isEmpty ? units : Message.remark(units, names)
      line.append(subject.text(in: language) + language.colon)
    }
    line.append(text)
    return line
  }

  /// Pads a word to a column of ten.
  private func padded(_ word: Message) -> String {
    let text = word.text(in: language)
    return text + String(repeating: " ", count: max(1, 10 - TerminalText.columns(of: text)))
  }

  private static func word(_ outcome: LedgerEntry.Outcome.Name) -> Message {
    switch outcome {
    case .applied: Message("applied", comment: "导入记录里一个单元的结果：已采用")
    case .unchanged: Message("unchanged", comment: "导入记录里一个单元的结果：没有变化")
    case .skipped: Message("skipped", comment: "导入记录里一个单元的结果：跳过")
    case .refused: Message("refused", comment: "导入记录里一个单元的结果：拒绝")
    }
  }

  private static func otherCatalogs(_ count: Int) -> Message {
    count == 1
      ? Message("1 other catalog", comment: "导入记录：其余一个目录")
      : Message("\(count) other catalogs", comment: "导入记录：其余的目录。%lld：个数")
  }
}
