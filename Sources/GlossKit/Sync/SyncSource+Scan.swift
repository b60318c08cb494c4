import CatalogSync
import LocalizationModel
import ProjectLayout

extension SyncSource {
  /// Makes the form of a scanned source that a sync works on.
  ///
  /// - Parameter build: The strings that a build extracted; `nil` to take the scan's.
  init(_ scanned: ScannedSource, _ layout: ProjectLayout, seenBy build: StringsDataFolder?) {
    // The compiler lists the strings of Swift alone.
    let build = FileKind.isC(scanned.path) ? nil : build
    let source = build.map { scanned.replacingStrings(by: $0) } ?? scanned
    self.init(source.path, source.strings, source.literalHashes, in: layout)
    (isRead, isComplete) = (source.failure == nil, source.isComplete)
    isInBuild = build.map { $0.strings[source.path] != nil } ?? true
    (flaws, remarks) = (source.flaws, source.remarks)
  }
}
