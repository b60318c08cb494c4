import ProjectLayout
import StringCatalog

extension Project {
  /// Returns the catalogs as they were where the current branch began, by their current paths.
  /// `gloss export --since` compares with them to send only new and changed texts.
  ///
  /// - Parameters:
  ///   - paths: The paths of catalogs, relative to the working directory.
  ///   - reference: The branch that the current one left, or any revision.
  /// - Returns: Only catalogs that existed then and could be read.
  /// - Throws: ``GlossError`` if git cannot tell the changes.
  func catalogs(
    _ paths: [String], before reference: String
  ) async throws(GlossError) -> [String: StringCatalog] {
    let changes = try BranchChanges(
      since: reference, in: scope.folders + [configuration.root])
    let project = try await before(changes)
    var catalogs: [String: StringCatalog] = [:]
    for path in paths where !changes.added.contains(path) {
      catalogs[path] = (try? CatalogFile(path, overlay: project.overlay))?.catalog
    }
    return catalogs
  }
}
