package import SwiftTypes

/// Everything that the second scan of a source gets from its project. GlossKit makes one after the
/// declarations of all files have been joined; all second scans share it.
package struct ProjectContext: Sendable {
  /// The joined declarations of all files.
  package let index: ProjectIndex
  /// The names that may make literals localizable.
  package let names: LocalizingNames
  /// The result of `"follow"`; empty if the setting is off.
  package var followed: FollowedTexts

  package init(
    _ index: ProjectIndex, _ names: LocalizingNames, followed: FollowedTexts = FollowedTexts()
  ) {
    self.index = index
    self.names = names
    self.followed = followed
  }
}
