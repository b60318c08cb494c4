import LocalizationModel
import OrderedJSON
import TranslationUnits

/// The ledger of an import (its account of every unit) as JSON, the output of
/// `gloss import --format json`: one object with `counts` over all files, `files` with their
/// `units`, `schemaVersion` and `tool`, members sorted by name. A file has `remarks` if some
/// concern all of it.
///
/// A unit has `id`, `key`, `line`, `outcome`, `path` and `remarks`, and where they apply `reason`,
/// `old`, `new` and `state`.
package struct LedgerJSON: FormattedReport {
  private let report: LedgerReport
  private let version: String

  /// - Parameter version: The version of the tool.
  package init(_ report: LedgerReport, version: String) {
    self.report = report
    self.version = version
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 1024, lineDepth: 3)
    json.object { json in
      var all = LedgerCounts()
      for part in report.parts {
        for name in LedgerEntry.Outcome.Name.allCases { all.add(name, count: part.counts[name]) }
      }
      json.member("counts") { json in Self.write(all, to: &json) }
      json.member("files", arrayOf: report.parts) { json, part in
        let origin = part.origin
        json.object { json in
          if let catalog = origin.catalog { json.member("catalog", catalog) }
          json.member("counts") { json in Self.write(part.counts, to: &json) }
          json.member("file", origin.file)
          if let language = origin.language { json.member("language", language) }
          if let original = origin.original { json.member("original", original) }
          if !part.remarks.isEmpty {
            json.member("remarks", arrayOf: part.remarks) { json, remark in
              json.object { json in Self.write(remark, to: &json) }
            }
          }
          json.member("units", arrayOf: part.entries) { Self.write($1, to: &$0) }
        }
      }
      json.member("schemaVersion", 1)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  private static func write(_ counts: LedgerCounts, to json: inout JSONStream) {
    json.member("applied", counts[.applied])
    json.member("refused", counts[.refused])
    json.member("skipped", counts[.skipped])
    json.member("unchanged", counts[.unchanged])
  }

  private static func write(_ entry: LedgerEntry, to json: inout JSONStream) {
    let change = entry.outcome.change
    json.object { json in
      if let id = entry.id { json.member("id", id) }
      if let key = entry.key { json.member("key", key) }
      json.member("line", entry.line)
      if let change {
        json.member("new", change.new)
        if let old = change.old { json.member("old", old) }
      }
      json.member("outcome", entry.outcome.name.rawValue)
      json.member("path", entry.path.description)
      if let reason = entry.outcome.reason {
        json.member("reason") { json in Self.write(reason, of: entry, to: &json) }
      }
      json.member("remarks", arrayOf: entry.remarks) { json, remark in
        json.object { json in Self.write(remark, of: entry, to: &json) }
      }
      if let change { json.member("state", change.state) }
    }
  }

  /// - Parameter entry: `nil` for a remark on a whole file.
  private static func write(
    _ reason: LedgerReason, of entry: LedgerEntry? = nil, to json: inout JSONStream
  ) {
    json.member("code", reason.code)
    json.member("text", (entry?.message(reason) ?? reason.message).description)
  }
}
