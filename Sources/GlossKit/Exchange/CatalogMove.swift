import ProjectLayout

/// A catalog, or a folder of catalogs, that has moved since translators got their files: the value
/// of `gloss import --map OLD=NEW`.
package struct CatalogMove: Sendable {
  /// The path in the translators' files.
  package let old: String
  /// The path now, as the user gave it.
  package let new: String

  /// - Parameters:
  ///   - old: The path that the translators' file names.
  ///   - new: The path that the catalog has now.
  package init(from old: String, to new: String) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the new path of a catalog, relative to the working directory or absolute;
  /// `nil` if this move does not concern the catalog.
  ///
  /// - Parameter original: The catalog's path in a translators' file.
  func path(of original: String) -> String? {
    let target = WorkingDirectory.current.path(ofArgument: new)
    if original == old { return target }
    let folder = old.hasSuffix("/") ? old : old + "/"
    guard original.hasPrefix(folder) else { return nil }
    return FolderPath.join(target, String(original.dropFirst(folder.count)))
  }
}
