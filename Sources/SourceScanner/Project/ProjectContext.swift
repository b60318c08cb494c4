package import SwiftTypes

/// Everything that the scan of one source is given about its project. GlossKit makes one after the
/// join; all second scans share it.
package struct ProjectContext: Sendable {
  /// The joined declarations of all files.
  package let index: ProjectIndex
  /// The names that may make literals localizable.
  package let names: LocalizingNames
  /// The followed texts; empty if the project does not follow texts.
  package var followed: FollowedTexts

  package init(
    _ index: ProjectIndex, _ names: LocalizingNames, followed: FollowedTexts = FollowedTexts()
  ) {
    self.index = index
    self.names = names
    self.followed = followed
  }
}
