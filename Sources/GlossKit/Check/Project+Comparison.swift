package import LocalizationModel
import ProjectLayout
import StringCatalog

extension Project {
  /// Checks the project as it was where the current branch began, for `gloss check --since`, and
  /// sets ``formerCatalogs`` for rules such as `source-changed`.
  ///
  /// - Parameter reference: The branch that the current one left, or any revision.
  /// - Returns: The findings of that revision.
  /// - Throws: ``GlossError`` if git cannot tell the changes.
  package mutating func compare(
    with reference: String
  ) async throws(GlossError) -> [LocatedFinding] {
    let changes = try BranchChanges(
      since: reference, in: scope.folders + [configuration.root])
    let formerProject = try await before(changes)
    for (path, text) in formerProject.overlay.texts where FileKind(path: path) == .catalog {
      // A file that was no valid catalog at the revision gives rules nothing to compare with.
      formerCatalogs[path] = try? StringCatalog(text, path: path)
    }
    return await Check(of: formerProject).findings
  }
}
