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
    for source in files.sources { keys.addSpelled(keys.found(in: source.value.literalHashes)) }
    let wanted = keys
    let paths = project.tree.paths(of: .otherSource).filter(project.configuration.includes)
    let found = await concurrentlyMap(paths, workers: project.workers) { path -> Set<UInt64>? in
      guard let bytes = try? FileReader.contents(of: path).bytes else { return nil }
      return wanted.found(in: OtherSourceLiterals(bytes.span, path: path).hashes)
    }
    for found in found {
      if let found { keys.addSpelled(found) } else { isWhole = false }
    }
  }
}
