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
      unseenLiterals.formUnion(source.scan.literalHashes)
    }
  }

  /// Whether a key may stand in a source that the build did not see.
  func isSpelledUnseen(_ key: String) -> Bool {
    !unseenLiterals.isEmpty && unseenLiterals.contains(LiteralHash.hash(key: key))
  }
}

extension ReadSource {
  /// The same source with the strings that a build found in it; with none if the build did not see
  /// it.
  func replacingStrings(by stringsData: StringsDataFolder) -> ReadSource {
    var source = self
    // No build follows texts.
    let followed = source.scan.strings.filter(\.isFollowed)
    source.scan.strings = stringsData.strings[path].map { $0 + followed } ?? []
    // The build read it, whatever was thought of it here.
    source.scan.findings = []
    return source
  }
}
