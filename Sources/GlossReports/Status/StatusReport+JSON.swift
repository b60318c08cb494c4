import LocalizationModel
import OrderedJSON

extension StatusReport {
  /// The figures for programs: one object, members sorted by name, each element of a list on one line,
  /// a line feed at the end. `Sources/GlossReports/Schema/status.schema.json` describes it.
  package func json() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 512 + coverage.count * 192 + units.count * 256)
    json.object { json in
      json.member("catalogs", arrayOf: catalogs) { json, catalog in
        json.object { json in
          json.member("catalog", paths.stable(catalog.catalog))
          json.member("keys", catalog.keys)
          json.member("sourceLanguage", catalog.sourceLanguage)
          json.member("staleKeys", catalog.staleKeys)
          json.member("untranslatedKeys", catalog.untranslatedKeys)
        }
      }
      json.member("coverage", arrayOf: coverage) { json, coverage in
        json.object { json in
          json.member("catalog", paths.stable(coverage.catalog))
          json.member("counts") { Self.write(coverage.counts, to: &$0) }
          json.member("isSource", coverage.isSource)
          json.member("locale", coverage.language)
          if !coverage.isSource { Self.writePercent(coverage.counts, to: &json) }
        }
      }
      json.member("failures", arrayOf: failures) { json, failure in
        json.object { json in
          if let position = failure.position { json.member("column", position.column) }
          json.member("file", paths.stable(failure.path))
          if let position = failure.position { json.member("line", position.line) }
          json.member("message", failure.message)
        }
      }
      json.member("isComplete", isComplete)
      json.member("languages", arrayOf: totals) { json, total in
        json.object { json in
          json.member("catalogs", total.catalogCount)
          json.member("counts") { Self.write(total.counts, to: &$0) }
          json.member("locale", total.language)
          Self.writePercent(total.counts, to: &json)
        }
      }
      json.member("schemaVersion", 1)
      json.member("summary") { json in
        json.member("counts") { Self.write(sum, to: &$0) }
        Self.writePercent(sum, to: &json)
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
      json.member("units", arrayOf: units) { json, unit in
        json.object { json in
          json.member("catalog", paths.stable(unit.catalog))
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

  private static func write(_ counts: UnitCounts, to json: inout JSONStream) {
    json.member("machineTranslated", counts[.machineTranslated])
    json.member("missing", counts[.missing])
    json.member("needsReview", counts[.needsReview])
    json.member("new", counts[.new])
    json.member("stale", counts[.stale])
    json.member("total", counts.total)
    json.member("translated", counts[.translated])
  }

  private static func writePercent(_ counts: UnitCounts, to json: inout JSONStream) {
    if let percent = counts.percent { json.member("percent", percent) }
  }

  /// The endpoint that a badge of shields.io is made from.
  package func badge() -> ContiguousArray<UInt8> {
    let percent = sum.percent
    var json = JSONStream(capacity: 128, lineDepth: 0)
    json.object { json in
      json.member("color", isComplete ? Self.colour(percent) : "lightgrey")
      if !isComplete { json.member("isError", true) }
      json.member("label", "translated")
      json.member("message", isComplete ? percent.map { "\($0)%" } ?? "nothing" : "incomplete")
      json.member("schemaVersion", 1)
    }
    return json.finished()
  }

  private static func colour(_ percent: Int?) -> String {
    switch percent {
    case nil: "lightgrey"
    case .some(100...): "brightgreen"
    case .some(90...): "green"
    case .some(75...): "yellowgreen"
    case .some(50...): "yellow"
    case .some(25...): "orange"
    case .some: "red"
    }
  }
}
