package import ProjectLayout

/// The missing keys that appear as literals in files that are not extracted: files that the
/// configuration excludes, hidden folders, dependencies checked out inside the project, folders
/// behind symbolic links.
///
/// `gloss sync` keeps such keys. It reads these files only for keys that no source spells.
package struct ExcludedSpellings: Sendable {
  private let layout: ProjectLayout
  private let spelled: SpelledKeys
  /// The first path that could not be read; it may spell any key. `nil` if all were read.
  let unread: String?
  /// The first path that belongs to the project but lies outside its folder. It is not read, so it
  /// may spell any key. `nil` if there is none.
  let unreadOutsidePath: String?

  package init(
    _ spelled: SpelledKeys, in layout: ProjectLayout, unread: String?, unreadOutsidePath: String?
  ) {
    self.layout = layout
    self.spelled = spelled
    self.unread = unread
    self.unreadOutsidePath = unreadOutsidePath
  }

  /// Returns the first of these files, by path bytes, that spells a key of a catalog, or `nil`.
  package func speller(of key: String, in catalog: String) -> String? {
    spelled.speller(of: key) { layout.mayHold($0, spellingKeysOf: catalog) }
  }
}
