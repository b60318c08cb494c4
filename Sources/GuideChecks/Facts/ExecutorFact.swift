import SwiftTypes

/// A queue, session or the like that runs code, as the code that uses it spells it.
enum ExecutorUse: Hashable, Sendable {
  /// An expression that certainly runs code off the main thread, such as `DispatchQueue.global()`.
  case offMain
  /// A property or variable of this name, as an ``ExecutorFact`` describes it; the type is the one
  /// around the use, `.none` for a member of another value.
  case held(String, TypeID)
}

/// A value that a property or variable for a queue or session gets.
struct ExecutorFact: Sendable {
  let name: String
  /// The type around the declaration; `.none` outside of types.
  let type: TypeID
  /// True if the value certainly runs its code off the main thread.
  let isOffMain: Bool
}
