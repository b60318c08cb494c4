import SwiftTree
import SwiftTypes

/// The properties of a model that views may depend on, directly or through computed properties and
/// functions.
///
/// ``MigrationPlanning`` keeps them tracked, even if they were not `@Published`.
struct ModelReads {
  private let hierarchy: [TypeID]
  private let readers: NameReaders
  /// The names that are read, directly or through members that are read.
  private var read: Set<Name> = []
  /// The names that computed properties and functions with a result change.
  private var changed: Set<Name> = []

  /// - Parameter hierarchy: The classes of one hierarchy.
  init(of hierarchy: [TypeID], in project: GuideProject, _ readers: NameReaders) {
    (self.hierarchy, self.readers) = (hierarchy, readers)
    var waiting = hierarchy.flatMap { project.members(of: $0) }.filter { $0.kind == .value }
    for member in waiting { changed.formUnion(member.changed) }
    // A member that is read makes the names in it read; repeated until nothing is added.
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
    read.contains(name) || readers.isRead(name, notOnlyBy: hierarchy)
  }

  /// Returns the first computed property or function that is read elsewhere, takes its value from
  /// files or settings, and reads no tracked property. Its changes would no longer reach views.
  func untracked(of properties: Set<String>, in project: GuideProject) -> MemberFact? {
    let tracked = Set(properties.map { Name($0) })
    let values = hierarchy.flatMap { project.members(of: $0) }.filter { $0.kind == .value }
    var dependingOnTracked: Set<Name> = tracked
    // Members that read a tracked property through up to four others.
    for _ in 0..<4 {
      for member in values where !dependingOnTracked.isDisjoint(with: member.shown) {
        if let name = member.name { dependingOnTracked.insert(name) }
      }
    }
    return values.first { member in
      guard let name = member.name, !dependingOnTracked.contains(name) else { return false }
      return readers.isRead(name, notOnlyBy: hierarchy) && readers.isUntracked(member)
    }
  }

  /// True if something that is read may depend on the property.
  func isRead(_ property: String) -> Bool { isRead(Name(property)) }

  /// True if reading a computed property, or calling a function with a result, may change the
  /// property.
  func isChangedByReading(_ property: String) -> Bool { changed.contains(Name(property)) }
}
