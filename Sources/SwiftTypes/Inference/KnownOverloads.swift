internal import SwiftTree

/// The overloads that were asked for in one file.
final class KnownOverloads {
  enum Key: Hashable {
    case initializers(TypeID)
    case methods(Name, TypeID)
    case staticMembers(Name, TypeID)
    /// Methods of a name, whatever type has them.
    case namesakes(Name)
    /// Cases and static functions of a name, whatever type has them.
    case implicit(Name)
  }

  private struct Place: Hashable {
    let name: Name
    let scope: TypeID
  }

  /// By call what it can mean where nothing is expected of it.
  var byCall: [NodeID: OverloadSet.Matches] = [:]
  private var sets: [Key: OverloadSet] = [:]
  private var byPlace: [Place: [OverloadSet]] = [:]

  func set(_ key: Key, _ find: () -> OverloadSet) -> OverloadSet {
    if let known = sets[key] { return known }
    let found = find()
    sets[key] = found
    return found
  }

  /// What a name can mean in a type, those first that hide the others.
  func sets(named name: Name, in scope: TypeID, _ find: () -> [OverloadSet]) -> [OverloadSet] {
    let place = Place(name: name, scope: scope)
    if let known = byPlace[place] { return known }
    let found = find()
    byPlace[place] = found
    return found
  }
}
