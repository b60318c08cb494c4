import LocalizationModel
import OrderedJSON

/// The extracted strings as JSON, the output of `gloss extract --format json`: one object with
/// `schemaVersion`, `strings` and `tool`, members sorted by name, each string on one line, with a
/// line feed at the end.
///
/// A string has `api`, `catalogs`, `column`, `conditions`, `key`, `line`, `path`, `placeholders`
/// and `table`, and where it has one, `bundle`, `comment` and `defaultValue`. A computed table is
/// spelled `?dynamic`, with the expression as `tableExpression`. A string that was found by
/// following a `String` back from its lookup has a `chain` of steps, each with `line`, `name` and
/// `path`.
package struct ExtractJSON: FormattedReport {
  private let report: ExtractReport
  private let version: String

  /// - Parameter version: The version of the tool.
  package init(_ report: ExtractReport, version: String) {
    self.report = report
    self.version = version
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 128 + report.entries.count * 384)
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("strings", arrayOf: report.entries) { json, entry in
        Self.write(entry.string, entry.catalogs, to: &json)
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  /// Writes the object of one string, also for ``WhyJSON``.
  ///
  /// - Parameter hasChain: True to write the chain even if it is empty.
  static func write(
    _ string: ExtractedString, _ catalogs: [String], hasChain: Bool = false,
    to json: inout JSONStream
  ) {
    json.object { json in
      json.member("api", string.api)
      if let bundle = string.bundle { json.member("bundle", bundle) }
      json.member("catalogs", arrayOf: catalogs) { json, path in json.value(path) }
      if hasChain || string.isFollowed {
        json.member("chain", arrayOf: string.chain) { json, step in
          json.object { json in
            json.member("line", step.line)
            json.member("name", step.name)
            json.member("path", step.path)
          }
        }
      }
      json.member("column", string.position.column)
      if let comment = string.comment { json.member("comment", comment) }
      json.member("conditions", arrayOf: string.conditions) { json, text in json.value(text) }
      if let value = string.defaultValue { json.member("defaultValue", value) }
      json.member("key", string.key)
      json.member("line", string.position.line)
      json.member("path", string.path)
      json.member("placeholders", arrayOf: string.placeholders) { json, placeholder in
        json.object { json in
          json.member("confidence", placeholder.confidence.rawValue)
          json.member("expression", placeholder.expression)
          json.member("specifier", placeholder.specifier)
        }
      }
      switch string.table {
      case .named(let name):
        json.member("table", name)
      case .computed(let expression):
        json.member("table", "?dynamic")
        json.member("tableExpression", expression)
      }
    }
  }
}
