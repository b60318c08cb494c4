/// An entity of a Core Data model, with the class that Xcode generates for it in a build. GlossKit
/// adds these declarations to a scan, which runs without a build, so that the types of the
/// properties are known.
package struct Entity: Equatable, Sendable {
  var className: String
  /// True if the class is in the sources, and only an extension with its properties is generated.
  var isCategory = false
  var properties: [Property] = []

  struct Property: Equatable, Sendable {
    var name: String
    /// The type in Swift.
    var type: String
  }

  /// Returns the entities of a model's `contents` with generated code, in the model's order; `nil`
  /// if the bytes are not XML.
  package static func all(inModel contents: Span<UInt8>) -> [Entity]? {
    EntityReader.entities(of: contents)
  }

  /// The generated declarations in Swift: properties with their types, without bodies.
  package var swift: String {
    let head = isCategory ? "extension \(className)" : "class \(className): NSManagedObject"
    let members = properties.map { "  var `\($0.name)`: \($0.type)\n" }.joined()
    return "\(head) {\n\(members)}\n"
  }

  /// Returns the type of an attribute's property.
  ///
  /// - Parameters:
  ///   - type: The type as the model spells it, such as `Integer 16`.
  ///   - isScalar: True if numbers have Swift's types, not `NSNumber`.
  ///   - custom: The class of a transformable attribute.
  static func type(ofAttribute type: String, isScalar: Bool, custom: String?) -> String {
    if isScalar, let scalar = scalars[type] { return scalar }
    if type == "Transformable", let custom, isName(custom) { return "\(custom)?" }
    return objects[type] ?? "NSObject?"
  }

  /// The types of non-optional scalar properties.
  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]
  /// The types of properties that are objects.
  private static let objects = [
    "Integer 16": "NSNumber?", "Integer 32": "NSNumber?", "Integer 64": "NSNumber?",
    "Double": "NSNumber?", "Float": "NSNumber?", "Boolean": "NSNumber?", "String": "String?",
    "Date": "Date?", "UUID": "UUID?", "URI": "URL?", "Decimal": "NSDecimalNumber?",
    "Binary": "Data?",
  ]

  /// True if a text is an identifier of ASCII characters.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    // Digits, capital and small letters, low lines.
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }
}
