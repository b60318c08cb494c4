import LocalizationModel
import ProjectLayout

/// What the project's sources spell of the keys that its catalogs have and extraction does not find.
struct KeySpelling: Sendable {
  let layout: ProjectLayout
  /// For each catalog its missing keys.
  let missing: [[String]]
  /// Which of them the sources spell.
  private(set) var spelled: SpelledKeys
  /// Sources that could not be read whole, so that they may spell any key.
  private var unread: Set<String>
  private(set) var failures: [GlossError] = []

  /// Other sources than Swift's are read only if a key is missing.
  init(
    of catalogs: [FedCatalog], in sources: SyncSources, of project: Project, stale: StaleSetting
  ) async {
    layout = project.layout
    unread = sources.incompletePaths
    missing = catalogs.map { $0.missingKeys(stale: stale) }
    spelled = SpelledKeys(wanted: missing.joined())
    if spelled.isEmpty { return }
    for source in sources.all { spelled.add(source.source.literalHashes, of: source.source.path) }
    let others = project.tree.paths(of: .otherSource).filter(project.configuration.includes)
    let literals = await concurrentlyMap(others, workers: project.workers) { path in
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: path).bytes
        return Result<Set<UInt64>, GlossError>.success(
          OtherSourceLiterals(bytes.span, path: path).hashes)
      } catch {
        return .failure(error)
      }
    }
    for (path, result) in zip(others, literals) {
      switch result {
      case .success(let hashes): spelled.add(hashes, of: path)
      case .failure(let error):
        failures.append(error)
        unread.insert(path)
      }
    }
  }

  /// Sources of a catalog that could not be read whole.
  func incompleteSources(of catalog: String) -> [String] {
    if unread.isEmpty { return [] }
    return layout.sourcesThatMaySpell(keysOf: catalog).filter(unread.contains)
  }

  /// The first by path bytes of the sources that spell a missing key of a catalog.
  func speller(of key: String, in catalog: String) -> String? {
    let sources = Set(layout.sourcesThatMaySpell(keysOf: catalog))
    return spelled.speller(of: key, where: sources.contains)
  }
}
