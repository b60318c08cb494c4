import GlossReports
import Interchange
import LocalizationModel

/// What `gloss import` prints.
extension Import {
  /// - Parameter listingAll: Whether units that have nothing to be said have lines too.
  private func report(listingAll: Bool) -> LedgerReport {
    var parts: [LedgerReport.Part] = []
    for part in ledger.parts {
      let before = parts.last?.origin
      let isSame =
        before?.file == part.origin.file && before?.original == part.origin.original
        && before?.language == part.origin.language
      if !isSame { parts.append(LedgerReport.Part(part.origin, remarks: part.remarks)) }
      let (last, entries) = (parts.count - 1, part.entries)
      if listingAll {
        parts[last].add(entries.counts, Array(entries))
      } else {
        parts[last].add(
          entries.counts, entries.news, untranslatedCount: entries.untranslatedCount)
      }
    }
    return LedgerReport(parts)
  }

  /// For each file what fits on a screen: a line for each catalog, and one for all units that share a
  /// reason.
  ///
  /// - Parameter listingAll: Whether all units have a line.
  package func text(listingAll: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    LedgerText(report(listingAll: listingAll), listingAll: listingAll, hasColour: hasColour).bytes()
  }

  package func json() -> ContiguousArray<UInt8> {
    LedgerJSON(report(listingAll: true), version: glossVersion).bytes()
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
    var counts = LedgerCounts()
    for part in ledger.parts { counts.add(part.entries.counts) }
    return "\(counts); \(catalogs) \(isWritten ? "changed" : "would change")"
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
        case .conflict(let file, let catalog):
          ("conflict", .removed, "'\(file)', and the catalog has '\(catalog)'")
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
    guard changesUnits else { return "\(path) is up to date" }
    return "\(path): \(added) added, \(changed) with another source, \(gone) gone"
  }
}
