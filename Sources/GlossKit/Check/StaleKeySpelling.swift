import LocalizationModel

/// The stale keys of all catalogs of a check, with those marked that some source spells: Swift, and
/// Objective-C or Interface Builder files where there are stale keys.
struct StaleKeySpelling: Sendable {
  private(set) var keys = StaleKeys(of: [])
  /// True if all sources were read to their end; otherwise any key may be spelled.
  private(set) var isWhole: Bool

  /// Reads other sources than Swift only if there are stale keys.
  init(of files: CheckedFiles, in project: Project) async {
    isWhole = files.brokenSources.isEmpty
    for catalog in files.catalogs { keys.add(catalog.staleKeys) }
    if keys.isEmpty { return }
    for source in files.sources { keys.addSpelled(keys.found(in: source.literalHashes)) }
    let wanted = keys
    for (_, result) in await OtherSources(of: project).answers({ wanted.found(in: $0) }) {
      switch result {
      case .success(let found): keys.addSpelled(found)
      case .failure: isWhole = false
      }
    }
  }
}
