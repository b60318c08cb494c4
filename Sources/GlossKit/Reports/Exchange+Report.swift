import GlossReports
import Interchange
import LocalizationModel

/// What `gloss import` prints.
extension Import {
  /// - Parameter listingAll: Whether units that have nothing to be said have lines too.
  private func report(listingAll: Bool) -> LedgerReport {
    var parts: [LedgerReport.Part] = []
    for part in ledger.parts {
      let isSame =
        parts.last?.file == part.file && parts.last?.original == part.original
        && parts.last?.language == part.language
      if !isSame {
        parts.append(
          LedgerReport.Part(
            file: part.file, original: part.original, catalog: part.catalog,
            language: part.language))
      }
      for place in part.entries.indices {
        let plain = part.entries.plainOutcome(at: place)
        if !listingAll, let plain, plain != .notTranslated {
          parts[parts.count - 1].add(plain.reportedOutcome, nil)
          continue
        }
        let entry = part.entries[place]
        let outcome = entry.reportedOutcome
        let isDone = outcome == .applied || outcome == .unchanged
        let isSilent = !listingAll && isDone && entry.remarks.isEmpty
        parts[parts.count - 1].add(outcome, isSilent ? nil : LedgerReport.Line(entry))
      }
    }
    return LedgerReport(parts)
  }

  /// A line for each file and catalog, and for each unit that somebody should look at.
  ///
  /// - Parameter listingAll: Whether all units have a line.
  package func text(listingAll: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    report(listingAll: listingAll).write(listingAll: listingAll, to: &text)
    return text.bytes
  }

  package func json() -> ContiguousArray<UInt8> {
    report(listingAll: true).json(version: glossVersion)
  }

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
    var counts = LedgerReport.Counts()
    for part in ledger.parts {
      for place in part.entries.indices {
        let plain = part.entries.plainOutcome(at: place)
        counts.add(plain?.reportedOutcome ?? part.entries[place].reportedOutcome)
      }
    }
    return "\(counts); \(catalogs) \(isWritten ? "changed" : "would change")"
  }
}

extension ImportLedger.Outcome {
  fileprivate var reportedOutcome: LedgerReport.Outcome {
    switch self {
    case .applied: .applied
    case .unchanged: .unchanged
    case .notTranslated: .skipped
    }
  }
}

extension LedgerEntry {
  fileprivate var reportedOutcome: LedgerReport.Outcome {
    switch outcome {
    case .applied: .applied
    case .unchanged: .unchanged
    case .skipped: .skipped
    case .refused: .refused
    }
  }
}

extension LedgerReport.Line {
  fileprivate init(_ entry: LedgerEntry) {
    let (reason, change): (LedgerReason?, LedgerEntry.Change?) =
      switch entry.outcome {
      case .applied(let change): (nil, change)
      case .unchanged: (nil, nil)
      case .skipped(let reason), .refused(let reason): (reason, nil)
      }
    self.init(
      id: entry.id, key: entry.key, path: entry.path.description, line: entry.line,
      outcome: entry.reportedOutcome, reason: reason.map { LedgerReport.Reason($0) },
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
