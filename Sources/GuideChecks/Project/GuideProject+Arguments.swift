import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// Returns the spelling of a SwiftUI type: `SwiftUI.State` if the project declares a `State` of
  /// its own.
  func swiftUI(_ name: String) -> String { typeNames.contains(name) ? "SwiftUI.\(name)" : name }

  /// True if a private property, once its wrapper is removed, would become a parameter of the
  /// memberwise initializer and make the initializer private. A wrapped property does not.
  func hidesInitializer(_ property: PropertyFact, of type: TypeFact) -> Bool {
    let parts = parts(of: type.id)
    guard property.isPrivate, property.hasValue, type.kind == .struct,
      !parts.contains(where: { $0.type.kind != .extension && $0.type.hasInitializer }),
      assignments(to: property.name, of: type.id).isEmpty
    else { return false }
    return parts.flatMap(\.type.properties).contains {
      !$0.isStatic && !$0.isComputed && !$0.hasValue
    }
  }

  /// Finds a call outside previews and tests that makes the object which an initializer stores in a
  /// property, or a default argument that makes it. `nil` if there is none.
  func argument(
    making property: String, of type: TypeFact
  ) -> (source: GuideSource, range: ByteRange)? {
    var labels: Set<Name> = []
    for (part, assignment) in assignments(to: property, of: type.id) {
      guard let parameter = assignment.parameter else { continue }
      labels.insert(Name(parameter.label))
      if parameter.hasDefault { return (part.source, assignment.range) }
    }
    if labels.isEmpty { labels = [Name(property)] }
    let callees: Set<Name> = [Name(type.lastName), Name("init"), Name("Self")]
    for source in allSources where !source.isTest {
      let argument = source.facts.madeArguments.first { argument in
        callees.contains(argument.callee) && labels.contains(argument.label)
          && !source.facts.previews.contains {
            $0.range.start <= argument.range.start && argument.range.end <= $0.range.end
          }
      }
      if let argument { return (source, argument.range) }
    }
    return nil
  }

  /// Finds code that uses a property of a type and would no longer compile if the property were
  /// private; `nil` if there is none.
  func use(
    of property: String, outside type: TypeFact, in source: GuideSource
  ) -> (source: GuideSource, range: ByteRange)? {
    let name = Name(property)
    for part in parts(of: type.id) where part.source.path != source.path {
      let uses = part.source.facts.members.contains {
        $0.type == type.id && $0.mentions(name)
      }
      if uses { return (part.source, part.type.nameRange) }
    }
    // Another type that names both the view and the property may use it.
    let typeName = Name(type.lastName)
    for other in allSources where !other.isTest {
      let reaches = other.facts.members.contains { member in
        member.type != type.id && member.mentions(typeName) && member.mentions(name)
      }
      if reaches { return (source, type.nameRange) }
    }
    return nil
  }

  /// True if one of two classes is the other, or inherits from it.
  func areRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    type.isKnown && other.isKnown
      && (withAncestors(of: type).contains(other) || withAncestors(of: other).contains(type))
  }
}
