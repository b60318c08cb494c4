package import LocalizationModel
import OrderedJSON

/// The map of `gloss sync --explain`: each Swift file with its tables, the number of strings in
/// each table, the catalogs that take the strings and why; then each catalog with the origin of its
/// strings.
///
///     App/A.swift
///       Localizable  12 strings  App/Localizable.xcstrings  same target (App)
///       Errors       1 string    none
///
/// GlossKit's `CatalogMap` decides which catalog takes which strings; the report only writes the
/// map, as text or JSON.
package struct CatalogMapReport: Sendable {
  /// The strings that one source has in one table.
  package struct Entry: Sendable {
    /// The path of the source.
    package let source: String
    /// The table's name; `?dynamic` for a name that the code computes.
    package let table: String
    /// The number of localizing calls for the table in the source: a key used twice counts twice.
    package let stringCount: Int
    /// Paths of the catalogs that take the strings, sorted by path bytes; empty if none does.
    package let catalogs: [String]
    /// The reason as an id for programs, such as `target` or `nearest`; ids stay the same between
    /// versions.
    package let reason: String
    /// The ``reason`` in words for people.
    package let explanation: Message

    package init(
      source: String, table: String, stringCount: Int, catalogs: [String], reason: String,
      explanation: Message
    ) {
      self.source = source
      self.table = table
      self.stringCount = stringCount
      self.catalogs = catalogs
      self.reason = reason
      self.explanation = explanation
    }
  }

  /// One catalog.
  package struct Catalog: Sendable {
    /// The path of the catalog.
    package let path: String
    /// The number of sources with strings for the catalog.
    package let sourceCount: Int
    /// The number of localizing calls whose strings the catalog takes: a key used twice counts
    /// twice.
    package let stringCount: Int
    /// The origin of the catalog's strings as an id for programs: `swift`, `elsewhere` (another
    /// tool or another language fills the catalog) or `nothing`.
    package let filling: String
    /// The ``filling`` in words for people.
    package let explanation: Message

    package init(
      path: String, sourceCount: Int, stringCount: Int, filling: String, explanation: Message
    ) {
      self.path = path
      self.sourceCount = sourceCount
      self.stringCount = stringCount
      self.filling = filling
      self.explanation = explanation
    }
  }

  private let entries: [Entry]
  private let catalogs: [Catalog]

  /// - Parameters:
  ///   - entries: By path of the source, then by table.
  ///   - catalogs: By path.
  package init(_ entries: [Entry], _ catalogs: [Catalog]) {
    self.entries = entries
    self.catalogs = catalogs
  }

  /// Writes the sources with their tables, then the catalogs.
  package func write(to terminal: inout TerminalText, in language: MessageLanguage) {
    let none = Message("none", comment: "同步报告：原来或现在没有内容")
    var start = 0
    // One block for each source: its entries stand together. Paths are compared by bytes, because
    // `==` would join two files whose names differ in Unicode composition only.
    while start < entries.count {
      let source = entries[start].source
      var rows: [Entry] = []
      while start < entries.count, entries[start].source.hasBytes(of: source) {
        rows.append(entries[start])
        start += 1
      }
      terminal.line(source, .strong)
      let width = rows.map { TerminalText.columns(of: TerminalText.printable($0.table)) }.max() ?? 0
      let counts = rows.map { Counted.strings.message($0.stringCount).text(in: language) }
      let countWidth = counts.map { TerminalText.columns(of: $0) }.max() ?? 0
      for (row, count) in zip(rows, counts) {
        terminal.pad(2)
        terminal.append(TerminalText.printable(row.table), padTo: width + 2)
        terminal.append(count, padTo: countWidth + 2)
        terminal.append(
          row.catalogs.isEmpty
            ? none.text(in: language) : row.catalogs.joined(separator: language.comma),
          row.catalogs.isEmpty ? .warning : .plain)
        terminal.line("  \(row.explanation.text(in: language))", .faint)
      }
    }
    if !entries.isEmpty, !catalogs.isEmpty { terminal.line() }
    for catalog in catalogs {
      terminal.append(catalog.path, .strong)
      terminal.line("  \(catalog.explanation.text(in: language))", .faint)
    }
  }

  /// Returns one JSON object with `catalogs`, `findings`, `schemaVersion`, `sources` and `tool`,
  /// each element on a line of its own, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - findings: Rule, path and message of each problem of the map, such as an unused catalog.
  ///   - version: The version of the tool.
  package func json(
    findings: [(rule: String, path: String, message: String)], version: String
  ) -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 256 * (entries.count + 1), lineDepth: 1)
    json.object { json in
      json.member("catalogs", arrayOf: catalogs) { json, catalog in
        json.object { json in
          json.member("filledFrom", catalog.filling)
          json.member("path", catalog.path)
          json.member("sources", catalog.sourceCount)
          json.member("strings", catalog.stringCount)
        }
      }
      json.member("findings", arrayOf: findings) { json, finding in
        json.object { json in
          json.member("message", finding.message)
          json.member("path", finding.path)
          json.member("rule", finding.rule)
        }
      }
      json.member("schemaVersion", 1)
      json.member("sources", arrayOf: entries) { json, entry in
        json.object { json in
          json.member("catalogs", arrayOf: entry.catalogs) { json, path in json.value(path) }
          json.member("path", entry.source)
          json.member("reason", entry.reason)
          json.member("strings", entry.stringCount)
          json.member("table", entry.table)
        }
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", version)
      }
    }
    return json.finished()
  }
}
