import CatalogSync
import LocalizationModel
import SwiftTree

/// The keys of catalogs that nothing in the project uses, and the files that keep the others.
///
/// `sync` removes keys by it, `check` reports the stale ones among them, and `why` names the file that
/// keeps a key. Each search reads more files than the one before, so it is only made for the keys that
/// were not found so far: Swift sources, sources in other languages, sources outside the scan, data
/// files. At last come the sources that this checkout lacks, which may use any key.
struct KeyUsageIndex: Sendable {
  /// Each catalog with its unused keys, in the order given.
  let catalogs: [UnusedKeys]
  /// The missing keys in the project's sources.
  let inside: SourceSpellings
  /// Errors of files that could not be read, each of which may spell any key.
  private(set) var failures: [GlossError] = []
  /// The missing keys in files that are not extracted.
  private let outside: ExcludedSpellings
  /// The missing keys in data files, such as JSON, property lists and templates.
  private let resources: SpelledKeys

  /// - Parameters:
  ///   - keys: For each catalog, the keys that extraction did not find.
  ///   - searchesAll: False if keys without a use stay as they are anyway, so that no file beside the
  ///     sources has to be searched.
  init(
    of matched: [ResolvedCatalog], missing keys: [[String]], in sources: SyncSources,
    beside missingSources: MissingSources, of project: Project, searchesAll: Bool = true
  ) async {
    var inside = SourceSpellings(
      of: matched, missing: keys, in: sources, of: project.layout, beside: missingSources)
    if !inside.spelled.isEmpty {
      let wanted = inside.spelled
      for (path, result) in await OtherSources(of: project).answers({ wanted.wanted(among: $0) }) {
        switch result {
        case .success(let hashes): inside.add(hashes, of: path)
        case .failure(let error):
          failures.append(error)
          inside.add(unread: path)
        }
      }
    }
    let spelling = inside
    let unspelled = zip(matched, keys).map {
      UnusedKeys(of: $0, missing: $1, spelling, sources, unread: project.failures.first?.path)
    }
    let unscanned = await UnscannedSources(
      spelling: searchesAll ? unspelled.flatMap(\.keys) : [], in: project)
    failures += unscanned.failures
    let unread = unspelled.map { $0.keeping(keysSpelledIn: unscanned.spelling, sources) }
    resources = await ResourceSpelling(
      of: searchesAll ? unread.flatMap(\.keys) : [], in: project
    ).spelled
    let resources = resources
    catalogs = unread.map {
      $0.keeping(keysSpelledIn: resources).keeping(keysOf: missingSources)
    }
    (self.inside, outside) = (inside, unscanned.spelling)
  }

  /// Returns the path of a file that spells a missing key of a catalog: a source first, else any
  /// other file.
  func speller(of key: String, in catalog: String) -> String? {
    inside.speller(of: key, in: catalog) ?? outside.speller(of: key, in: catalog)
      ?? resources.speller(of: key) { _ in true }
  }
}
