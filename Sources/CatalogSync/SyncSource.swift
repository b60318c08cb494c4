package import LocalizationModel
package import ProjectLayout
package import SwiftTree

/// One source of a sync, with its strings by the catalogs that serve them.
package struct SyncSource: Sendable {
  package let path: String
  /// Ascending by place.
  package let strings: [ExtractedString]
  /// Its literals, in no order.
  package let literalHashes: ContiguousArray<LiteralHash>
  /// The state in which it was read.
  package let reading: Reading
  /// `nil` for a test.
  package let shares: [Share]?
  /// The first phrases of App Shortcuts that no catalog takes. Those that one takes are left to Xcode.
  package let unservedPhrases: [ExtractedString]

  /// The state in which a source was read.
  package struct Reading: Sendable {
    /// False if it could not be opened.
    package let isRead: Bool
    /// True if it is Swift from end to end.
    package let isComplete: Bool
    /// True unless a build that is to count did not see it.
    package let isSeen: Bool
    /// Places where it is no Swift.
    package let flaws: [Finding]
    /// Other findings of the reader.
    package let remarks: [Finding]

    package init(
      isRead: Bool, isComplete: Bool, isSeen: Bool, flaws: [Finding], remarks: [Finding]
    ) {
      self.isRead = isRead
      self.isComplete = isComplete
      self.isSeen = isSeen
      self.flaws = flaws
      self.remarks = remarks
    }
  }

  /// Strings of one table.
  package struct Share: Sendable {
    package let table: TableName
    package let strings: [ExtractedString]
    package let group: Group
  }

  /// Strings that the same catalogs serve.
  package struct Group: Hashable, Sendable {
    /// Sorted by path bytes.
    package let catalogs: [String]
    /// Whether they were found by folders alone.
    package let isGuess: Bool
  }

  package init(
    _ path: String, _ strings: [ExtractedString], _ literalHashes: ContiguousArray<LiteralHash>,
    _ reading: Reading, in layout: ProjectLayout
  ) {
    self.path = path
    self.strings = strings
    self.literalHashes = literalHashes
    self.reading = reading
    let isTest = layout.isTest(path)
    shares = isTest ? nil : Self.shares(of: strings, layout)
    unservedPhrases =
      isTest
      ? []
      : strings.filter {
        $0.table == .appShortcuts && !$0.phrases.isEmpty && layout.catalogs(serving: $0).isEmpty
      }
  }

  private static func shares(of strings: [ExtractedString], _ layout: ProjectLayout) -> [Share] {
    byPlace(strings, layout).lazy.filter { $0.place.table != .appShortcuts }.map { place, strings in
      let catalogs = layout.catalogs(serving: place.path, table: place.table)
      let isGuess = catalogs.count > 1 && layout.goesByFolders(place.path, table: place.table)
      return Share(
        table: place.table, strings: strings, group: Group(catalogs: catalogs, isGuess: isGuess))
    }
  }

  /// Where strings are looked up.
  private struct Place: Hashable {
    let table: TableName
    /// The path of the source whose bundle is searched.
    let path: String

    init(_ string: ExtractedString, _ layout: ProjectLayout) {
      table = string.table
      path = layout.bundlePath(of: string)
    }
  }

  private static func byPlace(
    _ strings: [ExtractedString], _ layout: ProjectLayout
  ) -> [(place: Place, strings: [ExtractedString])] {
    guard let first = strings.first else { return [] }
    // Nearly every file has strings of one table.
    if strings.allSatisfy({ $0.table == first.table && !$0.isFollowed }) {
      return [(Place(first, layout), strings)]
    }
    return Dictionary(grouping: strings) { Place($0, layout) }.map { ($0.key, $0.value) }
  }
}
