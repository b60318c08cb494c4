package import SwiftTypes

/// What the whole project says to the scan of one of its sources.
package struct ProjectContext: Sendable {
  /// What all files declare.
  package let index: ProjectIndex
  /// What following texts has found; empty where nothing was followed.
  package var followed: FollowedTexts

  package init(_ index: ProjectIndex, followed: FollowedTexts = FollowedTexts()) {
    self.index = index
    self.followed = followed
  }
}
