import LocalizationModel
import SwiftTree

/// The sources of a sync, tests included, sorted by path bytes.
package struct SyncSources: Sendable {
  package let all: [SyncSource]
  /// Files that were read but are not Swift from end to end.
  let brokenPaths: Set<String>
  /// Files that may hold literals not seen here: not read, or not Swift from end to end.
  let incompletePaths: Set<String>
  /// What the app's sources spell of which a build said nothing.
  private let unseenLiterals: Set<LiteralHash>

  package init(_ all: [SyncSource]) {
    self.all = all
    incompletePaths = Set(all.lazy.filter { !$0.reading.isComplete }.map(\.path))
    brokenPaths = Set(
      all.lazy.filter { $0.reading.isRead && !$0.reading.isComplete }.map(\.path))
    var unseen: Set<LiteralHash> = []
    for source in all where !source.reading.isSeen && source.shares != nil {
      unseen.formUnion(source.literalHashes)
    }
    unseenLiterals = unseen
  }

  package var readCount: Int { all.count(where: \.reading.isRead) }

  /// Where a source is not Swift from end to end.
  func flaws(of path: String) -> [Finding] {
    all.first { $0.path == path }?.reading.flaws ?? []
  }

  /// Whether a key may stand in a source that the build did not see.
  func isSpelledUnseen(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash(key: key))
  }
}
