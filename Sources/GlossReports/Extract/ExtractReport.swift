package import LocalizationModel

/// The localizable strings of the sources, with the catalogs that serve them.
package struct ExtractReport: Sendable {
  /// One string of the sources.
  package struct Entry: Sendable {
    /// The string with its key, comment and place.
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

  /// Each string with its catalogs.
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
  ///   - strings: The strings of one file, by place; not copied, as each holds a dozen references.
  ///   - catalogs: The catalogs that serve a string, given its index.
  package init(
    sorted strings: [ExtractedString], catalogs: (_ index: Int, _ table: TableName) -> [String]
  ) {
    self.strings = strings
    self.catalogs = strings.indices.map { catalogs($0, strings[$0].table) }
  }

  /// `3 strings in 2 files`.
  package static func summary(stringCount: Int, fileCount: Int) -> Message {
    Message(
      "\(Counted.strings.message(stringCount)) in \(Counted.files.message(fileCount))",
      comment: "报告的总结。%1$@：有几个；%2$@：在哪些文件里")
  }

  /// What stands for a table whose name the code computes.
  static func computed(_ expression: String) -> Message {
    Message("computed: \(expression)", comment: "表名由代码算出。%@：求表名的表达式")
  }
}
