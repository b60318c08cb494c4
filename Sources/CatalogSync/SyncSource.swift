package import LocalizationModel
package import ProjectLayout
package import SwiftTree

/// One source of a sync: its literals, and its strings grouped by the catalogs that serve them.
///
/// The scan makes one for each source; ``StringGroups`` and ``SourceSpellings`` read them.
package struct SyncSource: Sendable {
  package let path: String
  /// Ascending by position.
  package let strings: [ExtractedString]
  /// Hashes of all the source's literals, localizable or not, in no order.
  package let literalHashes: ContiguousArray<LiteralHash>
  /// False if the file could not be opened.
  package var isRead = true
  /// True if the file parses as Swift from end to end.
  package var isComplete = true
  /// False if strings are taken from a build's output and the build did not compile this source.
  package var isInBuild = true
  /// The file's syntax errors.
  package var flaws: [Finding] = []
  /// Other findings of the scanner.
  package var remarks: [Finding] = []
  /// The strings by table and catalogs; `nil` for a test, whose strings go to no catalog.
  package let shares: [Share]?
  /// True for a source in Swift or C, false for an `Info.plist`.
  package let isCode: Bool
  /// App Shortcuts, each by its first phrase, that no catalog serves. The others are left to Xcode.
  package let unservedPhrases: [ExtractedString]

  /// The strings of one table, with the catalogs that serve them.
  package struct Share: Sendable {
    package let table: TableName
    /// The path of the source whose bundle is searched.
    package let path: String
    package let strings: [ExtractedString]
    package let group: Group

    package init(table: TableName, path: String, strings: [ExtractedString], group: Group) {
      self.table = table
      self.path = path
      self.strings = strings
      self.group = group
    }
  }

  /// The catalogs that serve the same strings.
  package struct Group: Hashable, Sendable {
    /// Sorted by path bytes.
    package let catalogs: [String]
    /// True if the catalogs were found by their folders alone, without targets.
    ///
    /// Then ``NearestCatalogChoice`` chooses between them by the keys they hold.
    package let isGuess: Bool

    package init(catalogs: [String], isGuess: Bool) {
      self.catalogs = catalogs
      self.isGuess = isGuess
    }
  }

  package init(
    _ path: String, _ strings: [ExtractedString], _ literalHashes: ContiguousArray<LiteralHash>,
    in layout: ProjectLayout
  ) {
    self.path = path
    self.strings = strings
    self.literalHashes = literalHashes
    isCode = true
    let isTest = layout.isTest(path)
    shares = isTest ? nil : Self.shares(of: strings, layout)
    unservedPhrases =
      isTest
      ? []
      : strings.filter {
        $0.table == .appShortcuts && !$0.phrases.isEmpty && layout.catalogs(serving: $0).isEmpty
      }
  }

  /// Returns the source for a layout with other catalogs.
  package func regrouped(in layout: ProjectLayout) -> SyncSource {
    var source = SyncSource(path, strings, literalHashes, in: layout)
    (source.isRead, source.isComplete, source.isInBuild) = (isRead, isComplete, isInBuild)
    (source.flaws, source.remarks) = (flaws, remarks)
    return source
  }

  /// Makes the source of an `Info.plist`, or of a project with texts in its build settings.
  package init(list path: String, _ shares: [Share]) {
    self.path = path
    strings = shares.flatMap(\.strings)
    literalHashes = []
    isCode = false
    self.shares = shares
    unservedPhrases = []
  }

  private static func shares(of strings: [ExtractedString], _ layout: ProjectLayout) -> [Share] {
    groupedByLookup(strings, layout).lazy.filter { $0.target.table != .appShortcuts }.map {
      target, strings in
      let catalogs = layout.catalogs(serving: target.path, table: target.table)
      let isGuess = catalogs.count > 1 && layout.goesByFolders(target.path, table: target.table)
      return Share(
        table: target.table, path: target.path, strings: strings,
        group: Group(catalogs: catalogs, isGuess: isGuess))
    }
  }

  /// The table and the bundle in which a string is looked up.
  private struct LookupTarget: Hashable {
    let table: TableName
    /// The path of the source whose bundle is searched.
    let path: String

    init(_ string: ExtractedString, _ layout: ProjectLayout) {
      table = string.table
      path = layout.bundlePath(of: string)
    }
  }

  private static func groupedByLookup(
    _ strings: [ExtractedString], _ layout: ProjectLayout
  ) -> [(target: LookupTarget, strings: [ExtractedString])] {
    guard let first = strings.first else { return [] }
    // A fast path: nearly every file has strings of one table only.
    if strings.allSatisfy({ $0.table == first.table && !$0.isFollowed }) {
      return [(LookupTarget(first, layout), strings)]
    }
    return Dictionary(grouping: strings) { LookupTarget($0, layout) }.map { ($0.key, $0.value) }
  }
}
