import MarkupReader

/// Reads the entities of a model's `contents` whose code Xcode generates, as a receiver of XML
/// events. ``Entity/all(inModel:)`` uses it.
final class EntityReader: MarkupReceiver {
  private var entities: [Entity] = []
  /// The class of each entity, generated or not, by the entity's name.
  private var classes: [String: String] = [:]
  /// The properties whose type is another entity's class, known only after all entities were read.
  private var relationships: [(entity: Int, property: Int, target: String)] = []
  /// For each open element, true if it is an entity; the innermost last.
  private var open: [Bool] = []
  /// True inside an entity with generated code, which is the last of `entities`.
  private var isInside = false

  private init() {}

  /// Returns the entities with generated code, in the model's order; `nil` for bytes that are not
  /// XML.
  static func entities(of contents: Span<UInt8>) -> [Entity]? {
    let reader = EntityReader()
    do throws(MarkupError) {
      try MarkupReader().read(contents, into: reader)
    } catch {
      return nil
    }
    for (entity, property, target) in reader.relationships {
      let type = reader.classes[target] ?? "NSManagedObject"
      reader.entities[entity].properties[property].type = "\(type)?"
    }
    return reader.entities
  }

  func start(_ element: MarkupElement) -> Bool {
    let isEntity = element.isNamed("entity")
    open.append(isEntity)
    if isEntity {
      begin(element.attributes)
    } else if isInside, element.isNamed("attribute") {
      addAttribute(element.attributes)
    } else if isInside, element.isNamed("relationship") {
      addRelationship(element.attributes)
    }
    return true
  }

  func end() -> Bool {
    if open.popLast() == true { isInside = false }
    return true
  }

  func add(_ text: Span<UInt8>) -> Bool { true }

  private func begin(_ attributes: MarkupAttributes) {
    // A module may precede the class name.
    let represented = attributes["representedClassName"]?.split(separator: ".").last
    guard let name = represented.map(String.init), Entity.isName(name) else { return }
    if let entity = attributes["name"] { classes[entity] = name }
    switch attributes["codeGenerationType"] {
    case "class": entities.append(Entity(className: name))
    case "category": entities.append(Entity(className: name, isCategory: true))
    default: return
    }
    isInside = true
  }

  private func addAttribute(_ attributes: MarkupAttributes) {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    add(
      attributes["name"],
      Entity.type(
        ofAttribute: attributes["attributeType"] ?? "", isScalar: isScalar,
        custom: attributes["customClassName"]))
  }

  private func addRelationship(_ attributes: MarkupAttributes) {
    let isOrdered = attributes["ordered"] == "YES"
    if attributes["toMany"] == "YES" {
      add(attributes["name"], isOrdered ? "NSOrderedSet?" : "NSSet?")
    } else if add(attributes["name"], "NSManagedObject?"),
      let target = attributes["destinationEntity"]
    {
      let last = entities.count - 1
      relationships.append((last, entities[last].properties.count - 1, target))
    }
  }

  @discardableResult private func add(_ name: String?, _ type: String) -> Bool {
    guard let name, Entity.isName(name) else { return false }
    entities[entities.count - 1].properties.append(Entity.Property(name: name, type: type))
    return true
  }
}
