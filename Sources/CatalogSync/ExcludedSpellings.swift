package import ProjectLayout

/// Missing keys spelled in files that are not extracted: files that the configuration excludes,
/// hidden folders, dependencies checked out inside the project, folders behind symbolic links.
///
/// `gloss sync` reads them only for keys that no source spells.
package struct ExcludedSpellings: Sendable {
  private let layout: ProjectLayout
  private let spelled: SpelledKeys
  /// The first path that could not be read, and so may spell any key.
  let unread: String?
  /// The first path that belongs to the project but lies outside its folder. It is not read, and so
  /// may spell any key.
  let unreadPlace: String?

  package init(
    _ spelled: SpelledKeys, in layout: ProjectLayout, unread: String?, unreadPlace: String?
  ) {
    self.layout = layout
    self.spelled = spelled
    self.unread = unread
    self.unreadPlace = unreadPlace
  }

  /// Returns the first such file by path bytes that spells a key of a catalog, or `nil`.
  func speller(of key: String, in catalog: String) -> String? {
    spelled.speller(of: key) { layout.mayHold($0, spellingKeysOf: catalog) }
  }
}
