import GlossReports
import Interchange
import LocalizationModel

/// What `gloss import` prints.
extension Import {
  private var report: LedgerReport {
    var parts: [LedgerReport.Part] = []
    var last: Record?
    for record in ledger {
      let isSame =
        last?.file == record.file && last?.original == record.original
        && last?.language == record.language
      if !isSame {
        parts.append(
          LedgerReport.Part(
            file: record.file, original: record.original, catalog: record.catalog,
            language: record.language, lines: []))
      }
      parts[parts.count - 1].lines.append(LedgerReport.Line(record.entry))
      last = record
    }
    return LedgerReport(parts)
  }

  /// A line for each file and catalog, and for each unit that somebody should look at.
  ///
  /// - Parameter listingAll: Whether all units have a line.
  package func text(listingAll: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    report.write(listingAll: listingAll, to: &text)
    return text.bytes
  }

  package func json() -> ContiguousArray<UInt8> { report.json(version: glossVersion) }

  /// The changes as a unified diff that `patch` and `git apply` take.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    catalogs.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }

  /// How many units were taken, and how many catalogs change.
  package func summary(isWritten: Bool) -> String {
    let changed = catalogs.count(where: \.isChanged)
    let catalogs = changed == 1 ? "1 catalog" : "\(changed) catalogs"
    return "\(report.summary); \(catalogs) \(isWritten ? "changed" : "would change")"
  }
}

extension LedgerReport.Line {
  fileprivate init(_ entry: LedgerEntry) {
    let (outcome, reason, change): (LedgerReport.Outcome, LedgerReason?, LedgerEntry.Change?) =
      switch entry.outcome {
      case .applied(let change): (.applied, nil, change)
      case .unchanged: (.unchanged, nil, nil)
      case .skipped(let reason): (.skipped, reason, nil)
      case .refused(let reason): (.refused, reason, nil)
      }
    self.init(
      id: entry.id, key: entry.key, path: entry.path.description, line: entry.line,
      outcome: outcome, reason: reason.map { LedgerReport.Reason($0) },
      change: change.map { LedgerReport.Change(old: $0.old, new: $0.new, state: $0.state) },
      remarks: entry.remarks.map { LedgerReport.Reason($0) }, losesWork: entry.losesWork)
  }
}

extension LedgerReport.Reason {
  fileprivate init(_ reason: LedgerReason) {
    self.init(code: reason.code, text: reason.description)
  }
}

/// What `gloss export` prints.
extension Export {
  /// A line for each file.
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for document in documents {
      text.append("\(document.path): ", .strong)
      let units = document.unitCount == 1 ? "1 unit" : "\(document.unitCount) units"
      text.line("\(units), \(document.translatedCount) translated")
    }
    return text.bytes
  }

  package var summary: String {
    let files = documents.count == 1 ? "1 file" : "\(documents.count) files"
    let catalogs = catalogCount == 1 ? "1 catalog" : "\(catalogCount) catalogs"
    return "\(files) from \(catalogs)"
  }
}

/// What `gloss export --update` prints.
extension Update {
  /// A line for each unit that changed.
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for record in records {
      let (word, style, detail): (String, TerminalStyle, String) =
        switch record.change {
        case .added: ("added", .added, "")
        case .translated: ("translated", .added, "")
        case .sourceChanged(let old, let new): ("source", .changed, "'\(old)' → '\(new)'")
        case .vanished(let translation):
          ("gone", .removed, translation.map { "with its translation '\($0)'" } ?? "")
        }
      text.append("\(record.original)  ", .faint)
      text.append(word, style)
      text.line("  '\(record.id)'  \(detail)")
    }
    return text.bytes
  }

  package var summary: String {
    func count(_ isCounted: (Record.Change) -> Bool) -> Int {
      records.count { isCounted($0.change) }
    }
    let added = count { if case .added = $0 { true } else { false } }
    let changed = count { if case .sourceChanged = $0 { true } else { false } }
    let gone = count { if case .vanished = $0 { true } else { false } }
    guard isChanged else { return "\(path) is up to date" }
    return "\(path): \(added) added, \(changed) with another source, \(gone) gone"
  }
}
