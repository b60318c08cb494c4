import Synchronization

/// A cache of results that a live project, as in `gloss mcp`, keeps from one request to the next,
/// each with its ground: all the inputs that it depends on.
///
/// A kept result counts only if its ground is equal, so the memory saves work and never
/// changes a result. There is one result for each path, type of ground and result, and
/// variant: a new one replaces the old.
package final class ProjectCache: Sendable {
  private struct Slot: Hashable {
    let path: String
    let question: ObjectIdentifier
    let variant: Int
  }

  private final class Kept<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private struct Grounded<Ground: Sendable, Answer: Sendable>: Sendable {
    let ground: Ground
    let answer: Answer
  }

  private let slots = Mutex<[Slot: any AnyObject & Sendable]>([:])

  /// Makes an empty memory.
  package init() {}

  /// Returns the kept answer if its ground is equal; otherwise makes one and keeps it.
  fileprivate func answer<Ground: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    at path: String, _ variant: Int, from ground: Ground,
    _ make: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    typealias Question = Grounded<Ground, Answer>
    if let kept = kept(Question.self, at: path, variant), kept.ground == ground {
      return kept.answer
    }
    let answer = try make()
    keep(Question(ground: ground, answer: answer), at: path, variant)
    return answer
  }

  /// Returns the last kept value, to be brought up to date instead of made
  /// anew; `nil` if there is none.
  func kept<Value: Sendable>(
    _: Value.Type, at path: String = "", _ variant: Int = 0
  ) -> Value? {
    let slot = Slot(path: path, question: ObjectIdentifier(Value.self), variant: variant)
    return (slots.withLock { $0[slot] } as? Kept<Value>)?.value
  }

  func keep<Value: Sendable>(_ value: Value, at path: String = "", _ variant: Int = 0) {
    let slot = Slot(path: path, question: ObjectIdentifier(Value.self), variant: variant)
    let kept = Kept(value)
    slots.withLock { $0[slot] = kept }
  }

  /// Drops the answers about files other than these, and keeps those about the whole project.
  package func forget(exceptFor paths: Set<String>) {
    slots.withLock { slots in
      slots = slots.filter { $0.key.path.isEmpty || paths.contains($0.key.path) }
    }
  }

  /// The number of kept answers.
  package var count: Int { slots.withLock(\.count) }
}

extension ProjectCache? {
  /// Returns the kept answer if there is a memory and its ground is equal; otherwise makes one.
  ///
  /// - Parameters:
  ///   - path: The file that the answer is about; empty for the whole project.
  ///   - variant: A number that tells answers apart whose grounds and types are alike.
  func answer<Ground: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    at path: String = "", _ variant: Int = 0, from ground: @autoclosure () -> Ground,
    _ make: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let self else { return try make() }
    return try self.answer(at: path, variant, from: ground(), make)
  }
}

/// A value that is equal to itself alone: a cheap stand-in for one object in
/// the ground of an answer.
final class Identity: Hashable, Sendable {
  static func == (left: Identity, right: Identity) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
