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
  /// The visible state that each method changes, itself or through others of its type.
  private var changingMethods: [ChangingFunction.Method: String] = [:]
  private let executors: ProjectExecutors
  /// The migrations of `ObservableObjectRule` classes to `@Observable`.
  private(set) var migrations = ModelMigrations()
  /// The classes of the project, by path and position.
  private(set) var classes: [TypeID] = []
  /// The classes by the last component of their names.
  private(set) var classesByName: [Name: [TypeID]] = [:]
  /// The views by the last component of their names.
  private(set) var viewsByName: [Name: [TypeID]] = [:]
  private let types: GuideTypes
  private let nameUses: NameUses
  /// The declarations and extensions of each type, by path and position.
  private var parts: [TypeID: [Part]] = [:]
  /// The types that SwiftUI recreates at will.
  private var views: Set<TypeID> = []
  /// True if a class of the project has `@Observable`.
  let hasObservableClasses: Bool
  /// Classes that a view holds; empty in a project without observable classes.
  private var shownClasses: Set<TypeID> = []
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
        if type.kind == .class, seen.insert(type.id).inserted {
          classes.append(type.id)
          classesByName[Name(type.lastName), default: []].append(type.id)
        }
        if parts[type.id] == nil, types.isView(type.id) { views.insert(type.id) }
        if type.kind != .extension, views.contains(type.id) {
          viewsByName[Name(type.lastName), default: []].append(type.id)
        }
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
    if hasObservableClasses { findShownClasses() }
    findChangingMethods()
    migrations = ModelMigrations(of: self, models)
  }

  /// Finds the classes that views hold, also as elements of lists, and those that shown models hold
  /// in lists.
  private mutating func findShownClasses() {
    for source in allSources where !source.isTest {
      for type in source.facts.types where isView(type) {
        for property in type.properties {
          shownClasses.formUnion(property.type.map(Self.heldTypes) ?? [])
        }
      }
    }
    var pending = shownClasses.filter(isObservable)
    while let type = pending.popFirst() {
      for property in parts(of: type).flatMap(\.type.properties) {
        guard let held = property.type, held.unwrapped.nominal == nil else { continue }
        for element in Self.heldTypes(held) where shownClasses.insert(element).inserted {
          if isObservable(element) { pending.insert(element) }
        }
      }
    }
  }

  /// Returns the types of the project that a value is, or has as elements.
  private static func heldTypes(_ type: SwiftType) -> Set<TypeID> {
    switch type {
    case .nominal(let nominal): nominal.id.isKnown ? [nominal.id] : []
    case .optional(let inner), .array(let inner): heldTypes(inner)
    case .dictionary(let key, let value): heldTypes(key).union(heldTypes(value))
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion(heldTypes($1.type)) }
    case .function, .meta: []
    }
  }

  private mutating func findChangingMethods() {
    var callers: [ChangingFunction.Method: [ChangingFunction.Method]] = [:]
    var pending: [ChangingFunction.Method] = []
    for source in allSources {
      for call in source.facts.ownCalls { callers[call.callee, default: []].append(call.caller) }
      let changes = source.facts.changingFunctions.filter { isShownState($0.target, of: $0.type) }
      for change in changes {
        // The least name, whatever the order of the set.
        let target = changingMethods[change.method].map { min($0, change.target) }
        changingMethods[change.method] = target ?? change.target
        pending.append(change.method)
      }
    }
    pending.sort { ($0.name, changingMethods[$0] ?? "") < ($1.name, changingMethods[$1] ?? "") }
    while let method = pending.popLast() {
      for caller in callers[method] ?? [] where changingMethods[caller] == nil {
        changingMethods[caller] = changingMethods[method]
        pending.append(caller)
      }
    }
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

  /// Returns a visible property that a method changes, itself or through others; `nil` if it
  /// changes none.
  func stateChanged(by method: ChangingFunction.Method) -> String? { changingMethods[method] }

  /// True if a queue or session certainly runs its code off the main thread.
  func isOffMain(_ executor: ExecutorUse) -> Bool {
    executors.isOffMain(executor, types.withAncestors)
  }

  /// True if a call runs a method that only starts a task.
  func onlyStartsTask(_ call: AppearFact.Call) -> Bool {
    startingFunctions.contains(.init(name: call.name, type: call.type))
  }
}

extension GuideProject {
  /// Calls `visit` with each property that has an attribute and holds an `ObservableObjectRule` class
  /// of the project, directly or as an optional.
  ///
  /// - Parameter visit: Its last argument is the path of the class.
  func forEachProperty(
    with attribute: String, _ visit: (GuideSource, PropertyFact, AttributeFact, String?) -> Void
  ) {
    for source in sources {
      for type in source.facts.types {
        for property in type.attributedProperties {
          guard let attribute = property.attribute(attribute),
            let id = property.type?.unwrapped.nominal?.id, id.isKnown, isObservableObject(id)
          else { continue }
          visit(source, property, attribute, path(of: id))
        }
      }
    }
  }

  /// Returns the path of the source that declares a type of the project.
  func path(of type: TypeID) -> String? { declaration(of: type)?.source.path }

  /// Returns the last component of a type's name; empty for a framework's type.
  func name(of type: TypeID) -> String { declaration(of: type)?.type.lastName ?? "" }

  /// True if objects of a class have a stored variable.
  func hasState(_ type: TypeID) -> Bool {
    withAncestors(of: type).flatMap(parts).flatMap(\.type.properties).contains {
      !$0.isStatic && !$0.isComputed && !$0.isConstant
    }
  }

  /// Returns the migration of the class that a property holds, or `nil`.
  func migration(of property: PropertyFact) -> ModelMigration? {
    property.type?.unwrapped.nominal.flatMap { migrations.migration(of: $0.id) }
  }

  /// Calls `visit` with each stored instance property of a view.
  func forEachViewProperty(_ visit: (GuideSource, TypeFact, PropertyFact) -> Void) {
    for source in sources {
      for type in source.facts.types where isView(type) {
        for property in type.properties where !property.isStatic && !property.isComputed {
          visit(source, type, property)
        }
      }
    }
  }

  /// Calls `visit` with each property of an `@Observable` class that has an attribute.
  func forEachModelProperty(_ visit: (GuideSource, TypeFact, PropertyFact) -> Void) {
    for source in sources {
      for type in source.facts.types where type.kind == .class && type.has(attribute: "Observable")
      {
        for property in type.attributedProperties { visit(source, type, property) }
      }
    }
  }

  /// True if a name is used with `$` anywhere in a type.
  func isProjected(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projected.contains(name) }
  }

  /// True if `$name` is passed on whole anywhere in a type.
  func isProjectedWhole(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projectedWhole.contains(name) }
  }

  /// True if the wrapper of a property is used anywhere in its type.
  func isWrapperUsed(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.wrappers.contains(name) }
  }
}
