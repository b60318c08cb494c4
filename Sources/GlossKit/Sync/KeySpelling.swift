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
    let wanted = spelled
    for (path, result) in await OtherSources(of: project).answers({ wanted.wanted(among: $0) }) {
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
