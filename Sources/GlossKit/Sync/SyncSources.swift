import LocalizationModel
import SwiftTree

/// The sources of a sync, tests included, sorted by path bytes.
struct SyncSources: Sendable {
  let all: [SyncSource]
  /// Files that were read but are not Swift from end to end.
  let brokenPaths: Set<String>
  /// Files that may hold literals not seen here: not read, or not Swift from end to end.
  let incompletePaths: Set<String>
  /// What the app's sources spell of which a build said nothing.
  private let unseenLiterals: Set<LiteralHash>

  /// - Parameter build: What a build found, if that is to count.
  init(_ all: [SyncSource], seenBy build: StringsDataFolder?) {
    self.all = all
    incompletePaths = Set(all.lazy.map(\.source).filter { !$0.isComplete }.map(\.path))
    brokenPaths = Set(
      all.lazy.map(\.source).filter { $0.failure == nil && !$0.isComplete }.map(\.path))
    var unseen: Set<LiteralHash> = []
    if let build {
      for source in all where build.strings[source.source.path] == nil && source.shares != nil {
        unseen.formUnion(source.source.literalHashes)
      }
    }
    unseenLiterals = unseen
  }

  var failures: [GlossError] { all.compactMap(\.source.failure) }
  var readCount: Int { all.count { $0.source.failure == nil } }

  /// Where a source is not Swift from end to end.
  func flaws(of path: String) -> [Finding] {
    all.first { $0.source.path == path }?.source.flaws ?? []
  }

  /// Whether a key may stand in a source that the build did not see.
  func isSpelledUnseen(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash(key: key))
  }
}
