import LocalizationModel
import OrderedJSON

extension ParityReport {
  /// The comparison for programs: one object, members sorted by name, a line feed at the end.
  ///
  /// A difference has `column`, `key`, `line`, `path`, `reason`, `side` and `table`; `here` is what
  /// stands here instead, where something does.
  package func json() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 256 + differences.count * 192)
    json.object { json in
      json.member("agreed", agreedCount)
      json.member("differences", arrayOf: differences) { json, difference in
        json.object { Self.write(difference, to: &$0) }
      }
      json.member("foreignFiles", foreignCount)
      json.member("schemaVersion", 1)
      json.member("sources", sourceCount)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  private static func write(_ difference: Difference, to json: inout JSONStream) {
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
    default: nil
    }
  }
}
