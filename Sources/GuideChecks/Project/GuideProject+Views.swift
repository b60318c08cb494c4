import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// Returns the views with a name, whatever types are around them.
  func views(named name: Name) -> [TypeID] { viewsByName[name] ?? [] }

  /// Returns the only `@Observable` class with a name; `nil` if there is none, or several.
  func observableClass(named name: Name) -> TypeID? {
    let found = classesByName[name] ?? []
    return found.count == 1 && isObservable(found[0]) ? found[0] : nil
  }

  /// Returns the innermost view around an offset; `.none` outside of views.
  func view(around offset: Int, in source: GuideSource) -> TypeID {
    let around = source.facts.types.filter {
      $0.range.start <= offset && offset < $0.range.end && $0.id.isKnown && isView($0)
    }
    return around.max { $0.range.start < $1.range.start }?.id ?? .none
  }

  /// True if one of two classes is the other, or inherits from it.
  func areRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    type.isKnown && other.isKnown
      && (withAncestors(of: type).contains(other) || withAncestors(of: other).contains(type))
  }

  /// Returns the members of a view that are drawn with its body.
  func drawnMembers(of view: TypeID) -> Set<Name> {
    var members: Set<Name> = [Name("body")]
    let facts = parts(of: view).flatMap { part in
      part.source.facts.drawnMembers.filter { $0.type == view }
    }
    var isNew = true
    while isNew {
      isNew = false
      for fact in facts where members.contains(fact.member) {
        if members.insert(fact.name).inserted { isNew = true }
      }
    }
    return members
  }
}
