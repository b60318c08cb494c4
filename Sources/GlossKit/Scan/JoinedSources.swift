import LocalizationModel
import SourceScanner
import SwiftTypes

/// The declarations of all sources of a project, joined into one index.
///
/// A ``ProjectJoin`` makes it after every source has been parsed. In a live project it is kept, and
/// as long as an edit changes no declaration only byte ranges are updated.
struct JoinedSources: Sendable {
  let names: LocalizingNames
  let index: ProjectIndex
  /// An object that stays the same while the sources declare the same, so that answers computed
  /// from the join can be kept.
  let edition: Identity
  private let sources: [(path: String, part: SourcePart)]

  /// - Parameters:
  ///   - sources: Sources sorted by path bytes, then declarations from outside the sources.
  ///   - names: The names of localizing APIs and types in all of them.
  init(_ sources: [(path: String, part: SourcePart)], _ names: LocalizingNames) {
    self.names = names
    index = ProjectIndex(joining: sources.map { ($0.path, $0.part.declarations) })
    edition = Identity()
    self.sources = sources
  }

  private init(_ other: JoinedSources, moved sources: [(path: String, part: SourcePart)]) {
    names = other.names
    index = ProjectIndex(
      other.index, moved: ContiguousArray(sources.map(\.part.declarations)))
    edition = other.edition
    self.sources = sources
  }

  /// Returns the join for reparsed sources, or `nil` if a source declares something else than
  /// before.
  func updated(to sources: [(path: String, part: SourcePart)]) -> JoinedSources? {
    guard sources.count == self.sources.count else { return nil }
    var hasMoved = false
    for (new, old) in zip(sources, self.sources) {
      if !new.path.hasBytes(of: old.path) { return nil }
      if new.part === old.part { continue }
      if !new.part.declarations.declaresSame(as: old.part.declarations) { return nil }
      hasMoved = true
    }
    return hasMoved ? JoinedSources(self, moved: sources) : self
  }
}
