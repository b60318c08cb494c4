import LocalizationModel
import SwiftTree
import SwiftTypes

/// A property that a type declares.
struct PropertyFact: Sendable {
  let name: String
  /// The bytes of its name.
  let range: ByteRange
  /// Where its declaration begins.
  let start: Int
  let attributes: [AttributeFact]
  let modifiers: Set<Keyword>
  /// The bytes of `var` or `let`.
  let keyword: ByteRange
  let isConstant: Bool
  let isComputed: Bool
  /// Whether its declaration declares no other.
  let isAlone: Bool
  let hasValue: Bool
  /// Whether its value calls an initializer of its type.
  let isCreated: Bool
  /// The type as it is written; empty where only the value says it.
  let writtenType: String
  /// From the end of the name through the type that is written; `nil` where only the value says it.
  let annotation: ByteRange?
  /// What is done to find its first value.
  let effects: Effects
  /// `nil` where neither the project nor the standard library says it.
  let type: SwiftType?

  var isStatic: Bool { modifiers.contains(.static) || modifiers.contains(.class) }
  var isPrivate: Bool { modifiers.contains(.private) || modifiers.contains(.fileprivate) }

  func attribute(_ name: String) -> AttributeFact? {
    attributes.first { $0.name == name }
  }

  /// The type of the project that the property holds, not one in an optional or a list.
  var heldType: TypeID? {
    guard let id = type?.nominal?.id, id.isKnown else { return nil }
    return id
  }
}
