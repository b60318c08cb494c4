import LocalizationModel
import OrderedJSON

/// The coverage as JSON for programs (`gloss status --format json`): one object, members sorted by
/// name, each element of a list on one line, with a line feed at the end. The schema is
/// `Sources/GlossReports/Schema/status.schema.json`.
package struct StatusJSON: FormattedReport {
  private let report: StatusReport

  package init(_ report: StatusReport) { self.report = report }

  /// Returns the JSON document in UTF-8, with a line feed at its end.
  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 512 + report.coverage.count * 192 + report.units.count * 256)
    json.object { json in
      json.member("catalogs", arrayOf: report.catalogs) { json, catalog in
        json.object { json in
          json.member("catalog", report.paths.stable(catalog.catalog))
          json.member("keys", catalog.keys)
          json.member("sourceLanguage", catalog.sourceLanguage)
          json.member("staleKeys", catalog.staleKeys)
          json.member("untranslatedKeys", catalog.untranslatedKeys)
        }
      }
      json.member("coverage", arrayOf: report.coverage) { json, coverage in
        json.object { json in
          Self.write(coverage.amounts, to: &json)
          json.member("catalog", report.paths.stable(coverage.catalog))
          json.member("counts") { Self.write(coverage.counts, to: &$0) }
          json.member("isSource", coverage.isSource)
          json.member("locale", coverage.language)
          if !coverage.isSource { Self.writePercent(coverage.counts, to: &json) }
        }
      }
      json.member("failures", arrayOf: report.failures) { json, failure in
        json.object { json in
          if let position = failure.position { json.member("column", position.column) }
          json.member("file", report.paths.stable(failure.path))
          if let position = failure.position { json.member("line", position.line) }
          json.member("message", failure.message)
        }
      }
      json.member("isComplete", report.isComplete)
      json.member("languages", arrayOf: report.totals) { json, total in
        json.object { json in
          Self.write(total.amounts, to: &json)
          json.member("catalogs", total.catalogCount)
          json.member("counts") { Self.write(total.counts, to: &$0) }
          json.member("locale", total.language)
          Self.writePercent(total.counts, to: &json)
        }
      }
      json.member("schemaVersion", 1)
      json.member("summary") { json in
        Self.write(report.amounts, to: &json)
        json.member("counts") { Self.write(report.sum, to: &$0) }
        Self.writePercent(report.sum, to: &json)
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", report.version)
      }
      json.member("units", arrayOf: report.units) { json, unit in
        json.object { json in
          json.member("catalog", report.paths.stable(unit.catalog))
          if let comment = unit.comment { json.member("comment", comment) }
          json.member("key", unit.key)
          json.member("leaf", arrayOf: unit.leaf.names) { $0.value($1) }
          json.member("line", unit.position.line)
          json.member("locale", unit.language)
          json.member("source", unit.source)
          json.member("state", unit.state.rawValue)
          if let text = unit.text { json.member("text", text) }
        }
      }
    }
    return json.finished()
  }

  private static func write(_ amounts: WorkAmounts?, to json: inout JSONStream) {
    guard let amounts else { return }
    func write(_ amount: TextAmount, to json: inout JSONStream) {
      json.member("characters", amount.characters)
      json.member("words", amount.words)
    }
    json.member("amounts") { json in
      json.member("new") { write(amounts.new, to: &$0) }
      json.member("review") { write(amounts.review, to: &$0) }
      json.member("total") { write(amounts.total, to: &$0) }
      json.member("translated") { write(amounts.translated, to: &$0) }
    }
  }

  private static func write(_ counts: UnitCounts, to json: inout JSONStream) {
    json.member("machineTranslated", counts[.machineTranslated])
    json.member("missing", counts[.missing])
    json.member("needsReview", counts[.needsReview])
    json.member("new", counts[.new])
    json.member("stale", counts[.stale])
    json.member("total", counts.total)
    json.member("translated", counts[.translated])
    json.member("untranslatable", counts[.untranslatable])
    json.member("withoutWords", counts[.withoutWords])
  }

  private static func writePercent(_ counts: UnitCounts, to json: inout JSONStream) {
    if let percent = counts.percent { json.member("percent", percent) }
  }
}
