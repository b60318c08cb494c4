public import LocalizationModel
import ProjectLayout
import StringCatalog

extension Project {
  /// The project as it was before the branch at work: its sources and catalogs when the branch left
  /// another one, under the names that they have now.
  ///
  /// Settings and what compiles what are today's.
  ///
  /// - Throws: ``GlossError`` if git does not have one of the files.
  func before(_ changes: BranchChanges) async throws(GlossError) -> Project {
    var project = self
    var files = tree.files.filter { !changes.added.contains($0.path) }
    for path in changes.deleted {
      guard let kind = FileKind(path: path), mayHold(path) else { continue }
      files.append(FileTree.File(path: path, kind: kind))
    }
    project.replaceFiles(FileTree(files))
    let paths = files.filter { $0.kind == .swift || $0.kind == .catalog }.map(\.path)
      .filter { changes.formerNames[$0] != nil }
    let texts = await concurrentlyMap(paths, workers: workers) {
      path -> Result<ContiguousArray<UInt8>?, GlossError> in
      do throws(GlossError) {
        return .success(try changes.formerText(of: path))
      } catch {
        return .failure(error)
      }
    }
    for (path, text) in zip(paths, texts) { project.overlay.texts[path] = try text.get() ?? [] }
    return project
  }

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

extension Project {
  /// Catalogs as they were before the branch at work, by their paths now.
  ///
  /// - Parameters:
  ///   - paths: Of catalogs, relative to the working directory.
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
