import LocalizationModel

extension ExtractReport {
  /// The strings for programs: one object with `schemaVersion`, `strings` and `tool`, members
  /// sorted by name, each string on one line, a line feed at the end.
  ///
  /// A string has `api`, `catalogs`, `column`, `conditions`, `key`, `line`, `path`, `placeholders`
  /// and `table`, and where it has one, `bundle`, `comment` and `defaultValue`. A computed table
  /// is spelled `?dynamic`, with the expression as `tableExpression`.
  ///
  /// - Parameter version: Of the tool.
  package func json(version: String) -> ContiguousArray<UInt8> {
    Self.json([jsonElements()], version: version)
  }

  /// The strings as ``json(_:version:)`` puts them together: reports of several files can be
  /// written at the same time.
  package func jsonElements() -> ContiguousArray<UInt8> {
    var json = ReportWriter(capacity: entries.count * 384, elementsAtDepth: 2)
    json.elements(entries) { json, entry in Self.write(entry, to: &json) }
    return json.fragment()
  }

  /// - Parameter elements: Of each report, in the order of the report as a whole.
  package static func json(
    _ elements: [ContiguousArray<UInt8>], version: String
  ) -> ContiguousArray<UInt8> {
    let size = elements.reduce(128) { $0 + $1.count + 8 }
    var json = ReportWriter(capacity: size)
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("strings", arrayOfFragments: elements)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }

  private static func write(_ entry: Entry, to json: inout ReportWriter) {
    let string = entry.string
    json.object { json in
      json.member("api", string.api)
      if let bundle = string.bundle { json.member("bundle", bundle) }
      json.member("catalogs", arrayOf: entry.catalogs) { json, path in json.value(path) }
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
