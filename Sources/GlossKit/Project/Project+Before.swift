extension Project {
  /// Returns the project as it was when its branch left another one: with the former sources and
  /// catalogs, under their present names. `gloss check --since` and `gloss export --since` compare
  /// the project with it.
  ///
  /// The configuration and the build files are the present ones, so that both states are read in
  /// the same way and only texts differ.
  ///
  /// - Throws: ``GlossError`` if git does not have one of the files.
  func before(_ changes: BranchChanges) async throws(GlossError) -> Project {
    var project = self
    // Unsaved texts belong to the present state.
    project.overlay.texts = [:]
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
}
