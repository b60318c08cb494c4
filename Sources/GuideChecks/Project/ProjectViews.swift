import LocalizationModel
import SwiftTree
import SwiftTypes

/// The views and observable classes of a project by name, and what belongs to a view.
///
/// ``ViewTree`` and the rule `state-unowned` look up in it what code makes.
struct ProjectViews {
  private let project: GuideProject
  /// The views by the last component of their names.
  private var views: [Name: [TypeID]] = [:]
  /// The observable classes by the last component of their names.
  private var models: [Name: [TypeID]] = [:]

  init(_ project: GuideProject) {
    self.project = project
    for type in project.allSources.lazy.flatMap(\.facts.types)
    where type.kind != .extension && type.id.isKnown {
      let name = Name(type.lastName)
      if project.isView(type) { views[name, default: []].append(type.id) }
      if project.isObservable(type.id) { models[name, default: []].append(type.id) }
    }
  }

  /// Returns the views that a name in a source may stand for, whatever types are around them: those
  /// of the source's own targets or, if there are none, all of them.
  func views(named name: Name, from source: GuideSource) -> [TypeID] {
    let all = views[name] ?? []
    let targets = Set(project.modules(source.path))
    if all.count < 2 || targets.isEmpty { return all }
    let near = all.filter { view in
      project.path(of: view).map { !targets.isDisjoint(with: project.modules($0)) } ?? false
    }
    return near.isEmpty ? all : near
  }

  /// Returns the only observable class with a name; `nil` if there is none, or several.
  func model(named name: Name) -> TypeID? {
    let found = models[name] ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the innermost view around an offset; `.none` outside of views.
  func view(around offset: Int, in source: GuideSource) -> TypeID {
    let around = source.facts.types.filter {
      $0.range.start <= offset && offset < $0.range.end && $0.id.isKnown && project.isView($0)
    }
    return around.max { $0.range.start < $1.range.start }?.id ?? .none
  }

  /// Returns the members of a view that are evaluated with its body.
  func drawnMembers(of view: TypeID) -> Set<Name> {
    var members: Set<Name> = [Name("body")]
    let facts = project.parts(of: view).flatMap { part in
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

  /// True for a view that only previews make, or that is named so.
  func isForPreviews(_ view: TypeID) -> Bool {
    guard let declaration = project.declaration(of: view) else { return false }
    if declaration.type.name.contains("Preview") { return true }
    let name = Name(declaration.type.lastName)
    var isInPreview = false
    for source in project.allSources where !source.isTest {
      for creation in source.facts.viewCreations where creation.name == name {
        if !source.facts.isInPreview(creation.range) { return false }
        isInPreview = true
      }
    }
    return isInPreview
  }
}
