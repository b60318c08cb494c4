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
  package let entries: [Entry]

  /// - Parameter entries: In any order.
  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      let (left, right) = (left.string, right.string)
      return precedes(left.path, right.path)
        ?? (left.range.start == right.range.start ? nil : left.range.start < right.range.start)
        ?? precedes(left.key, right.key) ?? false
    }
  }

  /// `3 strings in 2 files`.
  package var summary: Message {
    let fileCount = Set(entries.map(\.string.path)).count
    return Message(
      "\(Counted.strings.message(entries.count)) in \(Counted.files.message(fileCount))",
      comment: "报告的总结。%1$@：有几个；%2$@：在哪些文件里")
  }

  /// What stands for a table whose name the code computes.
  static func computed(_ expression: String) -> Message {
    Message("computed: \(expression)", comment: "表名由代码算出。%@：求表名的表达式")
  }
}
