import LocalizationModel
import ProjectLayout
import SourceScanner
import SwiftTree

/// A sync from what a build wrote.
extension SyncPlanner {
  /// Collects what the app's sources spell that the build did not see.
  mutating func noteUnseenLiterals() {
    guard let stringsData = options.stringsData else { return }
    for source in sources
    where stringsData.strings[source.path] == nil && !project.layout.isTest(source.path) {
      unseenLiterals.formUnion(source.literalHashes)
    }
  }

  /// Whether a key may stand in a source that the build did not see.
  func isSpelledUnseen(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash.hash(key: key))
  }
}
