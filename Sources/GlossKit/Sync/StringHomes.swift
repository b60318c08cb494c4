import CatalogSync
import ConventionChecks
import LegacyFormats
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Decides which strings without a catalog count: by the settings and `gloss:` comments, and by the
/// keys of older `.strings` files.
///
/// Strings that no catalog serves come in; findings and their number come out. `sync`, `status` and
/// `init` take the number from here.
struct StringHomes: Sendable {
  private let project: Project
  private let judge: TablesWithoutCatalog.Judge

  /// - Parameter unserved: The strings that no catalog serves.
  init(of unserved: TablesWithoutCatalog, in project: Project) async {
    self.project = project
    let checks = project.configuration.checks
    let suppressions = Self.suppressions(in: unserved.paths, of: project)
    let older = project.olderTables
    let keys = await OlderKeys(unserved.lookups(in: older), in: project)
    judge = TablesWithoutCatalog.Judge(
      older: older, olderFileHolds: { keys.hold($1, in: $0) },
      severity: { remark, string in
        let line = string.position.line
        if suppressions[string.path]?.turnsOff(remark.rawValue, line: line) == true { return nil }
        let overrides = checks.overrides(for: string.path, table: string.table.name)
        return checks.settings(with: overrides).severity(of: remark.definition)
      })
  }

  /// Returns the findings on the strings that no catalog serves.
  ///
  /// - Parameter catalogs: The catalogs of the project that could be read.
  func result(
    on unserved: TablesWithoutCatalog, beside catalogs: [StringCatalog]
  ) -> TablesWithoutCatalog.Result {
    unserved.result(beside: catalogs, in: project.layout, judge)
  }

  /// Reads the `gloss:` comments of sources that have some.
  private static func suppressions(
    in paths: Set<String>, of project: Project
  ) -> [String: Suppressions] {
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.includesC = true
    let reader = TwoPassScanner(request, of: project)
    var suppressions: [String: Suppressions] = [:]
    for path in paths {
      let files = FileReader(overlay: project.overlay)
      guard
        let text = try? FileKind.isC(path)
          ? files.stampedBytes(of: path).bytes : files.text(of: path),
        String(decoding: text, as: UTF8.self).hasText("gloss:")
      else { continue }
      suppressions[path] = Suppressions(
        reader.source(text, path).facts, in: path, text.span, runs: { _ in false })
    }
    return suppressions
  }
}

/// The keys of `.strings` and `.stringsdict` files.
private struct OlderKeys: Sendable {
  private var keysByPath: [String: Set<TextKey>] = [:]

  /// Reads the files that can be homes of strings: those of the development language first, others
  /// only for keys that these lack.
  ///
  /// - Parameter lookups: Keys with the files that hold their table.
  init(_ lookups: [(keys: [String], files: [String])], in project: Project) async {
    let folders = Set((project.developmentLanguages + ["Base"]).map { "\($0).lproj" })
    await read(
      lookups.flatMap(\.files).filter { path in
        let folder = FolderPath.folder(of: path)
        return !folder.hasSuffix(".lproj") || folders.contains(String(FolderPath.name(of: folder)))
      }, in: project)
    let open = lookups.filter { lookup in
      !lookup.keys.allSatisfy { key in lookup.files.contains { hold(key, in: $0) } }
    }
    await read(open.flatMap(\.files), in: project)
  }

  private mutating func read(_ paths: [String], in project: Project) async {
    let files = Set(paths).filter { keysByPath[$0] == nil }.sortedByBytes()
    let boundary = project.boundary
    let keys = await concurrentlyMap(files, workers: project.workers) {
      Self.keys(in: $0, within: boundary)
    }
    for (path, keys) in zip(files, keys) { keysByPath[path] = keys }
  }

  /// True if a file was read and has a key.
  func hold(_ key: String, in path: String) -> Bool {
    keysByPath[path]?.contains(TextKey(key)) ?? false
  }

  /// Returns the keys of a file; none if it cannot be read.
  private static func keys(in path: String, within boundary: ProjectBoundary) -> Set<TextKey> {
    guard let bytes = try? FileReader.contents(of: path, within: boundary).bytes else { return [] }
    if path.hasSuffix(".stringsdict") {
      let members = (try? PropertyList(bytes))?.value.members ?? []
      return Set(members.map { TextKey($0.name) })
    }
    return Set(((try? StringsFile(bytes))?.entries ?? []).map { TextKey($0.key) })
  }
}
