import LocalizationModel
import SwiftTree
import SwiftTypes

/// Plans the edits of views that hold a migrated model: wrappers, projections and initializers.
///
/// ``MigrationPlanning`` calls it for each property with `@StateObject`, `@ObservedObject` or
/// `@EnvironmentObject`.
struct ViewMigration {
  /// The edits for one property, and the stops.
  struct Plan {
    fileprivate(set) var edits: [(source: GuideSource, edit: Fix.Edit)] = []
    fileprivate(set) var stops: [MigrationRejection] = []

    fileprivate mutating func add(_ edit: Fix.Edit, _ source: GuideSource) {
      edits.append((source, edit))
    }

    fileprivate mutating func stop(
      _ reason: MigrationRejection.Reason, _ source: GuideSource, _ range: ByteRange
    ) {
      stops.append(MigrationRejection(reason: reason, path: source.path, range: range))
    }

    fileprivate mutating func stop(
      _ reason: ViewRejection, _ source: GuideSource, _ range: ByteRange
    ) {
      stops.append(MigrationRejection(reason, source, range))
    }
  }

  private let project: GuideProject
  private let uses: ProjectModelUses
  private let readers: NameReaders

  init(_ project: GuideProject, _ uses: ProjectModelUses, _ readers: NameReaders) {
    self.project = project
    self.uses = uses
    self.readers = readers
  }

  /// Plans the edits for one property that holds the model.
  func plan(for holding: ProjectModelUses.Holding) -> Plan {
    let (source, property) = (holding.part.source, holding.property)
    let owner = holding.part.type.id
    var plan = Plan()
    guard owner.isKnown, property.heldType != nil, !holding.attribute.hasArguments,
      property.isAlone, property.attributes.count == 1
    else {
      plan.stop(.wrapper("@\(holding.attribute.name)"), source, holding.attribute.range)
      return plan
    }
    let projections = (uses.projections[owner] ?? []).filter {
      $0.use.isOwn && $0.use.name == property.name
    }
    for use in projections where use.use.isWhole {
      plan.stop(.whole(property.name), use.source, use.use.range)
    }
    if source.facts.conditionalNames.contains(property.range.start) {
      plan.stop(.conditional, source, property.range)
    }
    stopUnread(holding, &plan)
    switch holding.attribute.name {
    case "StateObject":
      plan.add(Fix.Edit(holding.attribute.range, "@\(project.swiftUI("State"))"), source)
      if !project.isApp(holding.part.type) {
        stopEffects(project.effects(of: property, in: source), source, &plan)
        if !property.hasValue, let model = property.heldType,
          project.argument(making: property.name, of: holding.part.type) != nil
        {
          // A caller makes the model with arguments that are not looked at: any initializer counts.
          let anyCreation = Effects.Creation(type: model, labels: nil, hasClosures: false)
          stopEffects(Effects(creations: [anyCreation]), source, &plan)
        }
      }
    case "ObservedObject":
      if !property.hasValue,
        let made = project.argument(making: property.name, of: holding.part.type)
      {
        plan.stop(.made(property.name), made.source, made.range)
      }
      plan.add(
        projections.isEmpty
          ? Fix.Edit(holding.attribute.removal, "")
          : Fix.Edit(holding.attribute.range, "@\(project.swiftUI("Bindable"))"), source)
      if projections.isEmpty, project.hidesInitializer(property, of: holding.part.type) {
        plan.add(Fix.Edit(property.keyword, "let"), source)
      }
    default: planEnvironment(holding, projections, &plan)
    }
    for use in uses.wrappers[owner] ?? [] where use.use.name == property.name {
      planMaking(use, of: holding, &plan)
    }
    return plan
  }

  /// Stops if the model redraws the view although no body reads it: an `ObservableObjectRule` redraws
  /// the view at each change, `@Observable` only at changes of what the body reads. That matters
  /// for a view without a body, and for a view that shows values which nothing tracks.
  private func stopUnread(_ holding: ProjectModelUses.Holding, _ plan: inout Plan) {
    let (source, property, owner) = (holding.part.source, holding.property, holding.part.type)
    guard project.isView(owner) else {
      // A type other than a view may be isolated by the wrapper alone, and would no longer be.
      if !project.isMainActorByDefault(source.path), project.isIsolated(owner.id) != true,
        !project.inheritsIsolation(owner.id)
      {
        plan.stop(.holder(owner.name), source, holding.attribute.range)
      }
      return
    }
    let members = project.members(of: owner.id).filter { $0.kind == .value }
    let name = Name(property.name)
    if members.contains(where: { $0.shows(name) }) { return }
    if project.isRepresentable(owner.id) || readers.showsUntracked(owner.id) {
      plan.stop(.redraw(property.name), source, property.range)
    }
  }

  /// Rewrites `_model = StateObject(wrappedValue: Model())` in an initializer.
  private func planMaking(
    _ use: ProjectModelUses.Located<ModelUses.Wrapper>, of holding: ProjectModelUses.Holding,
    _ plan: inout Plan
  ) {
    let wrapper = holding.attribute.name
    guard let making = use.use.making, making.wrapper == wrapper || making.wrapper == "init",
      wrapper != "EnvironmentObject"
    else {
      plan.stop(.whole(holding.property.name), use.source, use.use.range)
      return
    }
    if wrapper == "StateObject" {
      plan.add(Fix.Edit(making.head, "\(project.swiftUI("State"))(initialValue: "), use.source)
      if !project.isApp(holding.part.type) { stopEffects(making.effects, use.source, &plan) }
      return
    }
    let before = ByteRange(start: making.assignment.start, end: making.value.start)
    plan.add(Fix.Edit(before, "self.\(holding.property.name) = "), use.source)
    let after = ByteRange(start: making.value.end, end: making.assignment.end)
    plan.add(Fix.Edit(after, ""), use.source)
  }

  /// Rewrites `@EnvironmentObject var model: Model` to `@Environment(Model.self) var model`, with a
  /// local `@Bindable` in each body that uses `$model`.
  private func planEnvironment(
    _ holding: ProjectModelUses.Holding,
    _ projections: [ProjectModelUses.Located<ModelUses.Projection>], _ plan: inout Plan
  ) {
    let (source, property) = (holding.part.source, holding.property)
    guard let annotation = property.annotation, !property.hasValue else {
      plan.stop(.untyped, source, property.range)
      return
    }
    plan.add(
      Fix.Edit(
        holding.attribute.range,
        "@\(project.swiftUI("Environment"))(\(property.writtenType).self)"), source)
    plan.add(
      Fix.Edit(ByteRange(start: property.range.end, end: annotation.end), ""), source)
    var bodies: Set<ModelUses.Body> = []
    for use in projections where !use.use.isWhole {
      guard let body = use.use.body else {
        plan.stop(.placeless(property.name), use.source, use.use.range)
        continue
      }
      if let prefix = use.use.prefix { plan.add(Fix.Edit(prefix, ""), use.source) }
      guard bodies.insert(body).inserted else { continue }
      if body.isConditional { plan.stop(.conditional, use.source, use.use.range) }
      let line = "@\(project.swiftUI("Bindable")) var \(property.name) = \(property.name)"
      let end = body.indentation.map { "\n\($0)" } ?? "; "
      plan.add(
        Fix.Edit(insert: line + end + (body.isExpression ? "return " : ""), at: body.start),
        use.source)
    }
  }

  // MARK: Side effects

  /// Stops if making the model has side effects: `@State` makes its initial value again with each
  /// view, `@StateObject` once.
  private func stopEffects(_ effects: Effects, _ source: GuideSource, _ plan: inout Plan) {
    var pending = [(source: source, effects: effects)]
    var seen: [TypeID: Set<Int>] = [:]
    while let (source, effects) = pending.popLast() {
      if let first = effects.call {
        plan.stop(.effects(first.name), source, first.range)
        return
      }
      for creation in effects.creations { pending += self.effects(of: creation, &seen) }
    }
  }

  /// Returns the effects of making a value of a type, without initializers that were visited.
  ///
  /// - Parameter seen: For each type, the positions of the visited initializers.
  private func effects(
    of creation: Effects.Creation, _ seen: inout [TypeID: Set<Int>]
  ) -> [(source: GuideSource, effects: Effects)] {
    let isNew = seen[creation.type] == nil
    let all = initializers(of: creation.type)
    let candidates = all.indices.filter { all[$0].initializer.mayBeCalled(by: creation) }
    var found: [(source: GuideSource, effects: Effects)] = []
    // If no initializer fits the labels, any may be called.
    for index in candidates.isEmpty ? Array(all.indices) : candidates
    where seen[creation.type, default: []].insert(index).inserted {
      found.append((all[index].source, all[index].initializer.effects))
    }
    guard isNew else { return found }
    // Marks the type as visited even if it has no initializer.
    seen[creation.type, default: []].formUnion([])
    for type in project.withAncestors(of: creation.type) {
      found += initialValueEffects(of: type) + deinitializerEffects(of: type)
      if type == creation.type { continue }
      found += initializers(of: type).map { ($0.source, $0.initializer.effects) }
    }
    return found
  }

  private func initializers(
    of type: TypeID
  ) -> [(source: GuideSource, initializer: SourceEffects.Initializer)] {
    var paths: Set<String> = []
    return project.parts(of: type).map(\.source).filter { paths.insert($0.path).inserted }
      .flatMap { source in
        source.facts.effects.initializers.filter { $0.type == type }.map { (source, $0) }
      }
  }

  /// Returns the effects of a type's deinitializer: it runs at once for each object that `@State`
  /// makes and discards.
  private func deinitializerEffects(of type: TypeID) -> [(source: GuideSource, effects: Effects)] {
    project.parts(of: type).compactMap { part in
      part.source.facts.effects.ends[type].map { (part.source, $0) }
    }
  }

  /// Returns the effects of the initial values of a type's stored properties.
  private func initialValueEffects(of type: TypeID) -> [(source: GuideSource, effects: Effects)] {
    project.parts(of: type).filter { $0.type.kind != .extension }.flatMap { part in
      part.type.properties.filter {
        !$0.isStatic && !$0.isComputed && !$0.modifiers.contains(.lazy)
      }.map { (part.source, project.effects(of: $0, in: part.source)) }
    }
  }
}
