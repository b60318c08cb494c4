import ProjectLayout

/// Where a catalog lies that translators' files know from another place, or a folder of catalogs.
public struct CatalogMove: Sendable {
  /// As the files name it.
  package let old: String
  /// As the user gave it.
  package let new: String

  /// - Parameters:
  ///   - old: The path that the translators' file names.
  ///   - new: The path that the catalog has now.
  package init(from old: String, to new: String) {
    (self.old, self.new) = (old, new)
  }

  /// The new place of a catalog, relative to the working directory or from the root.
  ///
  /// - Parameter original: As a file names it.
  /// - Returns: `nil` if it did not move.
  func path(of original: String) -> String? {
    let target = WorkingDirectory.current.path(ofArgument: new)
    if original == old { return target }
    let folder = old.hasSuffix("/") ? old : old + "/"
    guard original.hasPrefix(folder) else { return nil }
    return FolderPath.join(target, String(original.dropFirst(folder.count)))
  }
}
