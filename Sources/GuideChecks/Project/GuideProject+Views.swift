import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideProject {
  /// Returns the views that a name in a source may stand for, whatever types are around them: those
  /// of the source's own targets or, if there are none, all of them.
  func views(named name: Name, from source: GuideSource) -> [TypeID] {
    let all = viewsByName[name] ?? []
    let targets = Set(modules(source.path))
    if all.count < 2 || targets.isEmpty { return all }
    let near = all.filter { view in
      path(of: view).map { !targets.isDisjoint(with: modules($0)) } ?? false
    }
    return near.isEmpty ? all : near
  }

  /// True for a view that only previews make, or that is named so.
  func isForPreviews(_ view: TypeID) -> Bool {
    guard let declaration = declaration(of: view) else { return false }
    if declaration.type.name.contains("Preview") { return true }
    let name = Name(declaration.type.lastName)
    var isInPreview = false
    for source in allSources where !source.isTest {
      for creation in source.facts.viewCreations where creation.name == name {
        if !source.facts.isInPreview(creation.range) { return false }
        isInPreview = true
      }
    }
    return isInPreview
  }

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
