import ProjectLayout
import StringCatalog

extension Project {
  /// Catalogs as they were before the branch at work, by their paths now.
  ///
  /// - Parameters:
  ///   - paths: The paths of catalogs, relative to the working directory.
  ///   - reference: The branch that it left, or any revision.
  /// - Returns: Without those that were not there, or were no catalogs.
  /// - Throws: ``GlossError`` if git cannot say.
  func catalogs(
    _ paths: [String], before reference: String
  ) async throws(GlossError) -> [String: StringCatalog] {
    let changes = try BranchChanges(
      since: reference, in: scope.folders + [configuration.root])
    let project = try await before(changes)
    var catalogs: [String: StringCatalog] = [:]
    for path in paths where !changes.added.contains(path) {
      catalogs[path] = (try? LoadedCatalog(path, overlay: project.overlay))?.catalog
    }
    return catalogs
  }
}
