package import LocalizationModel

/// The strings that `gloss extract` found, with the catalogs that take them: the input of
/// ``ExtractText`` and ``ExtractJSON``.
package struct ExtractReport: Sendable {
  /// One string of the sources.
  package struct Entry: Sendable {
    /// The string with its key, comment and place.
    package let string: ExtractedString
    /// Paths of the catalogs that `gloss sync` adds the string to; empty if there are none.
    package let catalogs: [String]

    package init(_ string: ExtractedString, catalogs: [String]) {
      self.string = string
      self.catalogs = catalogs
    }
  }

  /// The strings sorted by path, place and key.
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

  /// Returns the name shown for a table that the code computes: `computed: EXPRESSION`.
  static func computed(_ expression: String) -> Message {
    Message("computed: \(expression)", comment: "表名由代码算出。%@：求表名的表达式")
  }
}
