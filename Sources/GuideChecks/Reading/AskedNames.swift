internal import LocalizationModel
internal import SwiftTree
package import SwiftTypes

/// The names that rules ask all sources of a project about, once those that hold a word of the guides
/// have been read: what ends a task that is kept, and who makes a view that holds a model.
package struct AskedNames: Sendable {
  private var names: Set<String> = []
  /// Whether a view binds a model.
  private var areProjected = false
  private var search = NameSearch()
  private var projected = NameSearch()
  private static let initializer = {
    var search = NameSearch()
    search.insertCall("init")
    return search
  }()

  /// A property of a view that holds a model.
  private struct Held {
    let type: TypeFact
    let property: PropertyFact
    let isBound: Bool
  }

  /// - Parameter sources: The sources with a word of the guides.
  package init(of sources: [GuideSource], _ index: ProjectIndex, _ models: ModelNames) {
    let tasks = sources.flatMap { $0.facts.storedTasks.map(\.property) }
    let held = models.hasObservableClasses ? Self.heldModels(in: sources, index) : []
    if tasks.isEmpty, held.isEmpty { return }
    // What these sources say may be enough.
    let uses = NameUses(sources, hasObservableClasses: models.hasObservableClasses)
    names.formUnion(tasks.filter { !uses.isCancelled($0) })
    for model in held where model.isBound || !uses.isGiven(model.property.name, to: model.type) {
      names.insert(model.type.lastName)
      // `.init(model: $model)` does not name the view.
      if model.isBound { areProjected = true }
    }
    insert(into: &search)
    projected.insertWrappers()
  }

  /// The models that views bind, and those that may move into the state of their views.
  private static func heldModels(in sources: [GuideSource], _ index: ProjectIndex) -> [Held] {
    let types = GuideTypes(index: index)
    var found: [Held] = []
    for source in sources {
      for type in source.facts.types where type.kind == .struct || type.kind == .extension {
        for property in type.properties where !property.isStatic && property.isAlone {
          let isBound = property.attribute("Binding").map { !$0.hasArguments } ?? false
          let isMade =
            property.isCreated && property.attributes.isEmpty && property.modifiers.isEmpty
          if isBound || isMade, let held = property.heldType, types.isObservable(held) {
            found.append(Held(type: type, property: property, isBound: isBound))
          }
        }
      }
    }
    return found
  }

  func insert(into search: inout NameSearch) { for name in names { search.insert(name) } }

  /// Whether no source has to be read for them.
  package var areNone: Bool { names.isEmpty }

  /// Whether a source has to be read for them.
  ///
  /// - Parameter isRead: Whether it was read for its words, so that all that is projected is known of it.
  package func occur(in text: Span<UInt8>, isRead: Bool) -> Bool {
    if search.matches(in: text) { return true }
    return !isRead && areProjected && Self.initializer.matches(in: text)
      && projected.matches(in: text)
  }
}
