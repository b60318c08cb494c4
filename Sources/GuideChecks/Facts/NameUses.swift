internal import SwiftTree

/// The names that sources of a project inherit from, use as argument labels, or cancel.
///
/// ``GuideProject`` joins it from all sources. Names that no rule can ask for are left out, to save
/// work in projects without models or stored tasks.
struct NameUses: Sendable {
  /// The names in inheritance clauses.
  private var inherited: Set<String> = []
  private var givenLabels: Set<GuideFacts.GivenLabel> = []
  private var cancelled = NameSet()

  /// - Parameter hasObservableClasses: True if a class of the project has `@Observable`.
  init(_ sources: [GuideSource], hasObservableClasses: Bool) {
    if hasObservableClasses {
      for source in sources {
        for type in source.facts.types { inherited.formUnion(type.inherited.lazy.map(\.name)) }
        givenLabels.formUnion(source.facts.givenLabels)
      }
    }
    if sources.contains(where: { !$0.facts.storedTasks.isEmpty }) {
      for source in sources {
        for name in source.facts.cancelledNames.names { cancelled.insert(name) }
      }
    }
  }

  /// True if an inheritance clause has the name; known in projects with observable classes.
  func isInherited(_ name: String) -> Bool { inherited.contains(name) }

  /// True if a call of a type's initializer may set the property; known in projects with observable
  /// classes.
  func isGiven(_ property: String, to type: TypeFact) -> Bool {
    givenLabels.contains(.init(callee: Name(type.lastName), label: Name(property)))
  }

  /// True if something of the name is cancelled, or may be; known in projects that store tasks.
  func isCancelled(_ name: String) -> Bool { cancelled.contains(Name(name)) }
}
