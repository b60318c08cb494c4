internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// What the rules of the guides ask of a project, worked out once from the sources and their joined
/// declarations.
package struct GuideProject: Sendable {
  /// A declaration or extension of a type, with the source it stands in.
  struct Part: Sendable {
    let source: GuideSource
    let type: TypeFact
  }

  /// The reported sources, by path bytes.
  let sources: [GuideSource]
  /// Also those of tests that are not reported.
  let allSources: [GuideSource]
  /// The paths of sources that cannot be read as Swift.
  let unread: [String]
  /// Whether the main actor owns what a file declares without saying so.
  let isMainActorByDefault: @Sendable (_ path: String) -> Bool
  /// The targets that have a file.
  let modules: @Sendable (_ path: String) -> [String]
  /// The names of actors that can own what others declare.
  private(set) var globalActors: Set<String> = []
  /// For each name of a notification whether only the main actor posts it.
  private var postings: [PostingFact.Notification: Bool] = [:]
  /// How classes of the old kind become `@Observable`.
  private(set) var migrations = ModelMigrations()
  /// The classes of the project, in the order of their places.
  private(set) var classes: [TypeID] = []
  private let types: GuideTypes
  private let nameUses: NameUses
  /// The declarations and extensions of each type, in the order of their places.
  private var parts: [TypeID: [Part]] = [:]
  /// The types that SwiftUI makes anew at will.
  private var views: Set<TypeID> = []
  /// Whether a class of the project has `@Observable`.
  let hasObservableClasses: Bool
  /// Classes that a view holds; empty in a project without observable classes.
  private var shownClasses: Set<TypeID> = []
  /// Methods that start a task and do nothing else.
  private var startingFunctions: Set<GuideFacts.StartingFunction> = []
  /// What the members of each type mention; what stands outside of types is of none.
  private var membersByType: [TypeID: [MemberFact]] = [:]
  /// The names of the types that the project declares.
  private(set) var typeNames: Set<String> = []
  /// The names of constants for notifications.
  private(set) var notificationNames: Set<String> = []

  /// - Parameters:
  ///   - sources: By path bytes.
  ///   - reportsTests: Whether rules look at the sources of tests, too.
  ///   - unread: The paths of sources that cannot be read as Swift.
  ///   - modules: The names of the targets that have a file.
  ///   - isMainActorByDefault: Whether the target of a file makes the main actor own what does not say
  ///     otherwise.
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
    for source in sources {
      for posting in source.facts.postings {
        let isOnMainActor =
          posting.isOnMainActor
          ?? (posting.type.isKnown
            && (isIsolated(posting.type) == true || types.isOnMainThread(posting.type)))
        postings[posting.notification, default: true] =
          postings[posting.notification, default: true] && isOnMainActor
      }
    }
    if hasObservableClasses { findShownClasses() }
    migrations = ModelMigrations(of: self, models)
  }

  private mutating func findShownClasses() {
    for source in allSources where !source.isTest {
      for type in source.facts.types where isView(type) {
        for property in type.properties {
          if let id = property.type?.unwrapped.nominal?.id, id.isKnown { shownClasses.insert(id) }
        }
      }
    }
  }

  // MARK: Types

  /// The declarations and extensions of a type of the project.
  func parts(of type: TypeID) -> [Part] { parts[type] ?? [] }

  /// The declaration of a type of the project.
  func declaration(of type: TypeID) -> Part? {
    parts[type]?.first { $0.type.kind != .extension }
  }

  /// What the members of a type mention in all its parts, but for tests.
  func members(of type: TypeID) -> [MemberFact] { membersByType[type] ?? [] }

  /// What all members mention, but for tests, in no order.
  var members: some Sequence<MemberFact> { membersByType.values.lazy.flatMap(\.self) }

  /// Whether a type stands in another one.
  func isNested(_ type: TypeID) -> Bool {
    type.isKnown && types.index.types[type].outer.isKnown
  }

  /// What is done to find the first value of a property when its type is made.
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

  /// Whether a class of the project has `@Observable`, or inherits from one that has it.
  func isObservable(_ type: TypeID) -> Bool {
    hasObservableClasses && type.isKnown && types.isObservable(type)
  }

  /// Whether a class of the project conforms to `ObservableObject`.
  func isObservableObject(_ type: TypeID) -> Bool {
    type.isKnown && types.inheritsFromObservableObject(type) && isClass(type)
  }

  func isDecodable(_ type: TypeID) -> Bool { types.isDecodable(type) }

  func isEncodable(_ type: TypeID) -> Bool { types.isEncodable(type) }

  /// Whether a name behind a colon makes what inherits from it an `ObservableObject`.
  func isObservableObject(_ inherited: TypeFact.Inherited) -> Bool {
    guard inherited.type.isKnown else { return inherited.name == "ObservableObject" }
    return types.index.types[inherited.type].flags.contains(.isProtocol)
      && types.inheritsFromObservableObject(inherited.type)
  }

  /// Whether a type is a structure that SwiftUI makes anew at will.
  func isView(_ type: TypeFact) -> Bool {
    views.contains(type.id)
  }

  /// Whether objects of a class live as long as the app.
  func isAppDelegate(_ type: TypeID) -> Bool { type.isKnown && types.isAppDelegate(type) }

  /// Whether a view is made once for the whole app.
  func isApp(_ type: TypeFact) -> Bool { type.id.isKnown && types.isApp(type.id) }

  /// A type and all that it inherits from, as far as the project knows them.
  func withAncestors(of type: TypeID) -> [TypeID] { types.withAncestors(of: type) }

  /// Whether some class inherits from a class of this name.
  func hasSubclass(_ type: TypeFact) -> Bool {
    nameUses.isInherited(type.name)
  }

  /// Whether a view holds an object of the class.
  func isShown(_ type: TypeID) -> Bool { shownClasses.contains(type) }

  // MARK: Uses

  /// The assignments to a property anywhere in its type.
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

  /// Whether a call of a type's initializer may give a property its value.
  func isGiven(_ property: String, to type: TypeFact) -> Bool {
    nameUses.isGiven(property, to: type)
  }

  /// Whether something cancels what has a name, or may.
  func isCancelled(_ name: String) -> Bool { nameUses.isCancelled(name) }

  /// Whether the project posts a notification, and only from the main actor.
  func isPostedOnMainActor(_ notification: PostingFact.Notification) -> Bool {
    postings[notification] ?? false
  }

  /// Whether a change of a property shows: it is state of a view, or of a model that is observed.
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

  /// Whether a call only starts a task.
  func onlyStartsTask(_ call: AppearFact.Call) -> Bool {
    startingFunctions.contains(.init(name: call.name, type: call.type))
  }
}

extension GuideProject {
  /// Calls what is given with each property that has an attribute and holds an `ObservableObject` class
  /// of the project, which it may make optional.
  ///
  /// - Parameter visit: Also given the path of the class.
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

  /// The source that declares a type of the project.
  func path(of type: TypeID) -> String? { declaration(of: type)?.source.path }

  /// The name of a type of the project, without those around it.
  func name(of type: TypeID) -> String { declaration(of: type)?.type.lastName ?? "" }

  /// Whether objects of a class hold something that can change.
  func hasState(_ type: TypeID) -> Bool {
    withAncestors(of: type).flatMap(parts).flatMap(\.type.properties).contains {
      !$0.isStatic && !$0.isComputed && !$0.isConstant
    }
  }

  /// The migration of the class that a property holds.
  func migration(of property: PropertyFact) -> ModelMigration? {
    property.type?.unwrapped.nominal.flatMap { migrations.migration(of: $0.id) }
  }

  /// Calls what is given with each stored property of a view.
  func forEachViewProperty(
    _ visit: (GuideSource, TypeFact, PropertyFact) -> Void
  ) {
    for source in sources {
      for type in source.facts.types where isView(type) {
        for property in type.properties where !property.isStatic && !property.isComputed {
          visit(source, type, property)
        }
      }
    }
  }

  /// Calls what is given with each property of an `@Observable` class that has an attribute.
  func forEachModelProperty(
    _ visit: (GuideSource, TypeFact, PropertyFact) -> Void
  ) {
    for source in sources {
      for type in source.facts.types where type.kind == .class && type.has(attribute: "Observable")
      {
        for property in type.attributedProperties { visit(source, type, property) }
      }
    }
  }

  /// Whether a name is used with `$` anywhere in a type.
  func isProjected(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projected.contains(name) }
  }

  /// Whether `$name` is passed on as a whole anywhere in a type.
  func isProjectedWhole(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.projectedWhole.contains(name) }
  }

  /// Whether the wrapper of a property is used anywhere in its type.
  func isWrapperUsed(_ name: String, in type: TypeID) -> Bool {
    parts(of: type).contains { $0.type.wrappers.contains(name) }
  }
}
