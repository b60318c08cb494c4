import SwiftTree
import SwiftTypes

/// Which properties of a model, published or not, the project may show: by their names, through computed
/// properties and functions with results.
struct ModelReads {
  private let family: [TypeID]
  private let readers: ProjectReaders
  private var read: Set<Name> = []
  private var changed: Set<Name> = []

  /// - Parameter family: Classes that inherit from one another.
  init(of family: [TypeID], in project: GuideProject, _ readers: ProjectReaders) {
    (self.family, self.readers) = (family, readers)
    var waiting = family.flatMap { project.members(of: $0) }.filter { $0.kind == .value }
    for member in waiting { changed.formUnion(member.changed) }
    var isNew = true
    while isNew {
      isNew = false
      waiting.removeAll { member in
        if let name = member.name, !isRead(name) { return false }
        read.formUnion(member.shown)
        isNew = true
        return true
      }
    }
  }

  private func isRead(_ name: Name) -> Bool {
    read.contains(name) || readers.isRead(name, notOnlyBy: family)
  }

  /// Whether something shown may depend on it.
  func isRead(_ property: String) -> Bool { isRead(Name(property)) }

  /// Whether reading a computed property, or calling a function with a result, may change it.
  func isChangedByReading(_ property: String) -> Bool { changed.contains(Name(property)) }
}
