import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// The name of a type of SwiftUI as the project has to write it, which may have one of its own with that
  /// name.
  func swiftUI(_ name: String) -> String { typeNames.contains(name) ? "SwiftUI.\(name)" : name }

  /// Whether a property, as a plain variable, would be a parameter of the initializer that the view gets,
  /// and make it private; one with a wrapper does not.
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

  /// Where a call, but for previews and tests, makes the object that an initializer stores in a property,
  /// or where a parameter makes it by default.
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
      let made = source.facts.madeArguments.first { made in
        callees.contains(made.callee) && labels.contains(made.label)
          && !source.facts.previews.contains {
            $0.range.start <= made.range.start && made.range.end <= $0.range.end
          }
      }
      if let made { return (source, made.range) }
    }
    return nil
  }

  /// Where code that does not see the private members of a type uses a property of it.
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
    // Another type that names the view and the property may reach for it.
    let own = Name(type.lastName)
    for other in allSources where !other.isTest {
      let reaches = other.facts.members.contains { member in
        member.type != type.id && member.mentions(own) && member.mentions(name)
      }
      if reaches { return (source, type.nameRange) }
    }
    return nil
  }
}
