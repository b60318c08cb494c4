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
  package let entries: [Entry]

  /// - Parameter entries: In any order; fastest if by path and place.
  package init(_ entries: [Entry]) {
    let isSorted = entries.indices.dropFirst().allSatisfy {
      !Self.precedes(entries[$0], entries[$0 - 1])
    }
    self.entries = isSorted ? entries : entries.sorted(by: Self.precedes)
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let (left, right) = (left.string, right.string)
    // Equal paths are mostly one and the same text, which shows at once.
    return (left.path == right.path ? nil : GlossReports.precedes(left.path, right.path))
      ?? (left.range.start == right.range.start ? nil : left.range.start < right.range.start)
      ?? GlossReports.precedes(left.key, right.key) ?? false
  }
}
