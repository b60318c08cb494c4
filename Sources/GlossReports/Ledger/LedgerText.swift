import LocalizationModel

/// What became of the units of translators' files, for people.
///
///     de.xliff: App/Localizable.xcstrings, de: 12 applied, 3 unchanged, 1 skipped, 1 refused
///       refused  de.xliff:41  'Hello %@'  '%d' takes argument 1 as another type than 'Hello %@' does
package struct LedgerText: FormattedReport {
  private let report: LedgerReport
  private let listingAll: Bool
  private let hasColour: Bool

  /// - Parameter listingAll: Whether units that need no attention have lines too.
  package init(_ report: LedgerReport, listingAll: Bool, hasColour: Bool) {
    self.report = report
    self.listingAll = listingAll
    self.hasColour = hasColour
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColour: hasColour)
    for part in report.parts {
      let origin = part.origin
      let place = origin.catalog ?? origin.original ?? "no catalog"
      let language = origin.language.map { ", \($0)" } ?? ""
      terminal.append("\(origin.file): \(place)\(language): ", .strong)
      terminal.line(part.counts.description)
      let shown = part.entries.filter { listingAll || $0.losesWork || !$0.remarks.isEmpty }
      for entry in shown { Self.write(entry, of: origin, to: &terminal) }
      if !listingAll { Self.writeQuiet(part, to: &terminal) }
    }
    return terminal.bytes
  }

  private static func write(
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
      terminal.pad(12)
      terminal.line("note: \(remark.description)", .faint)
    }
  }

  /// Writes one line for all units that were skipped for reasons of one kind, and lose nothing.
  private static func writeQuiet(_ part: LedgerReport.Part, to terminal: inout TerminalText) {
    var counts: [String: Int] = [:]
    // Reasons of one kind may name different states.
    var texts: [String: Set<String>] = [:]
    func count(_ reason: LedgerReason, _ count: Int) {
      counts[reason.code, default: 0] += count
      texts[reason.code, default: []].insert(reason.description)
    }
    for entry in part.entries where entry.outcome.name == .skipped && !entry.losesWork {
      if let reason = entry.outcome.reason { count(reason, 1) }
    }
    if part.untranslatedCount > 0 { count(LedgerReason(.notTranslated), part.untranslatedCount) }
    for (code, count) in counts.sorted(by: { $0.key < $1.key }) {
      terminal.pad(2)
      terminal.append("skipped  ", .faint)
      let text = (texts[code] ?? []).sorted().prefix(3).joined(separator: "; ")
      terminal.line("\(counted(count, "unit")): \(text)")
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
}
