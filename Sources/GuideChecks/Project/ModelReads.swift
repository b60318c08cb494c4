import SwiftTree
import SwiftTypes

/// The properties of a model that views may depend on, directly or through computed properties and
/// functions.
///
/// ``MigrationPlanning`` keeps them tracked, even if they were not `@Published`.
struct ModelReads {
  private let hierarchy: [TypeID]
  private let readers: NameReaders
  /// The names that own members read which views may read.
  private var ownReads: Set<Name> = []
  /// The names that computed properties and functions with a result change.
  private var changed: Set<Name> = []

  /// - Parameter hierarchy: The classes of one hierarchy.
  init(of hierarchy: [TypeID], in project: GuideProject, _ readers: NameReaders) {
    (self.hierarchy, self.readers) = (hierarchy, readers)
    for member in hierarchy.flatMap({ project.members(of: $0) }) where member.kind == .value {
      changed.formUnion(member.changed)
      if member.name.map(readers.isDrawn) ?? true { ownReads.formUnion(member.shown) }
    }
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

  /// True if drawing a view may read the property.
  func isRead(_ property: PropertyFact) -> Bool {
    let name = Name(property.name)
    // Only the class itself sees a private property.
    return property.modifiers.contains(.private)
      ? ownReads.contains(name) : readers.isDrawn(name)
  }

  /// True if reading a computed property, or calling a function with a result, may change the
  /// property.
  func isChangedByReading(_ property: String) -> Bool { changed.contains(Name(property)) }
}
