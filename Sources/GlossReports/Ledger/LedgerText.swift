import LocalizationModel

/// What became of the units of translators' files, for people: of each file what fits on a screen.
///
///     de.xliff: App/Localizable.xcstrings, de: 12 applied, 3 unchanged, 1 skipped, 1 refused
///       refused   de.xliff:41  'Hello %@'  '%d' takes argument 1 as another type than 'Hello %@' does
///       skipped   9 units ('Save', 'Open', 'Close' …): the catalog has no such key: …
package struct LedgerText: FormattedReport {
  private let report: LedgerReport
  private let listingAll: Bool
  private let hasColour: Bool

  /// - Parameter listingAll: Whether each unit has a line.
  package init(_ report: LedgerReport, listingAll: Bool, hasColour: Bool) {
    self.report = report
    self.listingAll = listingAll
    self.hasColour = hasColour
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColour: hasColour)
    var rest = report.parts[...]
    while let first = rest.first {
      let parts = rest.prefix { $0.origin.file == first.origin.file }
      rest = rest.dropFirst(parts.count)
      if listingAll {
        for part in parts { Self.list(part, to: &terminal) }
      } else {
        for line in Self.lines(of: Array(parts)) { line.write(to: &terminal) }
      }
    }
    return terminal.bytes
  }

  // MARK: All units

  private static func list(_ part: LedgerReport.Part, to terminal: inout TerminalText) {
    header(part).write(to: &terminal)
    for remark in part.remarks {
      terminal.pad(12)
      terminal.line("note: \(remark.description)", .faint)
    }
    for entry in part.entries { list(entry, of: part.origin, to: &terminal) }
  }

  private static func list(
    _ entry: LedgerEntry, of origin: LedgerOrigin, to terminal: inout TerminalText
  ) {
    let outcome = entry.outcome
    terminal.pad(2)
    terminal.append(outcome.name.rawValue, style(outcome.name), padTo: 10)
    terminal.append("\(origin.file):\(entry.line)", .faint)
    terminal.append("  '\(entry.id ?? "")'  ")
    if let change = outcome.change {
      terminal.append(change.old.map { "'\($0)' → " } ?? "")
      terminal.append("'\(change.new)' (\(change.state))")
    }
    terminal.line(outcome.reason?.description ?? "")
    for remark in entry.remarks {
      // What was replaced stands beside the new text.
      if case .replaced = remark.kind { continue }
      terminal.pad(12)
      terminal.line("note: \(remark.description)", .faint)
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

  /// The most that can be said of a file's parts on a screen.
  private static func lines(of parts: [LedgerReport.Part]) -> [LedgerLine] {
    let forms =
      [1, 2, .max].flatMap { [apart(parts, all: true, $0), apart(parts, all: false, $0)] }
      + [together(parts)]
    for form in forms where form.reduce(0, { $0 + $1.rows }) <= LedgerLine.screen.rows {
      return form
    }
    var lines: [LedgerLine] = []
    var rows = 1
    for line in together(parts) {
      rows += line.rows
      if rows > LedgerLine.screen.rows {
        lines.append(LedgerLine("  … and more: '-v' lists all", .faint))
        break
      }
      lines.append(line)
    }
    return lines
  }

  /// A line for each part, and one for each of its groups.
  ///
  /// - Parameters:
  ///   - all: Whether parts of which there is nothing to do have a line each.
  ///   - weight: Units with reasons of this weight or more have a line each.
  private static func apart(
    _ parts: [LedgerReport.Part], all: Bool, _ weight: Int
  ) -> [LedgerLine] {
    var lines: [LedgerLine] = []
    var others: [LedgerReport.Part] = []
    for part in parts {
      let groups = LedgerGroup.all(of: [part], namingFiles: false, apartFrom: weight)
      if !all, groups.allSatisfy({ $0.kind == .quiet }) {
        others.append(part)
        continue
      }
      lines.append(header(part))
      lines += groups.map { line($0, part.origin.file) }
    }
    if let first = others.first {
      let counts = total(others)
      let catalogs = others.count == parts.count ? "" : "other "
      lines.append(
        LedgerLine(
          "\(first.origin.file): \(counted(others.count, "\(catalogs)catalog")): \(counts)"))
    }
    return lines
  }

  /// A line for each group, whichever parts its units are in.
  private static func together(_ parts: [LedgerReport.Part]) -> [LedgerLine] {
    guard let first = parts.first else { return [] }
    var header = LedgerLine("\(first.origin.file): \(counted(parts.count, "catalog")): ", .strong)
    header.append(total(parts).description)
    return [header]
      + LedgerGroup.all(of: parts, namingFiles: true).map { line($0, first.origin.file) }
  }

  private static func total(_ parts: [LedgerReport.Part]) -> LedgerCounts {
    parts.reduce(into: LedgerCounts()) { $0.add($1.counts) }
  }

  private static func header(_ part: LedgerReport.Part) -> LedgerLine {
    let origin = part.origin
    let place = origin.catalog ?? origin.original ?? "no catalog"
    let language = origin.language.map { ", \($0)" } ?? ""
    var line = LedgerLine("\(origin.file): \(place)\(language): ", .strong)
    line.append(part.counts.description)
    return line
  }

  private static func line(_ group: LedgerGroup, _ file: String) -> LedgerLine {
    var line = LedgerLine("  ")
    switch group.kind {
    case .refused: line.append("refused   ", .removed)
    case .skipped: line.append("skipped   ", .changed)
    case .note: line.append("note      ", .faint)
    case .quiet: line.append("skipped   ", .faint)
    }
    if let number = group.line {
      line.append("\(file):\(number)", .faint)
      line.append("  '\(group.names.first ?? "")'  \(group.text)")
      return line
    }
    let shown = group.names.prefix(3).map {
      "'\(LedgerLine.cut(TerminalText.printable($0), to: 24))'"
    }
    let more = group.count > 3 && group.names.count > 3 ? " …" : ""
    let names = shown.isEmpty ? "" : " (\(shown.joined(separator: ", "))\(more))"
    let subject = group.count > 0 ? "\(counted(group.count, "unit"))\(names): " : ""
    line.append("\(subject)\(group.text)")
    return line
  }
}
