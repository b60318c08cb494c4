import CatalogSync
import LocalizationModel
import ProjectLayout

extension SyncSource {
  /// Makes the form of a scanned source that a sync works on.
  ///
  /// - Parameters:
  ///   - elsewhere: The literals of sources that this checkout has no bodies of.
  ///   - build: The strings that a build extracted; `nil` to take the scan's.
  init(
    _ scanned: ScannedSource, _ layout: ProjectLayout, elsewhere: [String: RemoteSource],
    seenBy build: StringsDataFolder? = nil
  ) {
    let scanned = elsewhere[scanned.path].map(scanned.replacingLiterals) ?? scanned
    let source = build.map { scanned.replacingStrings(by: $0) } ?? scanned
    self.init(
      source.path, source.strings, source.literalHashes,
      Reading(
        isRead: source.failure == nil, isComplete: source.isComplete,
        isInBuild: build.map { $0.strings[source.path] != nil } ?? true,
        flaws: source.flaws, remarks: source.remarks),
      in: layout)
  }
}
