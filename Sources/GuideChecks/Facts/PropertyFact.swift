import LocalizationModel
import SwiftTree
import SwiftTypes

/// A property of a type, as its declaration spells it: attributes, modifiers, value and type.
/// `GuideReader` makes it once per source; the rules of the guides and the migrations read it.
///
/// A class, because every rule visits all of them: copying it as a structure would retain each of
/// its lists.
final class PropertyFact: Sendable {
  /// The kind of call that makes the property's initial value.
  enum Creation: Sendable {
    /// A call by the type's name: `Model()` or `Model.init()`.
    case named(Name)
    /// A call of `.init()`, which takes the declared type.
    case expected
  }

  let name: String
  /// The bytes of the property's name.
  let range: ByteRange
  /// The offset at which the declaration begins.
  let start: Int
  let attributes: [AttributeFact]
  let modifiers: Modifiers
  /// The bytes of `var` or `let`.
  let keyword: ByteRange
  let isConstant: Bool
  let isComputed: Bool
  /// True if the declaration declares no other property.
  let isAlone: Bool
  let hasValue: Bool
  /// The call that makes the initial value, if that may be an initializer.
  private let creation: Creation?
  /// The type as written; empty if it is inferred from the value.
  let writtenType: String
  /// From the end of the name through the written type; `nil` if the type is inferred.
  let annotation: ByteRange?
  /// The types of the source's declarations; `nil` if the source is not a part of the project's
  /// index, such as a sample in a test.
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

  /// The declared or inferred type; `nil` if neither the project nor the standard library tells it.
  var type: SwiftType? { types?.type(ofDeclarationAt: range.start) }

  /// True if the initial value calls an initializer of the property's type.
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

  /// The project's type that the property holds directly, not in an optional or a list.
  var heldType: TypeID? {
    guard let id = type?.nominal?.id, id.isKnown else { return nil }
    return id
  }
}
