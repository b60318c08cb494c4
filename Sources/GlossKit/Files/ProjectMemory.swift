import Synchronization

/// Answers that a live project keeps from one request to the next, each with its ground: all that the
/// answer depends on.
///
/// A kept answer counts only for an equal ground, so the memory saves work and never decides. There is
/// one answer for each path, question and variant: a new one takes the place of the old.
package final class ProjectMemory: Sendable {
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

  /// Makes a memory that keeps nothing yet.
  package init() {}

  /// Makes an answer, or takes the kept one if its ground is equal.
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

  /// The last value that was kept, for what is brought up to date instead of made anew.
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

  /// Forgets what is about other files.
  package func forget(exceptFor paths: Set<String>) {
    slots.withLock { slots in
      slots = slots.filter { $0.key.path.isEmpty || paths.contains($0.key.path) }
    }
  }

  /// How many answers are kept.
  package var count: Int { slots.withLock(\.count) }
}

extension ProjectMemory? {
  /// Makes an answer, unless there is a memory and it has one with an equal ground.
  ///
  /// - Parameters:
  ///   - path: The file that the question is about; empty for the whole project.
  ///   - variant: Tells questions apart whose grounds and answers have the same types.
  func answer<Ground: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    at path: String = "", _ variant: Int = 0, from ground: @autoclosure () -> Ground,
    _ make: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let self else { return try make() }
    return try self.answer(at: path, variant, from: ground(), make)
  }
}

/// Tells what is the same from what is only alike: equal to itself alone.
final class Identity: Hashable, Sendable {
  static func == (left: Identity, right: Identity) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
