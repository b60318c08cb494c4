import LocalizationModel
import SwiftTree

/// All sources of a sync, tests and `Info.plist` files included, sorted by path bytes, with sums over them: the incomplete
/// ones, and the literals that a build did not see.
package struct SyncSources: Sendable {
  package let all: [SyncSource]
  /// Paths of files that were read but do not parse as Swift from end to end.
  let brokenPaths: Set<String>
  /// Paths of files that may hold unknown literals: unread, or not parsed from end to end.
  let incompletePaths: Set<String>
  /// Hashes of the literals in app sources that the build did not compile.
  private let unseenLiterals: Set<LiteralHash>

  package init(_ all: [SyncSource]) {
    self.all = all
    incompletePaths = Set(all.lazy.filter { !$0.isComplete }.map(\.path))
    brokenPaths = Set(
      all.lazy.filter { $0.isRead && !$0.isComplete }.map(\.path))
    var unseen: Set<LiteralHash> = []
    for source in all where !source.isInBuild && source.shares != nil {
      unseen.formUnion(source.literalHashes)
    }
    unseenLiterals = unseen
  }

  /// The number of sources with code that could be opened.
  package var readCount: Int { all.count { $0.isCode && $0.isRead } }

  /// Returns a source's syntax errors; empty for an unknown path.
  func flaws(of path: String) -> [Finding] {
    all.first { $0.path == path }?.flaws ?? []
  }

  /// True if a source that the build did not compile may spell the key: the build's output then
  /// does not show that the key is unused.
  func mayBeSpelledOutsideBuild(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash(key: key))
  }
}
