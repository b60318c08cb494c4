import LocalizationModel
import OrderedJSON

/// The strings of the sources for programs: one object with `schemaVersion`, `strings` and `tool`, members
/// sorted by name, each string on one line, a line feed at the end.
///
/// A string has `api`, `catalogs`, `column`, `conditions`, `key`, `line`, `path`, `placeholders` and
/// `table`, and where it has one, `bundle`, `comment` and `defaultValue`. A computed table is spelled
/// `?dynamic`, with the expression as `tableExpression`. One that only following a `String` has found
/// has a `chain`, each step of it with `line`, `name` and `path`.
package struct ExtractJSON: FormattedReport {
  private let report: ExtractReport
  private let version: String

  /// - Parameter version: The version of the tool.
  package init(_ report: ExtractReport, version: String) {
    self.report = report
    self.version = version
  }

  package func bytes() -> ContiguousArray<UInt8> {
    let elements =
      report.strings.isEmpty ? [] : [Self.elements(of: [report][...], isFirst: true)]
    return ContiguousArray(Self.pieces(elements, version: version).joined())
  }

  /// The strings as ``pieces(_:version:)`` puts them together: parts of a report can be written at the
  /// same time.
  ///
  /// - Parameters:
  ///   - reports: The reports of files that follow each other.
  ///   - isFirst: Whether no string comes before theirs.
  package static func elements(
    of reports: ArraySlice<ExtractReport>, isFirst: Bool
  ) -> ContiguousArray<UInt8> {
    let count = reports.reduce(0) { $0 + $1.strings.count }
    var json = JSONStream(capacity: count * 384, elementsAtDepth: 2, isFirst: isFirst)
    for report in reports {
      unsafe report.strings.withUnsafeBufferPointer { strings in
        // Looked at in place: to take a string out of the array would copy it.
        json.elements(count: strings.count) { json, index in
          unsafe write(strings[index], report.catalogs[index], to: &json)
        }
      }
    }
    return json.fragment()
  }

  /// - Parameter elements: Parts in the order of the report as a whole, none of them empty.
  /// - Returns: What is to be written, one piece after the other.
  package static func pieces(
    _ elements: [ContiguousArray<UInt8>], version: String
  ) -> [ContiguousArray<UInt8>] {
    var json = JSONStream(capacity: 128)
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("strings", arrayOfFragments: elements)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finishedPieces()
  }

  /// - Parameter hasChain: Whether the chain is written even if it is empty.
  static func write(
    _ string: borrowing ExtractedString, _ catalogs: [String], hasChain: Bool = false,
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
