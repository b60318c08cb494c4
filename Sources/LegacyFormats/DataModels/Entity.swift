/// An entity of a Core Data model that Xcode generates code for.
package struct Entity: Equatable, Sendable {
  var className: String
  /// The class is in the sources, and only its properties are generated.
  var isCategory = false
  var properties: [Property] = []

  struct Property: Equatable, Sendable {
    var name: String
    /// In Swift.
    var type: String
  }

  /// Reads the entities of a model's `contents`, in its order; `nil` if they are no XML.
  package static func all(inModel contents: Span<UInt8>) -> [Entity]? {
    EntityReader.entities(of: contents)
  }

  /// What Xcode generates, as far as types go.
  package var swift: String {
    let head = isCategory ? "extension \(className)" : "class \(className): NSManagedObject"
    let members = properties.map { "  var `\($0.name)`: \($0.type)\n" }.joined()
    return "\(head) {\n\(members)}\n"
  }

  /// The type that the property of an attribute has.
  ///
  /// - Parameters:
  ///   - type: As the model writes it, `Integer 16`.
  ///   - isScalar: Whether a number is one of Swift's.
  ///   - custom: The class of a transformable attribute.
  static func type(ofAttribute type: String, isScalar: Bool, custom: String?) -> String {
    if isScalar, let scalar = scalars[type] { return scalar }
    if type == "Transformable", let custom, isName(custom) { return "\(custom)?" }
    return objects[type] ?? "NSObject?"
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]
  private static let objects = [
    "Integer 16": "NSNumber?", "Integer 32": "NSNumber?", "Integer 64": "NSNumber?",
    "Double": "NSNumber?", "Float": "NSNumber?", "Boolean": "NSNumber?", "String": "String?",
    "Date": "Date?", "UUID": "UUID?", "URI": "URL?", "Decimal": "NSDecimalNumber?",
    "Binary": "Data?",
  ]

  /// Whether a text can stand for a name in Swift.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }
}
