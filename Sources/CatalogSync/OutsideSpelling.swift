package import ProjectLayout

/// What spells keys though no strings are extracted from it: files that the configuration leaves out,
/// hidden folders, dependencies that lie in the project, folders behind symbolic links.
package struct OutsideSpelling: Sendable {
  private let layout: ProjectLayout
  private let spelled: SpelledKeys
  /// The first path that could not be read, so that it may spell any key.
  let unread: String?
  /// The first of what lies outside the project though it belongs to it. It is not read, so it may
  /// spell any key, too.
  let unreadPlace: String?

  package init(
    _ spelled: SpelledKeys, in layout: ProjectLayout, unread: String?, unreadPlace: String?
  ) {
    self.layout = layout
    self.spelled = spelled
    self.unread = unread
    self.unreadPlace = unreadPlace
  }

  /// The first by path bytes of the files outside that spell a key of a catalog and so keep it.
  func speller(of key: String, in catalog: String) -> String? {
    spelled.speller(of: key) { layout.mayHold($0, spellingKeysOf: catalog) }
  }
}
