import LocalizationModel
import SwiftTree
import SwiftTypes

/// A property that a type declares.
///
/// A reference, as ``TypeFact`` is.
final class PropertyFact: Sendable {
  /// What a value calls to make an object.
  enum Creation: Sendable {
    /// `Model()`, `Model.init()`
    case named(Name)
    /// `.init()`
    case expected
  }

  let name: String
  /// The bytes of its name.
  let range: ByteRange
  /// Where its declaration begins.
  let start: Int
  let attributes: [AttributeFact]
  let modifiers: Modifiers
  /// The bytes of `var` or `let`.
  let keyword: ByteRange
  let isConstant: Bool
  let isComputed: Bool
  /// Whether its declaration declares no other.
  let isAlone: Bool
  let hasValue: Bool
  /// Set if its value is a call that may be one of an initializer.
  private let creation: Creation?
  /// The type as it is written; empty where only the value says it.
  let writtenType: String
  /// From the end of the name through the type that is written; `nil` where only the value says it.
  let annotation: ByteRange?
  private let types: DeclarationTypes?

  init(
    name: String, range: ByteRange, start: Int, attributes: [AttributeFact], modifiers: Modifiers,
    keyword: ByteRange, isConstant: Bool, isComputed: Bool, isAlone: Bool, hasValue: Bool,
    creation: Creation?, writtenType: String, annotation: ByteRange?,
    types: DeclarationTypes?
  ) {
    self.name = name
    self.range = range
    self.start = start
    self.attributes = attributes
    self.modifiers = modifiers
    self.keyword = keyword
    self.isConstant = isConstant
    self.isComputed = isComputed
    self.isAlone = isAlone
    self.hasValue = hasValue
    self.creation = creation
    self.writtenType = writtenType
    self.annotation = annotation
    self.types = types
  }

  /// `nil` where neither the project nor the standard library says it.
  var type: SwiftType? { types?.type(ofDeclarationAt: range.start) }

  /// Whether its value calls an initializer of its type.
  var isCreated: Bool {
    guard let creation, let nominal = type?.nominal, nominal.id.isKnown else { return false }
    switch creation {
    case .named(let name): return name == nominal.name
    case .expected: return true
    }
  }

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
