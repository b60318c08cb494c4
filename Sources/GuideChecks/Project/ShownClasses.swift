import SwiftTypes

/// The classes that views hold, also as elements of lists, and those that shown models hold in
/// lists. The rule `observable-not-isolated` is about them.
struct ShownClasses: Sendable {
  private var classes: Set<TypeID> = []

  /// Holds no class.
  init() {}

  init(_ project: GuideProject) {
    for source in project.allSources where !source.isTest {
      for type in source.facts.types where project.isView(type) {
        for property in type.properties {
          classes.formUnion(property.type.map(Self.heldTypes) ?? [])
        }
      }
    }
    var pending = classes.filter(project.isObservable)
    while let type = pending.popFirst() {
      for property in project.parts(of: type).flatMap(\.type.properties) {
        guard let held = property.type, held.unwrapped.nominal == nil else { continue }
        for element in Self.heldTypes(held) where classes.insert(element).inserted {
          if project.isObservable(element) { pending.insert(element) }
        }
      }
    }
  }

  func contains(_ type: TypeID) -> Bool { classes.contains(type) }

  /// Returns the types of the project that a value is, or has as elements.
  static func heldTypes(_ type: SwiftType) -> Set<TypeID> {
    switch type {
    case .nominal(let nominal): nominal.id.isKnown ? [nominal.id] : []
    case .optional(let inner), .array(let inner): heldTypes(inner)
    case .dictionary(let key, let value): heldTypes(key).union(heldTypes(value))
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion(heldTypes($1.type)) }
    case .function, .meta: []
    }
  }
}
