import LocalizationModel
import SwiftTree
import SwiftTypes

/// The views of a project, the views that make them, and the models in their environment.
///
/// The rule `environment-not-injected` finds by it the views that read a model which no view around
/// them puts into the environment.
struct ViewTree {
  /// A view that reads a model from its environment.
  struct Need {
    let source: GuideSource
    let view: TypeID
    let property: PropertyFact
    let attribute: AttributeFact
    let model: TypeID
  }

  /// A call that makes a view, with the models that the code around it puts into the environment.
  private struct Making {
    let view: TypeID
    /// The view that makes it; `.none` for code outside of views.
    let maker: TypeID
    let placement: ViewPlacement
    let models: Set<TypeID>
    /// False if the name stands for several views.
    let isSure: Bool
  }

  private let project: GuideProject
  private let views: ProjectViews
  private let injections: ViewInjections
  /// The calls that make each view, outside previews.
  private var makings: [TypeID: [Making]] = [:]
  /// The same calls by the view that makes the other one.
  private var parts: [TypeID: [Making]] = [:]
  private(set) var needs: [Need] = []

  init(_ project: GuideProject) {
    self.project = project
    views = ProjectViews(project)
    injections = ViewInjections(project, views)
    for source in project.allSources where !source.isTest { read(source) }
    for making in makings.values.joined() { parts[making.maker, default: []].append(making) }
  }

  private mutating func read(_ source: GuideSource) {
    for fact in source.facts.viewCreations where !source.facts.isInPreview(fact.range) {
      let maker = views.view(around: fact.range.start, in: source)
      let made = views.views(named: fact.name, from: source)
      for view in made where view != maker {
        let models = injections.models(reaching: fact, of: maker, in: source)
        makings[view, default: []].append(
          Making(
            view: view, maker: maker, placement: fact.placement, models: models,
            isSure: made.count == 1))
      }
    }
    for type in source.facts.types where project.isView(type) && type.id.isKnown {
      for property in type.attributedProperties {
        guard let need = need(property, of: type, in: source) else { continue }
        needs.append(need)
      }
    }
  }

  /// Reads a property for a model of the environment; `nil` for any other, and for one that nothing
  /// in the view mentions: SwiftUI looks for the model only then.
  private func need(
    _ property: PropertyFact, of type: TypeFact, in source: GuideSource
  ) -> Need? {
    guard let model = property.heldType,
      project.members(of: type.id).contains(where: { $0.mentions(Name(property.name)) })
    else { return nil }
    if let attribute = property.attribute("EnvironmentObject"), project.isObservableObject(model) {
      return Need(
        source: source, view: type.id, property: property, attribute: attribute, model: model)
    }
    guard let attribute = property.attribute("Environment"), attribute.namesType,
      project.isObservable(model), !property.writtenType.hasSuffix("?")
    else { return nil }
    return Need(
      source: source, view: type.id, property: property, attribute: attribute, model: model)
  }

  /// True if an app certainly shows the view without the model: some way from the app to the view
  /// is known, and nothing on it injects the model.
  func isMissing(_ need: Need) -> Bool {
    if injections.mayBeAnywhere(need.model) { return false }
    var seen: Set<TypeID> = [need.view]
    var pending = [need.view]
    var hasApp = false
    while let view = pending.popLast() {
      guard let declaration = project.declaration(of: view) else { return false }
      if project.isApp(declaration.type) {
        hasApp = true
        continue
      }
      for making in makings[view] ?? [] where !holds(making.models, need.model) {
        if !making.maker.isKnown || !making.isSure { return false }
        if seen.insert(making.maker).inserted { pending.append(making.maker) }
      }
    }
    return hasApp
  }

  /// True if one of the injected models is the one that is read, its superclass or a subclass.
  private func holds(_ injected: Set<TypeID>, _ model: TypeID) -> Bool {
    injected.contains(model) || injected.contains { project.areRelated($0, model) }
  }

  // MARK: Previews

  /// A view in a preview that reads models which the preview does not provide.
  struct EmptyPreview {
    let source: GuideSource
    /// The bytes of the view's name in the preview.
    let range: ByteRange
    /// The missing models; never empty.
    var models: [TypeID]
  }

  /// Returns the views in previews that read models which are not provided, themselves or in views
  /// that they draw, each view once for a preview.
  func previews() -> [EmptyPreview] {
    var found: [EmptyPreview] = []
    let drawn = needs.filter { need in
      views.drawnMembers(of: need.view).contains(Name(need.property.name))
    }
    let byView = Dictionary(grouping: drawn, by: \.view)
    for source in project.allSources where !source.isTest {
      for preview in source.facts.previews where !preview.isOpaque {
        if injections.hasUnknown(in: preview.range, of: source) { continue }
        var seen: Set<TypeID> = []
        for making in source.facts.viewCreations where preview.range.holds(making.range) {
          let models = injections.models(reaching: making, of: .none, in: source)
          let made = views.views(named: making.name, from: source)
          for view in made where made.count == 1 && seen.insert(view).inserted {
            let missing = missing(in: view, models, byView)
            if missing.isEmpty { continue }
            found.append(EmptyPreview(source: source, range: making.range, models: missing))
          }
        }
      }
    }
    return found
  }

  /// Returns the models that a view and the views drawn with it read, without the injected ones.
  private func missing(
    in root: TypeID, _ injected: Set<TypeID>, _ needs: [TypeID: [Need]]
  ) -> [TypeID] {
    var models: [TypeID] = []
    var seen: Set<TypeID> = [root]
    var pending = [(view: root, injected: injected)]
    while let (view, injected) = pending.popLast() {
      for need in needs[view] ?? [] where !holds(injected, need.model) {
        if !models.contains(need.model) { models.append(need.model) }
      }
      let members = views.drawnMembers(of: view)
      for making in parts[view] ?? [] where making.placement.isDrawn && making.isSure {
        guard let member = making.placement.holders.last, members.contains(member),
          seen.insert(making.view).inserted
        else { continue }
        pending.append((making.view, injected.union(making.models)))
      }
    }
    return models
  }
}
