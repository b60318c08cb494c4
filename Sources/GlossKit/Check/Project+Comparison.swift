public import LocalizationModel
import ProjectLayout
import StringCatalog

extension Project {
  /// Compares the project with what it was before the branch at work.
  ///
  /// - Parameter reference: The branch that it left, or any revision.
  /// - Returns: The findings that were there before.
  /// - Throws: ``GlossError`` if git cannot say.
  public mutating func compare(
    with reference: String
  ) async throws(GlossError) -> [LocatedFinding] {
    let changes = try BranchChanges(
      since: reference, in: scope.folders + [configuration.root])
    let before = try await before(changes)
    for (path, text) in before.overlay.texts where FileKind(path: path) == .catalog {
      // What was no catalog then has nothing to compare with.
      formerCatalogs[path] = try? StringCatalog(text, path: path)
    }
    return await Check(of: before).findings
  }
}
