import ConventionChecks
import LocalizationModel
import StringCatalog

/// What depends on all places of a key.
extension CheckRun {
  /// What makes two strings sites of one key.
  private struct KeyIdentity: Hashable {
    let catalogs: [String]
    let table: TableName
    let key: [UInt8]
  }

  private struct KeyScratch: ~Copyable {
    var checkers: CheckerCache
    var adoptions: [String: KeyAdoption]
  }

  /// How many keys are one worker's share.
  private static var shareSize: Int { 128 }

  func checkKeys() async -> [LocatedFinding] {
    let groups = Array(
      Dictionary(grouping: strings.indices) {
        KeyIdentity(
          catalogs: strings[$0].catalogs, table: strings[$0].string.table,
          key: Array(strings[$0].string.key.utf8))
      })
    let catalogs = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    let shares = stride(from: 0, to: groups.count, by: Self.shareSize).map {
      $0..<min($0 + Self.shareSize, groups.count)
    }
    let findings = await concurrentlyMap(
      shares, workers: project.workers,
      scratch: {
        KeyScratch(checkers: checkers, adoptions: catalogs.mapValues { KeyAdoption($0) })
      }
    ) { share, scratch in
      var sink = FindingSink()
      for (identity, members) in groups[share] {
        check(identity, members, catalogs, &scratch, &sink)
      }
      return sink.findings.filter { project.scope.contains($0.path) }
    }
    return await located(findings.flatMap { $0 })
  }

  /// - Parameter members: Indices of the strings.
  private func check(
    _ identity: KeyIdentity, _ members: [Int], _ catalogs: [String: StringCatalog],
    _ scratch: inout KeyScratch, _ sink: inout FindingSink
  ) {
    guard let first = members.first.map({ strings[$0].string }),
      members.contains(where: { project.scope.contains(strings[$0].string.path) })
    else { return }
    let checker = scratch.checkers.checker(for: first.path, table: identity.table.name)
    let entries = identity.catalogs.compactMap { path -> CatalogEntry? in
      guard let key = scratch.adoptions[path]?.key(for: first) else { return nil }
      return catalogs[path]?.entry(key)
    }
    checker.check(
      KeySites(
        key: first.key, table: identity.table, catalogs: identity.catalogs,
        sites: members.map { strings[$0].string }, entries: entries, settings: checker.settings),
      &sink)
  }

  /// Finds the places of findings in sources.
  private func located(_ findings: [Finding]) async -> [LocatedFinding] {
    let byPath = Dictionary(grouping: findings, by: \.path).sorted { $0.key < $1.key }
    let overlay = project.overlay
    return await concurrentlyMap(
      byPath.map { ($0.key, $0.value) }, workers: project.workers,
      scratch: { FileReader(overlay: overlay) }
    ) { file, reader in
      do throws(GlossError) {
        let bytes = try reader.text(of: file.0)
        return LocatedFinding.locate(file.1, in: bytes.span)
      } catch {
        // It was there a moment ago; what was found in it then still holds.
        return file.1.map { LocatedFinding($0) }
      }
    }.flatMap { $0 }
  }
}
