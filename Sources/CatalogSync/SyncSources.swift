import LocalizationModel
import SwiftTree

/// All sources of a sync, tests included, sorted by path bytes, with the questions asked about all
/// of them.
package struct SyncSources: Sendable {
  package let all: [SyncSource]
  /// Paths of files that were read but do not parse as Swift from end to end.
  let brokenPaths: Set<String>
  /// Paths of files that may hold unknown literals: not read, or not parsed from end to end.
  let incompletePaths: Set<String>
  /// Hashes of the literals in app sources that the build did not compile.
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

  /// Returns the places where a source does not parse as Swift.
  func flaws(of path: String) -> [Finding] {
    all.first { $0.path == path }?.reading.flaws ?? []
  }

  /// True if a source that the build did not compile may spell the key.
  func isSpelledUnseen(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash(key: key))
  }
}
