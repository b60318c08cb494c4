import LocalizationModel
import SourceScanner
import SwiftTypes

/// The declarations of all sources of a project, joined into one index.
///
/// A ``ProjectJoin`` makes it after every source has been parsed. A live project keeps it, and an
/// edit that changes no declaration only updates byte ranges.
struct JoinedSources: Sendable {
  let names: LocalizingNames
  let index: ProjectIndex
  /// An object that stays the same until a declaration changes. Cached answers that were computed
  /// from the join are valid for one edition.
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

  /// Returns the join for reparsed sources, or `nil` if their declarations differ from the former
  /// ones in more than byte ranges.
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
