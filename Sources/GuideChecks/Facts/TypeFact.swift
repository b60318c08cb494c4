import LocalizationModel
import SwiftTree
import SwiftTypes

/// A declaration of a type, or an extension of one.
///
/// A reference, since every rule goes through all of them, and a copy would count each of its lists once
/// more.
final class TypeFact: Sendable {
  /// A type behind the colon.
  struct Inherited: Sendable {
    let name: String
    let range: ByteRange
    /// What goes if it is removed: also a comma, or the colon if it is the only one.
    let removal: ByteRange
    /// What the project calls the name.
    let type: TypeID
  }

  /// `class`, `struct`, `extension` and so on.
  let kind: Keyword
  /// As it is written, of an extension maybe with the names around it.
  let name: String
  /// The name without those around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The bytes of the name.
  let nameRange: ByteRange
  /// The whole declaration.
  let range: ByteRange
  /// Where `class` or another such word begins.
  let keyword: ByteRange
  /// The project's number of the type; none if it is one of a dependency.
  let id: TypeID
  let attributes: [AttributeFact]
  let modifiers: Modifiers
  let inherited: [Inherited]
  let properties: [PropertyFact]
  /// The properties that have an attribute.
  let attributedProperties: [PropertyFact]
  let hasInitializer: Bool
  /// Whether it says itself how it is decoded.
  let declaresDecoding: Bool
  /// Whether it says itself how it is encoded.
  let declaresEncoding: Bool
  /// A stored variable that is one of several in a declaration.
  let severalVariables: ByteRange?
  /// Where modifiers begin, behind all attributes.
  let modifiersStart: Int
  /// Whether the modifiers begin a line, and what stands before them on it.
  let indentation: String?
  /// The names behind a `$` in it.
  let projected: Set<String>
  /// The projected names that are passed on whole, not a member of them.
  let projectedWhole: Set<String>
  /// The names behind a `_` in it: the wrappers of properties.
  let wrappers: Set<String>

  init(
    kind: Keyword, name: String, nameRange: ByteRange, range: ByteRange, keyword: ByteRange,
    id: TypeID, attributes: [AttributeFact], modifiers: Modifiers, inherited: [Inherited],
    properties: [PropertyFact], hasInitializer: Bool, declaresDecoding: Bool,
    declaresEncoding: Bool, severalVariables: ByteRange?, modifiersStart: Int, indentation: String?,
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
    self.hasInitializer = hasInitializer
    self.declaresDecoding = declaresDecoding
    self.declaresEncoding = declaresEncoding
    self.severalVariables = severalVariables
    self.modifiersStart = modifiersStart
    self.indentation = indentation
    self.projected = projected
    self.projectedWhole = projectedWhole
    self.wrappers = wrappers
  }

  /// What stands between its attributes, or would.
  var attributeSeparator: String {
    indentation.map { modifiersStart == range.start ? " " : "\n\($0)" } ?? " "
  }

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}
