package import LocalizationModel

/// The localizable strings of the sources, with the catalogs that serve them.
package struct ExtractReport: Sendable {
  /// One string of the sources.
  package struct Entry: Sendable {
    package let string: ExtractedString
    /// Paths of the catalogs that serve it; empty where none does.
    package let catalogs: [String]

    package init(_ string: ExtractedString, catalogs: [String]) {
      self.string = string
      self.catalogs = catalogs
    }
  }

  /// By path and place.
  package let strings: [ExtractedString]
  /// For each string the paths of the catalogs that serve it.
  let catalogs: [[String]]

  package var entries: [Entry] { zip(strings, catalogs).map { Entry($0, catalogs: $1) } }

  /// - Parameter entries: In any order.
  package init(_ entries: [Entry]) {
    let entries = entries.sorted { left, right in
      let (left, right) = (left.string, right.string)
      return precedes(left.path, right.path)
        ?? (left.range.start == right.range.start ? nil : left.range.start < right.range.start)
        ?? precedes(left.key, right.key) ?? false
    }
    self.init(sorted: entries.map(\.string)) { index, _ in entries[index].catalogs }
  }

  /// - Parameters:
  ///   - strings: Of one file, by place. They are not copied, as every one holds a dozen references.
  ///   - catalogs: Those that serve a string, given its index.
  package init(
    sorted strings: [ExtractedString], catalogs: (_ index: Int, _ table: TableName) -> [String]
  ) {
    self.strings = strings
    self.catalogs = strings.indices.map { catalogs($0, strings[$0].table) }
  }

  /// `3 strings in 2 files`.
  package static func summary(stringCount: Int, fileCount: Int) -> String {
    "\(counted(stringCount, "string")) in \(counted(fileCount, "file"))"
  }
}
