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
  private let catalogs: [String: CatalogAnalysis]

  init(_ files: CheckedFiles, of project: Project, _ checkers: CheckerCache) {
    self.project = project
    self.checkers = checkers
    sources = files.sources
    catalogs = Dictionary(
      uniqueKeysWithValues: files.catalogs.map { ($0.catalog.path, $0) })
  }

  /// The identity of a key: strings with equal identities are places of one key.
  private struct KeyIdentity: Hashable, Sendable {
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

  /// Checks all keys in parallel; returns findings with their lines, in no order. A live project
  /// checks only those keys anew whose sources or catalogs have changed.
  func findings() async -> [LocatedFinding] {
    let groups = Array(groups())
    guard let cache = project.overlay.cache else { return await findings(groups).flatMap(\.self) }
    let inputs = KeptFindings.Inputs(checkers: checkers.identity, layout: project.layoutEdition)
    var kept = cache.kept(KeptFindings.self) ?? KeptFindings(inputs: inputs)
    if kept.inputs != inputs { kept = KeptFindings(inputs: inputs) }
    var next = KeptFindings(inputs: inputs)
    var open: [(KeyIdentity, [StringIndex])] = []
    for (identity, members) in groups {
      let ground = ground(identity, members)
      let answer = kept.keys[identity].flatMap { $0.ground == ground ? $0 : nil }
      if answer == nil { open.append((identity, members)) }
      next.keys[identity] = answer ?? KeptFindings.Answer(ground: ground)
    }
    for ((identity, _), findings) in zip(open, await findings(open)) {
      next.keys[identity]?.findings = findings
    }
    cache.keep(next)
    return next.keys.values.flatMap(\.findings)
  }

  /// Returns the findings of each key, in the order of the keys.
  private func findings(_ groups: [(KeyIdentity, [StringIndex])]) async -> [[LocatedFinding]] {
    let (checkers, catalogs) = (checkers, catalogs)
    let shares = stride(from: 0, to: groups.count, by: Self.shareSize).map {
      $0..<min($0 + Self.shareSize, groups.count)
    }
    let found = await concurrentlyMap(shares, workers: project.workers) { share in
      var scratch = KeyScratch(
        checkers: checkers, adoptions: catalogs.mapValues { KeyAdoption($0.catalog) })
      return groups[share].map { identity, members in
        var sink = FindingSink()
        check(identity, members, &scratch, &sink)
        return sink.findings
      }
    }.flatMap(\.self)
    var located = await project.located(found.flatMap(\.self))[...]
    return found.map { findings in
      defer { located = located.dropFirst(findings.count) }
      return Array(located.prefix(findings.count))
    }
  }

  /// The findings of all keys, kept for the next check of a live project.
  private struct KeptFindings: Sendable {
    /// The inputs of all findings.
    struct Inputs: Equatable, Sendable {
      let checkers: Identity
      let layout: Identity?
    }

    /// The inputs of one key's findings: its places, and the catalogs that serve it.
    struct Ground: Equatable, Sendable {
      struct Place: Equatable, Sendable {
        let source: Identity
        let index: Int
      }

      let places: [Place]
      let catalogs: [Identity?]
    }

    struct Answer: Sendable {
      let ground: Ground
      var findings: [LocatedFinding] = []
    }

    let inputs: Inputs
    var keys: [KeyIdentity: Answer] = [:]
  }

  private func ground(
    _ identity: KeyIdentity, _ members: [StringIndex]
  ) -> KeptFindings.Ground {
    KeptFindings.Ground(
      places: members.map {
        KeptFindings.Ground.Place(source: sources[$0.source].identity, index: $0.index)
      },
      catalogs: identity.catalogs.map { catalogs[$0]?.identity })
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
      return catalogs[path]?.catalog.entry(key)
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
