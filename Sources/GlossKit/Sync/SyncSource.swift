import LocalizationModel
import ProjectLayout

/// One source of a sync, with its strings by the catalogs that serve them.
struct SyncSource: Sendable {
  let source: ScannedSource
  /// `nil` for a test.
  let shares: [Share]?

  /// Strings of one table.
  struct Share: Sendable {
    let table: TableName
    let strings: [ExtractedString]
    let group: Group
  }

  /// Strings that the same catalogs serve.
  struct Group: Hashable, Sendable {
    /// Sorted by path bytes.
    let catalogs: [String]
    /// Whether they were found by folders alone.
    let isGuess: Bool
  }

  init(_ source: ScannedSource, _ layout: ProjectLayout) {
    self.source = source
    shares = layout.isTest(source.path) ? nil : Self.shares(of: source.strings, layout)
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
