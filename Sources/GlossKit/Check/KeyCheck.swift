import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Runs the rules on keys, which need all places of a key at once, such as `comment-conflict`:
/// groups the strings of all sources by key, then checks the groups in parallel.
struct KeyCheck: Sendable {
  private let project: Project
  private let checkers: CheckerCache
  private let sources: [CheckedSource]
  /// The catalogs by path.
  private let catalogs: [String: StringCatalog]

  init(_ files: CheckedFiles, of project: Project, _ checkers: CheckerCache) {
    self.project = project
    self.checkers = checkers
    sources = files.sources
    catalogs = Dictionary(
      uniqueKeysWithValues: files.catalogs.map { ($0.catalog.path, $0.catalog) })
  }

  /// The identity of a key: strings with equal identities are places of one key.
  private struct KeyIdentity: Hashable {
    /// The paths of the catalogs that serve the string.
    let catalogs: [String]
    let table: TableName
    let key: TextKey
  }

  private struct StringIndex {
    /// An index into ``sources``.
    let source: Int
    /// An index into the strings of the source.
    let index: Int
  }

  /// State that one worker keeps from one key to the next.
  private struct KeyScratch {
    let checkers: CheckerCache
    var adoptions: [String: KeyAdoption]
  }

  /// The number of keys that one worker checks at a time.
  private static let shareSize = 128

  /// Checks all keys in parallel; returns findings with their lines, sorted by path bytes.
  func findings() async -> [LocatedFinding] {
    let groups = Array(groups())
    let (checkers, catalogs) = (checkers, catalogs)
    let shares = stride(from: 0, to: groups.count, by: Self.shareSize).map {
      $0..<min($0 + Self.shareSize, groups.count)
    }
    let findings = await concurrentlyMap(
      shares, workers: project.workers
    ) { share in
      var scratch = KeyScratch(
        checkers: checkers, adoptions: catalogs.mapValues { KeyAdoption($0) })
      var sink = FindingSink()
      for (identity, members) in groups[share] {
        check(identity, members, &scratch, &sink)
      }
      return sink.findings
    }
    return await project.located(findings.flatMap { $0 })
  }

  /// Groups the strings of all sources by key; the strings of each key are by path and position.
  private func groups() -> [KeyIdentity: [StringIndex]] {
    var groups: [KeyIdentity: [StringIndex]] = [:]
    for (source, checkedSource) in sources.enumerated() {
      for (index, string) in checkedSource.strings.enumerated() {
        let identity = KeyIdentity(
          catalogs: checkedSource.catalogs[index], table: string.table, key: TextKey(string.key))
        groups[identity, default: []].append(StringIndex(source: source, index: index))
      }
    }
    return groups
  }

  private func check(
    _ identity: KeyIdentity, _ members: [StringIndex], _ scratch: inout KeyScratch,
    _ sink: inout FindingSink
  ) {
    let sites = members.map { sources[$0.source].strings[$0.index] }
    guard let first = sites.first, let firstMember = members.first else { return }
    let catalogPaths = sources[firstMember.source].catalogs[firstMember.index]
    let entries = catalogPaths.compactMap { path -> CatalogEntry? in
      guard let key = scratch.adoptions[path]?.key(for: first) else { return nil }
      return catalogs[path]?.entry(key)
    }
    var modulePaths: Set<String> = []
    if let table = identity.table.name {
      for member in members {
        let source = sources[member.source]
        if source.moduleTables.contains(table) { modulePaths.insert(source.path) }
      }
    }
    var homes: [String: Set<String>] = [:]
    if catalogPaths.isEmpty, sites.count > 1 {
      for path in Set(sites.map(\.path)) { homes[path] = project.layout.homes(of: path) }
    }
    func check(by path: String, _ sink: inout FindingSink) {
      let checker = scratch.checkers.checker(for: path, table: identity.table.name)
      checker.check(
        KeySites(
          key: first.key, table: identity.table, catalogs: catalogPaths, sites: sites,
          entries: entries, modulePaths: modulePaths, homes: homes, settings: checker.settings),
        &sink)
    }
    guard scratch.checkers.hasOverrides else { return check(by: first.path, &sink) }
    // Overrides can give the places of a key different settings: for each combination, the key is
    // checked with all places, and findings in files with these settings count.
    let groups = Dictionary(grouping: Set(sites.map(\.path))) {
      scratch.checkers.overrides(for: $0, table: identity.table.name)
    }
    for paths in groups.values {
      guard let path = paths.min(by: { $0.precedesInBytes($1) }) else { continue }
      var part = FindingSink()
      check(by: path, &part)
      sink.take(part.findings.filter { paths.contains($0.path) })
    }
  }
}
