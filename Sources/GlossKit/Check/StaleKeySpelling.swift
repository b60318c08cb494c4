import LocalizationModel

/// The stale keys of all catalogs of a check, and which of them some source spells. Swift sources
/// are read already; Objective-C and Interface Builder files are read only if there are stale keys.
struct StaleKeySpelling: Sendable {
  private(set) var keys = StaleKeys(of: [])
  /// True if all sources were read to their end; otherwise any key may be spelled.
  private(set) var isWhole: Bool

  /// Looks for the stale keys of the catalogs in all sources.
  init(of files: CheckedFiles, in project: Project) async {
    isWhole = files.brokenSources.isEmpty
    for catalog in files.catalogs { keys.add(catalog.staleKeys) }
    if keys.isEmpty { return }
    for source in files.sources { keys.addSpelled(in: source) }
    let staleKeys = keys
    for (_, result) in await OtherSources(of: project).answers({ staleKeys.found(in: $0) }) {
      switch result {
      case .success(let found): keys.addSpelled(found)
      case .failure: isWhole = false
      }
    }
  }
}
