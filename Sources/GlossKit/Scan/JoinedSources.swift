import LocalizationModel
import SourceScanner
import SwiftTypes

/// The declarations of a project's sources, joined.
struct JoinedSources: Sendable {
  let names: LocalizingNames
  let index: ProjectIndex
  /// The same while the sources declare the same: what is found in one of them is found again.
  let edition: Identity
  private let sources: [(path: String, part: SourcePart)]

  /// - Parameters:
  ///   - sources: By path bytes, then what is declared in no source.
  ///   - names: The names that localize, by all of them.
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

  /// The same for sources that were looked at again; `nil` if they declare something else.
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
