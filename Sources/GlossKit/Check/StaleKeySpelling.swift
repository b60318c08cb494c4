import LocalizationModel

/// Which stale keys of a project's catalogs are spelled anywhere in its sources.
struct StaleKeySpelling: Sendable {
  private(set) var keys = StaleKeys(of: [])
  /// Whether all sources could be read from end to end: else any of them may spell any key.
  private(set) var isWhole: Bool

  /// Sources that are not Swift are read only if there are stale keys.
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
