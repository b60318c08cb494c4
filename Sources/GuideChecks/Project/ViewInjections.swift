import LocalizationModel
import SwiftTree
import SwiftTypes

/// The calls that put models into the environment, and the views that each of them reaches.
///
/// ``ViewTree`` asks it for the models around a view.
struct ViewInjections {
  private struct Located {
    let source: GuideSource
    let fact: InjectionFact
    /// The names of members and variables that the view before the call may consist of.
    let content: Set<Name>
  }

  private let project: GuideProject
  private let views: ProjectViews
  /// The calls by the view around; `.none` stands for previews and other code outside of views.
  private var byView: [TypeID: [Located]] = [:]
  /// The models injected by code outside of views and previews.
  private var outside: Set<TypeID> = []
  /// The views that each view makes.
  private var made: [TypeID: Set<TypeID>] = [:]

  init(_ project: GuideProject, _ views: ProjectViews) {
    self.project = project
    self.views = views
    for source in project.allSources where !source.isTest {
      for fact in source.facts.injections {
        let isInPreview = source.facts.isInPreview(fact.range)
        let view = isInPreview ? .none : views.view(around: fact.range.start, in: source)
        if !view.isKnown, !isInPreview { outside.insert(fact.model) }
        if !isInPreview, !fact.model.isKnown { outside.insert(.none) }
        byView[view, default: []].append(
          Located(source: source, fact: fact, content: content(fact.names, of: view)))
      }
      for fact in source.facts.viewCreations where !source.facts.isInPreview(fact.range) {
        let maker = views.view(around: fact.range.start, in: source)
        made[maker, default: []].formUnion(views.views(named: fact.name, from: source))
      }
    }
  }

  /// Adds to the names in an expression those that the members of these names mention.
  private func content(_ names: [Name], of view: TypeID) -> Set<Name> {
    var found = Set(names)
    if !view.isKnown { return found }
    let members = project.members(of: view)
    var isNew = true
    while isNew {
      isNew = false
      for member in members {
        guard let name = member.name, found.contains(name) else { continue }
        for inner in member.shown where found.insert(inner).inserted { isNew = true }
        for inner in member.deferred where found.insert(inner).inserted { isNew = true }
      }
    }
    return found
  }

  /// True if code outside of views injects the model, or one of unknown type is injected: these may
  /// reach any view.
  func mayBeAnywhere(_ model: TypeID) -> Bool {
    outside.contains(.none) || outside.contains { project.areRelated($0, model) }
  }

  /// True if a model of unknown type is injected in a range, such as a preview.
  func hasUnknown(in range: ByteRange, of source: GuideSource) -> Bool {
    source.facts.injections.contains { !$0.model.isKnown && range.holds($0.range) }
  }

  /// Returns the models that the code of the maker injects around the place where it makes a view.
  ///
  /// - Parameter maker: The view around the call; `.none` for a preview.
  func models(
    reaching making: ViewCreationFact, of maker: TypeID, in source: GuideSource
  ) -> Set<TypeID> {
    var models: Set<TypeID> = []
    for injection in byView[maker] ?? [] {
      if !maker.isKnown, injection.source !== source { continue }
      if reaches(injection, making, in: source) { models.insert(injection.fact.model) }
    }
    // Containers and modifiers of the project may inject on their own.
    for container in making.placement.around.flatMap({ views.views(named: $0, from: source) }) {
      models.formUnion(all(in: container))
    }
    return models
  }

  private func reaches(
    _ injection: Located, _ making: ViewCreationFact, in source: GuideSource
  ) -> Bool {
    guard let base = injection.fact.base else { return true }
    if injection.source === source, base.holds(making.range) { return true }
    return making.placement.holders.contains(where: injection.content.contains)
      || making.placement.around.contains(where: injection.fact.holders.contains)
  }

  /// Returns all models that a view, or a view that it makes, injects.
  private func all(in view: TypeID) -> Set<TypeID> {
    var models: Set<TypeID> = []
    var seen: Set<TypeID> = [view]
    var pending = [view]
    while let view = pending.popLast() {
      models.formUnion((byView[view] ?? []).map(\.fact.model))
      for inner in made[view] ?? [] where seen.insert(inner).inserted { pending.append(inner) }
    }
    return models
  }
}

extension ByteRange {
  func holds(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
