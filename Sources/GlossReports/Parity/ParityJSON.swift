import LocalizationModel
import OrderedJSON

/// The differences between gloss and the compiler as JSON, the output of
/// `gloss parity --format json`: one object, members sorted by name, with a line feed at the end.
///
/// A difference has `column`, `key`, `line`, `path`, `reason`, `side` and `table`; `here`, if
/// present, is the value that gloss has where the compiler's differs.
package struct ParityJSON: FormattedReport {
  private let report: ParityReport

  package init(_ report: ParityReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 256 + report.differences.count * 192)
    json.object { json in
      json.member("agreed", report.agreedCount)
      json.member("differences", arrayOf: report.differences) { json, difference in
        json.object { Self.write(difference, to: &$0) }
      }
      json.member("foreignFiles", report.foreignCount)
      json.member("schemaVersion", 1)
      json.member("sources", report.sourceCount)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", report.version)
      }
    }
    return json.finished()
  }

  private static func write(_ difference: ParityReport.Difference, to json: inout JSONStream) {
    json.member("column", difference.position.column)
    if let here = difference.reason.here { json.member("here", here) }
    json.member("key", difference.key)
    json.member("line", difference.position.line)
    json.member("path", difference.path)
    json.member("reason", difference.reason.name)
    json.member("side", difference.side.rawValue)
    json.member("table", difference.table)
  }
}

extension ParityReport.Reason {
  fileprivate var name: String {
    switch self {
    case .specifiers: "specifiers"
    case .table: "table"
    case .comment: "comment"
    case .value: "value"
    case .leftOut: "leftOut"
    case .unrecognized: "unrecognized"
    case .unspelled: "unspelled"
    case .conditions: "conditions"
    case .phrases: "phrases"
    case .notLocalized: "notLocalized"
    }
  }

  fileprivate var here: String? {
    switch self {
    case .specifiers(let text), .table(let text): text
    case .comment(let text), .value(let text): text
    case .conditions(let conditions): conditions.joined(separator: " && ")
    case .leftOut, .unrecognized, .unspelled, .phrases, .notLocalized: nil
    }
  }
}
