import LocalizationModel
import SwiftTree
import SwiftTypes

/// A declaration of a type, or an extension of one, with its attributes, modifiers and properties,
/// as the rules and fixes need them.
///
/// A class, because every rule visits all of them: copying it as a structure would retain each of
/// its lists.
final class TypeFact: Sendable {
  /// A type in the inheritance clause.
  struct Inherited: Sendable {
    let name: String
    let range: ByteRange
    /// The bytes that a fix deletes with it: also a comma, or the colon if it stands alone.
    let removal: ByteRange
    /// The project's type of that name; none for a framework's.
    let type: TypeID
  }

  /// An associated value of an enum's case.
  struct Payload: Sendable {
    /// The name of the case.
    let name: String
    /// The bytes of the name.
    let range: ByteRange
    let writtenType: String
    /// The type; `nil` if it is unknown.
    let type: SwiftType?
  }

  /// `class`, `struct`, `extension` and so on.
  let kind: Keyword
  /// The name as written; an extension may name several components, such as `Outer.Inner`.
  let name: String
  /// The last component of the name.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The bytes of the name.
  let nameRange: ByteRange
  /// The whole declaration.
  let range: ByteRange
  /// The bytes of `class` or another such keyword.
  let keyword: ByteRange
  /// The type's id in the project; none for an extension of a framework's type.
  let id: TypeID
  let attributes: [AttributeFact]
  let modifiers: Modifiers
  let inherited: [Inherited]
  let properties: [PropertyFact]
  /// The properties that have an attribute.
  let attributedProperties: [PropertyFact]
  /// The associated values of an enum's cases.
  let payloads: [Payload]
  let hasInitializer: Bool
  /// True if the type declares its own decoding, such as `init(from:)`.
  let declaresDecoding: Bool
  /// True if the type declares its own encoding.
  let declaresEncoding: Bool
  /// The first declaration of several stored variables, or of a pattern; fixes cannot give these
  /// attributes. `nil` if there is none.
  let sharedDeclaration: ByteRange?
  /// The offset of the modifiers, after all attributes.
  let modifiersStart: Int
  /// The offset at which a fix inserts an attribute: the modifiers, or comments before them that
  /// are about the next line, such as `// swiftlint:disable:next …`.
  let attributePlace: Int
  /// The white space before the modifiers on their line; `nil` if anything else precedes them
  /// there.
  let indentation: String?
  /// The names used with `$` in the declaration.
  let projected: Set<String>
  /// The names used with `$` and passed on whole, without a member.
  let projectedWhole: Set<String>
  /// The names used with `_` in the declaration: wrappers of properties.
  let wrappers: Set<String>

  init(
    kind: Keyword, name: String, nameRange: ByteRange, range: ByteRange, keyword: ByteRange,
    id: TypeID, attributes: [AttributeFact], modifiers: Modifiers, inherited: [Inherited],
    properties: [PropertyFact], payloads: [Payload], hasInitializer: Bool, declaresDecoding: Bool,
    declaresEncoding: Bool, sharedDeclaration: ByteRange?, modifiersStart: Int,
    attributePlace: Int, indentation: String?,
    projected: Set<String>, projectedWhole: Set<String>, wrappers: Set<String>
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.keyword = keyword
    self.id = id
    self.attributes = attributes
    self.modifiers = modifiers
    self.inherited = inherited
    self.properties = properties
    attributedProperties = properties.filter { !$0.attributes.isEmpty }
    self.payloads = payloads
    self.hasInitializer = hasInitializer
    self.declaresDecoding = declaresDecoding
    self.declaresEncoding = declaresEncoding
    self.sharedDeclaration = sharedDeclaration
    self.modifiersStart = modifiersStart
    self.attributePlace = attributePlace
    self.indentation = indentation
    self.projected = projected
    self.projectedWhole = projectedWhole
    self.wrappers = wrappers
  }

  /// The white space between its attributes: a new line with the indentation, or a space.
  var attributeSeparator: String {
    indentation.map { modifiersStart == range.start ? " " : "\n\($0)" } ?? " "
  }

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}
