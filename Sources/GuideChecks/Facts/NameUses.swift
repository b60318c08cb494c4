internal import SwiftTree

/// What a whole project does with names, as far as one of its rules can ask for it.
struct NameUses: Sendable {
  /// What types name behind their colons.
  private var inherited: Set<String> = []
  private var givenLabels: Set<GuideFacts.GivenLabel> = []
  private var cancelled = NameSet()

  /// - Parameter hasObservableClasses: Whether a class of the project has `@Observable`.
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

  /// Whether a type names it behind its colon; known in projects with observable classes.
  func isInherited(_ name: String) -> Bool { inherited.contains(name) }

  /// Whether a call of a type's initializer may give a property its value; known in projects with
  /// observable classes.
  func isGiven(_ property: String, to type: TypeFact) -> Bool {
    givenLabels.contains(.init(callee: Name(type.lastName), label: Name(property)))
  }

  /// Whether something cancels what has the name, or may; known in projects that store tasks.
  func isCancelled(_ name: String) -> Bool { cancelled.contains(Name(name)) }
}
