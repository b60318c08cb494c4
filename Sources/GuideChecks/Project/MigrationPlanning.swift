import LocalizationModel
import SwiftTree
import SwiftTypes

/// Plans the migration of one class hierarchy from `ObservableObjectRule` to `@Observable`.
///
/// ``ModelMigrations`` runs it. It rewrites the classes and, by ``ViewMigration``, the views that
/// hold them. Anything that could break becomes a stop; with a stop, no edit is kept.
struct MigrationPlanning {
  let project: GuideProject
  let uses: ProjectModelUses
  /// The classes of the hierarchy, its root first.
  private let hierarchy: [TypeID]
  private let reads: ModelReads
  private let readers: NameReaders
  private var edits: [String: [Fix.Edit]] = [:]
  private var stops: [MigrationRejection] = []
  /// The changes beside the observed properties.
  private var remarks: [MigrationRejection] = []

  init(
    of hierarchy: [TypeID], in project: GuideProject, _ uses: ProjectModelUses,
    _ readers: NameReaders
  ) {
    self.hierarchy = hierarchy
    self.readers = readers
    reads = ModelReads(of: hierarchy, in: project, readers)
    self.project = project
    self.uses = uses
  }

  /// Plans all edits, or finds the obstacles.
  mutating func migration() -> ModelMigration {
    stops = uses.generalStops
    for type in hierarchy {
      stops += uses.stops[type] ?? []
      planClass(type)
      let views = ViewMigration(project, uses, readers)
      for holding in uses.holdings[type] ?? [] {
        let plan = views.plan(for: holding)
        for edit in plan.edits { add(edit.edit, in: edit.source) }
        stops += plan.stops
      }
      for call in uses.environmentCalls[type] ?? [] {
        add(Fix.Edit(call.use.range, "environment"), in: call.source)
      }
    }
    stopOverlaps()
    let ordered = Set(stops).sorted {
      $0.path != $1.path
        ? $0.path.precedesInBytes($1.path) : ($0.range?.start ?? 0) < ($1.range?.start ?? 0)
    }
    let files = edits.sorted { $0.key.precedesInBytes($1.key) }
      .map { Fix.FileEdits(path: $0.key, edits: $0.value) }
    return ModelMigration(
      name: project.declaration(of: hierarchy[0])?.type.name ?? "",
      files: ordered.isEmpty ? files : [], stops: ordered, remarks: remarks)
  }

  /// Adds an edit once; stops if it lies in code for older systems.
  private mutating func add(_ edit: Fix.Edit, in source: GuideSource) {
    if source.facts.older.contains(where: {
      $0.start <= edit.range.start && edit.range.end <= $0.end
    }) {
      stop(.older, source, edit.range)
    }
    if !(edits[source.path]?.contains(edit) ?? false) {
      edits[source.path, default: []].append(edit)
    }
  }

  private mutating func stop(
    _ reason: MigrationRejection.Reason, _ source: GuideSource, _ range: ByteRange
  ) {
    stops.append(MigrationRejection(reason: reason, path: source.path, range: range))
  }

  /// Stops if two edits change the same bytes: the planning then has a mistake, and nothing must be
  /// changed.
  private mutating func stopOverlaps() {
    for (path, edits) in edits {
      let ordered = Fix.FileEdits(path: path, edits: edits).edits
      for (first, second) in zip(ordered, ordered.dropFirst())
      where second.range.start < first.range.end {
        stops.append(MigrationRejection(reason: .overlap, path: path, range: second.range))
      }
    }
  }

  // MARK: Classes

  private mutating func planClass(_ type: TypeID) {
    let parts = project.parts(of: type)
    let properties = parts.flatMap(\.type.properties)
    let published = Set(properties.filter { $0.attribute("Published") != nil }.map(\.name))
    let tracked = published.union(properties.filter(staysTracked).map(\.name))
    var conforms = false
    for part in parts {
      for inherited in part.type.inherited where project.isObservableObject(inherited) {
        if part.type.kind == .extension {
          let declaration = project.declaration(of: type)
          if conditions(of: part) != declaration.map(conditions) {
            stop(.conditional, part.source, inherited.range)
          }
        }
        if inherited.type.isKnown {
          stop(.conformance(inherited.name), part.source, inherited.range)
        } else {
          conforms = true
          add(Fix.Edit(inherited.removal, ""), in: part.source)
        }
      }
    }
    // Stops if views are redrawn by properties that nothing reads, or show values that nothing
    // tracks: tracking sees neither.
    if let part = parts.first(where: { $0.type.kind == .class }) {
      for property in properties
      where published.contains(property.name) && readers.onlyRedraws(property.name) {
        stop(.view(.trigger(property.name)), part.source, property.range)
      }
      let stored = Set(properties.filter { !$0.isComputed && !$0.isConstant }.map(\.name))
      if let member = reads.untracked(of: stored, in: project) {
        let named = properties.first { member.name == Name($0.name) }
        stop(.view(.outside), part.source, named?.range ?? part.type.nameRange)
      }
    }
    for part in parts where part.type.kind == .class {
      plan(part, conforms: conforms)
      stopCoding(part, parts)
    }
    for name in published { stops += uses.untypedProjections[name] ?? [] }
    // `@Observable` keeps each tracked `name` in a `_name`.
    for part in parts {
      for property in part.type.properties
      where property.name.hasPrefix("_") && tracked.contains(String(property.name.dropFirst())) {
        stop(.storage(property.name), part.source, property.range)
      }
    }
    for use in uses.projections[type] ?? [] where published.contains(use.use.name) {
      stop(.publisher("$\(use.use.name)"), use.source, use.use.range)
    }
    for use in uses.wrappers[type] ?? [] where tracked.contains(use.use.name) {
      let name = "_\(use.use.name)"
      stop(
        published.contains(use.use.name) ? .publisher(name) : .storage(name), use.source,
        use.use.range)
    }
  }

  private mutating func plan(_ part: GuideProject.Part, conforms: Bool) {
    let (source, type) = (part.source, part.type)
    if source.facts.modelUses.localClasses.contains(type.range) {
      stop(.local, source, type.nameRange)
    }
    // A class that is observable already only loses its conformance.
    if type.has(attribute: "Observable") { return }
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed && !$0.isConstant }
    guard conforms || !stored.isEmpty else { return }
    if let several = type.sharedDeclaration { stop(.several, source, several) }
    if source.facts.conditionalNames.contains(type.nameRange.start) {
      stop(.conditional, source, type.nameRange)
    }
    if project.typeNames.contains("Observable") {
      stop(.storage("Observable"), source, type.nameRange)
    }
    if type.modifiers.contains(.private), project.isNested(type.id) {
      stop(.hiddenClass, source, type.nameRange)
    }
    let attribute = type.indentation.map { "@Observable\n\($0)" } ?? "@Observable "
    let importPlace = source.facts.modelUses.importPlace
    let isPublic = type.modifiers.contains(.public) || type.modifiers.contains(.open)
    let imports = source.facts.modelUses
    // A public class uses the module in its interface; in a file with public imports, that one must
    // be public, too.
    let needsPublicImport = isPublic && !imports.publicImports.isEmpty
    let access = needsPublicImport ? "public " : ""
    let line = "\(importPlace.before)\(access)import Observation\(importPlace.after)"
    let imported = needsPublicImport ? imports.publicImports : imports.imports
    let needsImport = imported.isDisjoint(with: Self.observationModules)
    if needsImport, !conditions(of: part).starts(with: importPlace.conditions) {
      stop(.conditional, source, type.nameRange)
    }
    if needsImport, importPlace.offset == type.modifiersStart {
      // One insertion, so that the import stands before the attribute.
      add(Fix.Edit(insert: line + attribute, at: type.attributePlace), in: source)
    } else {
      add(Fix.Edit(insert: attribute, at: type.attributePlace), in: source)
      if needsImport { add(Fix.Edit(insert: line, at: importPlace.offset), in: source) }
    }
    for property in stored { plan(property, source) }
    for property in type.properties where property.name == "objectWillChange" {
      stop(.announcement, source, property.range)
    }
  }

  /// Returns the conditions of the `#if` branches around a type.
  private func conditions(of part: GuideProject.Part) -> [String] {
    part.source.facts.modelUses.conditions[part.type.range.start] ?? []
  }

  /// Modules that export `@Observable`.
  private static let observationModules: Set<String> = ["Observation", "SwiftData", "SwiftUI"]

  /// Attributes that are not property wrappers, and `@Published`, which is removed.
  private static let plainAttributes: Set<String> = [
    "Published", "available", "objc", "nonobjc", "MainActor", "IBOutlet", "preconcurrency",
  ]

  private mutating func plan(_ property: PropertyFact, _ source: GuideSource) {
    if source.facts.conditionalNames.contains(property.range.start) {
      stop(.conditional, source, property.range)
    }
    // An `ObservableObjectRule` announces changes of `@AppStorage` properties; `@Observable` does not.
    for name in ["AppStorage", "NSManaged", "ObservationTracked"] {
      if let attribute = property.attribute(name) {
        stop(.wrapper("@\(name)"), source, attribute.range)
      }
    }
    if let announcer = source.facts.modelUses.announcers[property.range.start] {
      add(Fix.Edit(announcer, ""), in: source)
      if property.attributes.isEmpty { return }
    }
    guard let published = property.attribute("Published") else {
      planUnpublished(property, source)
      return
    }
    let other = property.attributes.first { !Self.plainAttributes.contains($0.name) }
    if let other { stop(.wrapper("@\(other.name)"), source, other.range) }
    if published.hasArguments { stop(.wrapper("@Published"), source, published.range) }
    add(Fix.Edit(published.removal, ""), in: source)
  }

  /// Keeps a property tracked if views read it, and says so; otherwise adds `@ObservationIgnored`.
  /// Stops if it is read but cannot be tracked.
  private mutating func planUnpublished(_ property: PropertyFact, _ source: GuideSource) {
    if property.attribute("ObservationIgnored") != nil { return }
    if staysTracked(property) {
      remarks.append(
        MigrationRejection(
          reason: .newlyTracked(property.name), path: source.path, range: property.range))
      return
    }
    let hasWrapper = property.attributes.contains { !Self.plainAttributes.contains($0.name) }
    if hasWrapper, reads.isRead(property), !property.modifiers.contains(.lazy) {
      stop(.untracked(property.name), source, property.range)
      return
    }
    add(Fix.Edit(insert: "@ObservationIgnored ", at: property.start), in: source)
  }

  /// True for a stored property that was not published and that `@Observable` tracks, since views
  /// read it.
  private func staysTracked(_ property: PropertyFact) -> Bool {
    !property.isStatic && !property.isComputed && !property.isConstant
      && !property.attributes.contains {
        $0.name == "Published" || $0.name == "ObservationIgnored"
          || !Self.plainAttributes.contains($0.name)
      }
      && reads.isRead(property) && !reads.isChangedByReading(property.name)
      && property.modifiers.subtracting(Self.accessLevels).isEmpty
  }

  /// Modifiers that a tracked property may have.
  private static let accessLevels: Modifiers = [
    .public, .internal, .private, .fileprivate, .open, .final, .weak,
  ]

  /// Stops at synthesized coding: its keys would become the names of the storage, such as `_name`,
  /// and saved data would be lost.
  private mutating func stopCoding(_ part: GuideProject.Part, _ parts: [GuideProject.Part]) {
    let decodes = project.isDecodable(part.type.id)
    let encodes = project.isEncodable(part.type.id)
    let declaresDecoding = parts.contains { $0.type.declaresDecoding }
    let declaresEncoding = parts.contains { $0.type.declaresEncoding }
    guard decodes && !declaresDecoding || encodes && !declaresEncoding else { return }
    let names: Set<String> = ["Codable", "Decodable", "Encodable"]
    for part in parts {
      for inherited in part.type.inherited where names.contains(inherited.name) {
        stop(.coding, part.source, inherited.range)
        return
      }
    }
    stop(.coding, part.source, part.type.nameRange)
  }
}
