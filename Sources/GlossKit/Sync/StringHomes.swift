import CatalogSync
import ConventionChecks
import LegacyFormats
import LocalizationModel
import ProjectLayout
import StringCatalog
import Synchronization

/// Decides which strings without a catalog count: by the settings and `gloss:` comments, and by the
/// keys of older `.strings` files.
///
/// Strings that no catalog serves come in; findings and their number come out. `sync`, `status` and
/// `init` take the number from here.
struct StringHomes: Sendable {
  private let project: Project
  private let judge: TablesWithoutCatalog.Judge

  /// - Parameter unserved: The strings that no catalog serves.
  init(of unserved: TablesWithoutCatalog, in project: Project) {
    self.project = project
    let checks = project.configuration.checks
    let suppressions = Self.suppressions(in: unserved.paths, of: project)
    let older = project.olderTables
    let keys = OlderKeys(within: project.boundary)
    judge = TablesWithoutCatalog.Judge(
      older: older, olderFileHolds: { keys.keys(in: $0).contains(TextKey($1)) },
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
    let reader = SourceReader(request, of: project)
    var suppressions: [String: Suppressions] = [:]
    for path in paths {
      guard let text = try? FileReader(overlay: project.overlay).text(of: path),
        String(decoding: text, as: UTF8.self).hasText("gloss:")
      else { continue }
      suppressions[path] = Suppressions(
        reader.source(text, path).facts, in: path, text.span, runs: { _ in false })
    }
    return suppressions
  }
}

/// The keys of `.strings` and `.stringsdict` files, each read when first asked for.
private final class OlderKeys: Sendable {
  private let boundary: ProjectBoundary
  private let keysByPath = Mutex<[String: Set<TextKey>]>([:])

  init(within boundary: ProjectBoundary) { self.boundary = boundary }

  /// Returns the keys of a file; none if it cannot be read.
  func keys(in path: String) -> Set<TextKey> {
    keysByPath.withLock { all in
      if let keys = all[path] { return keys }
      let keys = Self.read(path, within: boundary)
      all[path] = keys
      return keys
    }
  }

  private static func read(_ path: String, within boundary: ProjectBoundary) -> Set<TextKey> {
    guard let bytes = try? FileReader.contents(of: path, within: boundary).bytes else { return [] }
    if path.hasSuffix(".stringsdict") {
      let members = (try? PropertyList(bytes))?.value.members ?? []
      return Set(members.map { TextKey($0.name) })
    }
    return Set(((try? StringsFile(bytes))?.entries ?? []).map { TextKey($0.key) })
  }
}
