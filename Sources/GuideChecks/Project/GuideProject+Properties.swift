import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// Calls `visit` with each property that has an attribute and holds an `ObservableObjectRule` class
  /// of the project, directly or as an optional.
  ///
  /// - Parameter visit: Its last argument is the path of the class.
  func forEachProperty(
    with attribute: String, _ visit: (GuideSource, PropertyFact, AttributeFact, String?) -> Void
  ) {
    for source in sources {
      for type in source.facts.types {
        for property in type.attributedProperties {
          guard let attribute = property.attribute(attribute),
            let id = property.type?.unwrapped.nominal?.id, id.isKnown, isObservableObject(id)
          else { continue }
          visit(source, property, attribute, path(of: id))
        }
      }
    }
  }

  /// Returns the path of the source that declares a type of the project.
  func path(of type: TypeID) -> String? { declaration(of: type)?.source.path }

  /// Returns the last component of a type's name; empty for a framework's type.
  func name(of type: TypeID) -> String { declaration(of: type)?.type.lastName ?? "" }

  /// True if objects of a class have a stored variable.
  func hasState(_ type: TypeID) -> Bool {
    withAncestors(of: type).flatMap(parts).flatMap(\.type.properties).contains {
      !$0.isStatic && !$0.isComputed && !$0.isConstant
    }
  }

  /// Returns the migration of the class that a property holds, or `nil`.
  func migration(of property: PropertyFact) -> ModelMigration? {
    property.type?.unwrapped.nominal.flatMap { migrations.migration(of: $0.id) }
  }

  /// Calls `visit` with each stored instance property of a view.
  func forEachViewProperty(_ visit: (GuideSource, TypeFact, PropertyFact) -> Void) {
    for source in sources {
      for type in source.facts.types where isView(type) {
        for property in type.properties where !property.isStatic && !property.isComputed {
          visit(source, type, property)
        }
      }
    }
  }

  /// Calls `visit` with each property of an `@Observable` class that has an attribute.
  func forEachModelProperty(_ visit: (GuideSource, TypeFact, PropertyFact) -> Void) {
    for source in sources {
      for type in source.facts.types where type.kind == .class && type.has(attribute: "Observable")
      {
        for property in type.attributedProperties { visit(source, type, property) }
      }
    }
  }

  /// True if a name is used with `$` anywhere in a type.
  func isProjected(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projected.contains(name) }
  }

  /// True if `$name` is passed on whole anywhere in a type.
  func isProjectedWhole(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projectedWhole.contains(name) }
  }

  /// True if the wrapper of a property is used anywhere in its type.
  func isWrapperUsed(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.wrappers.contains(name) }
  }
}
