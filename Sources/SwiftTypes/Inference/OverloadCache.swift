internal import SwiftTree

/// The overload sets of one file's calls, each computed when ``CallResolution`` first asks for it.
final class OverloadCache {
  enum Key: Hashable {
    case initializers(TypeID)
    case methods(Name, TypeID)
    case staticMembers(Name, TypeID)
    /// Methods of a name in any type.
    case namesakes(Name)
    /// Enum cases and static functions of a name in any type.
    case implicit(Name)
  }

  private struct ScopedName: Hashable {
    let name: Name
    let scope: TypeID
  }

  /// By call, the matching declarations where no type is expected of it.
  var byCall: [NodeID: OverloadSet.Matches] = [:]
  private var sets: [Key: OverloadSet] = [:]
  private var byScopedName: [ScopedName: [OverloadSet]] = [:]

  /// The overload set of a key; `find` computes it when first asked.
  func set(_ key: Key, _ find: () -> OverloadSet) -> OverloadSet {
    if let set = sets[key] { return set }
    let found = find()
    sets[key] = found
    return found
  }

  /// The candidates of a name in a type, from the innermost level outwards; `find` computes them
  /// when first asked.
  func sets(named name: Name, in scope: TypeID, _ find: () -> [OverloadSet]) -> [OverloadSet] {
    let key = ScopedName(name: name, scope: scope)
    if let sets = byScopedName[key] { return sets }
    let found = find()
    byScopedName[key] = found
    return found
  }
}
