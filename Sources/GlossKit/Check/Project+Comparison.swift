package import LocalizationModel
import ProjectLayout
import StringCatalog

extension Project {
  /// Compares the project with the revision where the current branch began: `gloss check --since`.
  /// Keeps the former catalogs for rules such as `source-changed`.
  ///
  /// - Parameter reference: The branch that the current one left, or any revision.
  /// - Returns: The findings of that revision.
  /// - Throws: ``GlossError`` if git cannot tell the changes.
  package mutating func compare(
    with reference: String
  ) async throws(GlossError) -> [LocatedFinding] {
    let changes = try BranchChanges(
      since: reference, in: scope.folders + [configuration.root])
    let before = try await before(changes)
    for (path, text) in before.overlay.texts where FileKind(path: path) == .catalog {
      // A file that was no catalog then has nothing to compare with.
      formerCatalogs[path] = try? StringCatalog(text, path: path)
    }
    return await Check(of: before).findings
  }
}
