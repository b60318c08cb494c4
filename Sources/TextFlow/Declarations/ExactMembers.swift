internal import SwiftTree
internal import SwiftTypes

/// Finds the properties of a type by name. If several files declare the name, the declarations in
/// the file nearest to the current one win. All readers of flows use it.
struct ExactMembers {
  let types: TypeInference

  private var index: ProjectIndex { types.index }

  /// Returns the properties that a name can refer to as a member of a type, declared in the nearest
  /// file.
  func properties(named name: Name, of type: SwiftType) -> [ProjectIndex.Reference] {
    if case .meta(let inner) = type {
      guard let nominal = inner.unwrapped.nominal else { return [] }
      let id = nominal.id.isKnown ? nominal.id : index.external(named: nominal.name)
      return id.map { found(name, $0, isStatic: true) } ?? []
    }
    for id in types.memberTypes(of: type.unwrapped) {
      let found = found(name, id, isStatic: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func found(_ name: Name, _ type: TypeID, isStatic: Bool) -> [ProjectIndex.Reference] {
    let found = index.members(named: name, of: type) {
      $0.kind == .property && $0.flags.contains(.isStatic) == isStatic
    }
    return nearestOnly(found) ?? []
  }

  /// Keeps the declarations of the file nearest to this one; `nil` if there are none.
  func nearestOnly(_ found: [ProjectIndex.Reference]) -> [ProjectIndex.Reference]? {
    guard let nearest = index.nearest(found, to: types.file, file: { $0.file }) else { return nil }
    return found.filter { $0.file == nearest.file }
  }
}
