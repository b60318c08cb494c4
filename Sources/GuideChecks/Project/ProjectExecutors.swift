import SwiftTypes

/// The queues and sessions that the project's properties and variables hold.
///
/// ``DeliveredState`` and the rule `published-off-main` ask it which thread runs code.
struct ProjectExecutors: Sendable {
  private var facts: [String: [ExecutorFact]] = [:]

  init(_ sources: [GuideSource]) {
    for source in sources {
      for fact in source.facts.executors { facts[fact.name, default: []].append(fact) }
    }
  }

  /// True if every value that the project gives a queue or session runs its code off the main
  /// thread.
  ///
  /// - Parameter ancestors: Returns a type with those it inherits from.
  func isOffMain(_ use: ExecutorUse, _ ancestors: (TypeID) -> [TypeID]) -> Bool {
    guard case .held(let name, let type) = use else { return true }
    let around = type.isKnown ? ancestors(type) : []
    let values = (facts[name] ?? []).filter {
      !type.isKnown || !$0.type.isKnown || around.contains($0.type)
    }
    return !values.isEmpty && values.allSatisfy(\.isOffMain)
  }
}
