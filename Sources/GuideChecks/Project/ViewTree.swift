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

  private let project: GuideProject
  /// The views by the last component of their names.
  private var views: [Name: [TypeID]] = [:]
  /// The views that make each view; `.none` stands for code outside of views.
  private var makers: [TypeID: Set<TypeID>] = [:]
  /// The views that put each model into the environment; `.none` stands for code outside of views.
  private var injectors: [TypeID: Set<TypeID>] = [:]
  /// True if some injected model has an unknown type: it may be any model.
  private var isUnsure = false
  private(set) var needs: [Need] = []

  init(_ project: GuideProject) {
    self.project = project
    for source in project.allSources {
      for type in source.facts.types
      where type.kind != .extension && type.id.isKnown && project.isView(type) {
        views[Name(type.lastName), default: []].append(type.id)
      }
    }
    for source in project.allSources where !source.isTest { read(source) }
  }

  private mutating func read(_ source: GuideSource) {
    for making in source.facts.viewCreations where !source.facts.isInPreview(making.range) {
      guard let made = views[making.name] else { continue }
      let maker = view(around: making.range.start, in: source)
      for view in made where view != maker { makers[view, default: []].insert(maker) }
    }
    for injection in source.facts.injections {
      if source.facts.isInPreview(injection.range) { continue }
      guard injection.model.isKnown else {
        isUnsure = true
        continue
      }
      injectors[injection.model, default: []].insert(
        view(around: injection.range.start, in: source))
    }
    for type in source.facts.types where project.isView(type) && type.id.isKnown {
      for property in type.attributedProperties {
        guard let need = need(property, of: type, in: source) else { continue }
        needs.append(need)
      }
    }
  }

  private func need(
    _ property: PropertyFact, of type: TypeFact, in source: GuideSource
  ) -> Need? {
    guard let model = property.heldType else { return nil }
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

  /// Returns the innermost view around an offset; `.none` outside of views.
  private func view(around offset: Int, in source: GuideSource) -> TypeID {
    let around = source.facts.types.filter {
      $0.range.start <= offset && offset < $0.range.end && $0.id.isKnown && project.isView($0)
    }
    return around.max { $0.range.start < $1.range.start }?.id ?? .none
  }

  /// Returns the views that inject a model, its superclass or a subclass.
  private func injectors(of model: TypeID) -> Set<TypeID> {
    var found = injectors[model] ?? []
    let ancestors = project.withAncestors(of: model)
    for (other, views) in injectors
    where ancestors.contains(other) || project.withAncestors(of: other).contains(model) {
      found.formUnion(views)
    }
    return found
  }

  /// True if an app certainly shows the view without the model: all code that makes the view, or a
  /// view around it, is known, and none of it injects the model.
  func isMissing(_ need: Need) -> Bool {
    let injectors = injectors(of: need.model)
    if isUnsure || injectors.contains(.none) { return false }
    var seen: Set<TypeID> = [need.view]
    var pending = [need.view]
    var hasApp = false
    while let view = pending.popLast() {
      // A view cannot inject a model into its own environment.
      if view != need.view, injectors.contains(view) { return false }
      guard let declaration = project.declaration(of: view) else { return false }
      if project.isApp(declaration.type) {
        hasApp = true
        continue
      }
      let makers = makers[view] ?? []
      if makers.contains(.none) { return false }
      for maker in makers where seen.insert(maker).inserted { pending.append(maker) }
    }
    return hasApp
  }

  /// A view in a preview that reads models which the preview does not provide.
  struct EmptyPreview {
    let source: GuideSource
    /// The bytes of the view's name in the preview.
    let range: ByteRange
    /// The missing models; never empty.
    var models: [TypeID]
  }

  /// Returns the views in previews that read models which are not provided, each view once for a
  /// preview.
  func previews() -> [EmptyPreview] {
    var found: [EmptyPreview] = []
    let byView = Dictionary(grouping: needs, by: \.view)
    for source in project.allSources where !source.isTest {
      for preview in source.facts.previews where !preview.isOpaque {
        let injected = Set(
          source.facts.injections.filter { preview.range.holds($0.range) }.map(\.model))
        if injected.contains(.none) { continue }
        let made = source.facts.viewCreations.filter { preview.range.holds($0.range) }
          .flatMap { making in (views[making.name] ?? []).map { (making: making, view: $0) } }
        var seen: Set<TypeID> = []
        for (making, view) in made where seen.insert(view).inserted {
          var models: [TypeID] = []
          for need in byView[view] ?? [] where !isGiven(need.model, injected, made.map(\.view)) {
            if !models.contains(need.model) { models.append(need.model) }
          }
          if models.isEmpty { continue }
          found.append(EmptyPreview(source: source, range: making.range, models: models))
        }
      }
    }
    return found
  }

  /// True if a preview injects a model, itself or by a view that it makes.
  private func isGiven(_ model: TypeID, _ injected: Set<TypeID>, _ made: [TypeID]) -> Bool {
    let related = Set(project.withAncestors(of: model))
    if !related.isDisjoint(with: injected) { return true }
    if injected.contains(where: { project.withAncestors(of: $0).contains(model) }) { return true }
    return !injectors(of: model).isDisjoint(with: made)
  }
}

extension ByteRange {
  fileprivate func holds(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
