import SwiftTypes

/// The methods that change visible state, themselves or through other methods of their type.
///
/// ``DeliveredState`` and the rule `published-off-main` ask it for the methods that code calls.
struct StateChanges: Sendable {
  /// A visible property that each method changes.
  private var properties: [ChangingFunction.Method: String] = [:]

  /// Knows no method.
  init() {}

  init(_ project: GuideProject) {
    var callers: [ChangingFunction.Method: [ChangingFunction.Method]] = [:]
    var pending: [ChangingFunction.Method] = []
    for source in project.allSources {
      for call in source.facts.ownCalls { callers[call.callee, default: []].append(call.caller) }
      for change in source.facts.changingFunctions
      where project.isShownState(change.target, of: change.type) {
        // The least name, whatever the order of the set.
        let target = properties[change.method].map { min($0, change.target) }
        properties[change.method] = target ?? change.target
        pending.append(change.method)
      }
    }
    pending.sort { ($0.name, properties[$0] ?? "") < ($1.name, properties[$1] ?? "") }
    while let method = pending.popLast() {
      for caller in callers[method] ?? [] where properties[caller] == nil {
        properties[caller] = properties[method]
        pending.append(caller)
      }
    }
  }

  /// Returns a visible property that a method changes; `nil` if it changes none.
  func property(changedBy method: ChangingFunction.Method) -> String? { properties[method] }
}
