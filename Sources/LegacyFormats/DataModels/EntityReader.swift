package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// Reads the entities of a model's `contents` that have their code generated.
package final class EntityReader: NSObject, XMLParserDelegate {
  private var entities: [Entity] = []
  /// The class of each entity, generated or not, by the entity's name.
  private var classes: [String: String] = [:]
  /// Properties whose type is an entity's class, by their places.
  private var relationships: [(entity: Int, property: Int, target: String)] = []
  private var isInside = false

  /// - Returns: `nil` for what is no XML.
  package static func entities(of contents: Data) -> [Entity]? {
    let reader = EntityReader()
    let parser = XMLParser(data: contents)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else { return nil }
    for (entity, property, target) in reader.relationships {
      let type = reader.classes[target] ?? "NSManagedObject"
      reader.entities[entity].properties[property].type = "\(type)?"
    }
    return reader.entities
  }

  package func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "entity": begin(attributes)
    case "attribute" where isInside:
      let isScalar = attributes["usesScalarValueType"] == "YES"
      add(
        attributes["name"],
        Entity.type(
          ofAttribute: attributes["attributeType"] ?? "", isScalar: isScalar,
          custom: attributes["customClassName"]))
    case "relationship" where isInside:
      let isOrdered = attributes["ordered"] == "YES"
      if attributes["toMany"] == "YES" {
        add(attributes["name"], isOrdered ? "NSOrderedSet?" : "NSSet?")
      } else if add(attributes["name"], "NSManagedObject?"),
        let target = attributes["destinationEntity"]
      {
        let last = entities.count - 1
        relationships.append((last, entities[last].properties.count - 1, target))
      }
    default: break
    }
  }

  package func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "entity" { isInside = false }
  }

  private func begin(_ attributes: [String: String]) {
    // A module may stand before the name.
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

  @discardableResult private func add(_ name: String?, _ type: String) -> Bool {
    guard let name, Entity.isName(name) else { return false }
    entities[entities.count - 1].properties.append(Entity.Property(name: name, type: type))
    return true
  }
}
