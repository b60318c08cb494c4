package import SwiftTypes

/// What the whole project says to the scan of one of its sources.
package struct ProjectContext: Sendable {
  /// What all files declare.
  package let index: ProjectIndex
  /// The names by which its sources may ask for what makes their literals localizable.
  package let names: LocalizingNames
  /// What following texts has found; empty where nothing was followed.
  package var followed: FollowedTexts

  package init(
    _ index: ProjectIndex, _ names: LocalizingNames, followed: FollowedTexts = FollowedTexts()
  ) {
    self.index = index
    self.names = names
    self.followed = followed
  }
}
