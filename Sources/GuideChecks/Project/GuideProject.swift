internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// The project as the guides' rules see it: the facts of all sources, joined by type and name.
///
/// Made once for a run of `gloss check` with guides. The rules find in it the parts of types, their
/// isolation, the uses of models, and migrations.
package struct GuideProject: Sendable {
  /// A declaration or extension of a type, with the source it stands in.
  struct Part: Sendable {
    let source: GuideSource
    let type: TypeFact
  }

  /// The sources in which findings are reported, sorted by path bytes.
  let sources: [GuideSource]
  /// All sources, including unreported tests, which fixes also change.
  let allSources: [GuideSource]
  /// The paths of sources that cannot be read as Swift.
  let unread: [String]
  /// Returns true if the target of a file has the main actor as its default isolation.
  let isMainActorByDefault: @Sendable (_ path: String) -> Bool
  /// Returns the names of the targets that compile a file.
  let modules: @Sendable (_ path: String) -> [String]
  /// The names of the project's global actors.
  private(set) var globalActors: Set<String> = []
  /// For each notification posted by the project, true if it is posted only on the main actor.
  private var postings: [PostingFact.Notification: Bool] = [:]
  /// The methods that change visible state.
  private(set) var stateChanges = StateChanges()
  private let executors: ProjectExecutors
  /// The migrations of `ObservableObjectRule` classes to `@Observable`.
  private(set) var migrations = ModelMigrations()
  /// The classes of the project, by path and position.
  private(set) var classes: [TypeID] = []
  private let types: GuideTypes
  private let nameUses: NameUses
  /// The declarations and extensions of each type, by path and position.
  private var parts: [TypeID: [Part]] = [:]
  /// The types that SwiftUI recreates at will.
  private var views: Set<TypeID> = []
  /// True if a class of the project has `@Observable`.
  let hasObservableClasses: Bool
  /// Classes that a view holds; empty in a project without observable classes.
  private var shownClasses = ShownClasses()
  /// Methods that start a task and do nothing else.
  private var startingFunctions: Set<GuideFacts.StartingFunction> = []
  /// The members of each type, without those of tests; global declarations are under `.none`.
  private var membersByType: [TypeID: [MemberFact]] = [:]
  /// The names of the types that the project declares.
  private(set) var typeNames: Set<String> = []
  /// The names of the project's constants for notifications.
  private(set) var notificationNames: Set<String> = []

  /// - Parameters:
  ///   - sources: Sorted by path bytes.
  ///   - reportsTests: True if the rules also look at tests.
  ///   - unread: The paths of sources that do not parse as Swift.
  ///   - modules: Returns the names of the targets that compile a file.
  ///   - isMainActorByDefault: Returns true if the target of a file has the main actor as its
  ///     default isolation.
  package init(
    _ sources: [GuideSource], _ index: ProjectIndex, _ models: ModelNames, reportsTests: Bool,
    unread: [String] = [],
    modules: @escaping @Sendable (_ path: String) -> [String] = { _ in [] },
    isMainActorByDefault: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) {
    self.modules = modules
    self.isMainActorByDefault = isMainActorByDefault
    allSources = sources
    hasObservableClasses = models.hasObservableClasses
    nameUses = NameUses(sources, hasObservableClasses: hasObservableClasses)
    self.unread = unread
    self.sources = sources.filter { reportsTests || !$0.isTest }
    types = GuideTypes(index: index)
    executors = ProjectExecutors(sources)
    var seen: Set<TypeID> = []
    for source in sources {
      for type in source.facts.types where type.id.isKnown {
        if type.kind != .extension { typeNames.insert(type.lastName) }
        if type.kind == .class, seen.insert(type.id).inserted { classes.append(type.id) }
        if parts[type.id] == nil, types.isView(type.id) { views.insert(type.id) }
        parts[type.id, default: []].append(Part(source: source, type: type))
      }
      startingFunctions.formUnion(source.facts.startingFunctions)
      if !source.isTest {
        for member in source.facts.members {
          membersByType[member.type, default: []].append(member)
        }
      }
      for type in source.facts.types where type.has(attribute: "globalActor") {
        globalActors.insert(type.name)
      }
      for name in source.facts.names {
        if case .constant(let name) = name.place { notificationNames.insert(name) }
      }
    }
    // In a second loop, since the isolation of a type needs all its parts.
    for source in sources {
      for posting in source.facts.postings {
        let isOnMainActor =
          posting.isOnMainActor
          ?? (posting.type.isKnown
            && (isIsolated(posting.type) == true || isOnMainThread(posting.type)))
        postings[posting.notification, default: true] =
          postings[posting.notification, default: true] && isOnMainActor
      }
    }
    if hasObservableClasses { shownClasses = ShownClasses(self) }
    stateChanges = StateChanges(self)
    migrations = ModelMigrations(of: self, models)
  }

  // MARK: Types

  /// Returns the declaration and the extensions of a type of the project.
  func parts(of type: TypeID) -> [Part] { parts[type] ?? [] }

  /// Returns the declaration of a type of the project; `nil` for a framework's type.
  func declaration(of type: TypeID) -> Part? {
    parts[type]?.first { $0.type.kind != .extension }
  }

  /// Returns the members of a type in all its parts, without those of tests.
  func members(of type: TypeID) -> [MemberFact] { membersByType[type] ?? [] }

  /// All members of the project, without those of tests, in no order.
  var members: some Sequence<MemberFact> { membersByType.values.lazy.flatMap(\.self) }

  /// True if a type is nested in another one.
  func isNested(_ type: TypeID) -> Bool {
    type.isKnown && types.index.types[type].outer.isKnown
  }

  /// Returns the side effects of a property's initial value when an object of its type is made.
  func effects(of property: PropertyFact, in source: GuideSource) -> Effects {
    guard property.hasValue, property.modifiers.isDisjoint(with: [.static, .class, .lazy]) else {
      return Effects()
    }
    return source.facts.effects.values[property.range.start] ?? Effects()
  }

  func isClass(_ type: TypeID) -> Bool {
    type.isKnown && types.index.types[type].flags.contains(.isReference)
      && declaration(of: type)?.type.kind == .class
  }

  /// True if a class of the project has `@Observable`, or inherits from one that has it.
  func isObservable(_ type: TypeID) -> Bool {
    hasObservableClasses && type.isKnown && types.isObservable(type)
  }

  /// True if a class of the project conforms to `ObservableObjectRule`.
  func isObservableObject(_ type: TypeID) -> Bool {
    type.isKnown && types.inheritsFromObservableObject(type) && isClass(type)
  }

  func isDecodable(_ type: TypeID) -> Bool { types.isDecodable(type) }

  func isEncodable(_ type: TypeID) -> Bool { types.isEncodable(type) }

  /// True if a name in an inheritance clause makes the type an `ObservableObjectRule`.
  func isObservableObject(_ inherited: TypeFact.Inherited) -> Bool {
    guard inherited.type.isKnown else { return inherited.name == "ObservableObject" }
    return types.index.types[inherited.type].flags.contains(.isProtocol)
      && types.inheritsFromObservableObject(inherited.type)
  }

  /// True if a type is a structure that SwiftUI recreates at will.
  func isView(_ type: TypeFact) -> Bool { views.contains(type.id) }

  /// True if objects of a class live as long as the app.
  func isAppDelegate(_ type: TypeID) -> Bool { type.isKnown && types.isAppDelegate(type) }

  /// True if a view is made once for the whole app.
  func isApp(_ type: TypeFact) -> Bool { type.id.isKnown && types.isApp(type.id) }

  /// Returns a type, then the types of the project that it inherits from, nearest first.
  func withAncestors(of type: TypeID) -> [TypeID] { types.withAncestors(of: type) }

  /// True if some type inherits from a class of this name.
  func hasSubclass(_ type: TypeFact) -> Bool { nameUses.isInherited(type.name) }

  /// True if a view holds an object of the class.
  func isShown(_ type: TypeID) -> Bool { shownClasses.contains(type) }

  // MARK: Uses

  /// Returns the assignments to a property anywhere in its type.
  func assignments(
    to property: String, of type: TypeID
  ) -> [(part: Part, assignment: AssignmentFact)] {
    parts(of: type).flatMap { part in
      part.source.facts.assignments.filter {
        $0.target == property && part.type.range.start <= $0.range.start
          && $0.range.end <= part.type.range.end
      }.map { (part, $0) }
    }
  }

  /// True if a call of a type's initializer has the property's name as a label.
  func isGiven(_ property: String, to type: TypeFact) -> Bool {
    nameUses.isGiven(property, to: type)
  }

  /// True if something of the name is cancelled, or is passed on to code that may cancel it.
  func isCancelled(_ name: String) -> Bool { nameUses.isCancelled(name) }

  /// True if the project posts a notification, and only on the main actor.
  func isPostedOnMainActor(_ notification: PostingFact.Notification) -> Bool {
    postings[notification] ?? false
  }

  /// True if a change of a property is visible: it is state of a view, or of an observed model.
  func isShownState(_ name: String, of type: TypeID) -> Bool {
    let properties = parts(of: type).flatMap(\.type.properties)
    guard let property = properties.first(where: { $0.name == name }), !property.isStatic else {
      return false
    }
    if isClass(type) {
      if isObservable(type) {
        return !property.isConstant && property.attribute("ObservationIgnored") == nil
      }
      return property.attribute("Published") != nil
    }
    let wrappers = [
      "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
    ]
    if wrappers.contains(where: { property.attribute($0) != nil }) { return true }
    return property.heldType.map { isObservable($0) || isObservableObject($0) } ?? false
  }

  /// True if a queue or session certainly runs its code off the main thread.
  func isOffMain(_ executor: ExecutorUse) -> Bool {
    executors.isOffMain(executor, types.withAncestors)
  }

  /// True if a call runs a method that only starts a task.
  func onlyStartsTask(_ call: AppearFact.Call) -> Bool {
    startingFunctions.contains(.init(name: call.name, type: call.type))
  }
}
