import Synchronization

/// A cache of results that a live project keeps from one request to the next, as in `gloss mcp`;
/// each with its ground: all the inputs that it depends on.
///
/// A kept result is used only if its ground equals the current inputs, so the cache saves work and
/// never changes a result. There is one result for each path, type of ground and result, and
/// variant: a new one replaces the old. A class, because all stages of a request share it.
package final class ProjectCache: Sendable {
  /// The key of a kept value.
  private struct Slot: Hashable {
    let path: String
    let type: ObjectIdentifier
    let variant: Int
  }

  private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private struct KeyedAnswer<CacheKey: Sendable, Answer: Sendable>: Sendable {
    let ground: CacheKey
    let answer: Answer
  }

  private let slots = Mutex<[Slot: any AnyObject & Sendable]>([:])

  /// Makes an empty cache.
  package init() {}

  /// Returns the kept answer if its ground is equal; otherwise makes one and keeps it.
  fileprivate func answer<CacheKey: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    at path: String, _ variant: Int, from ground: CacheKey,
    _ make: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    typealias KeptAnswer = KeyedAnswer<CacheKey, Answer>
    if let kept = kept(KeptAnswer.self, at: path, variant), kept.ground == ground {
      return kept.answer
    }
    let answer = try make()
    keep(KeptAnswer(ground: ground, answer: answer), at: path, variant)
    return answer
  }

  /// Returns the last kept value, which the caller brings up to date instead of making it
  /// anew; `nil` if there is none.
  func kept<Value: Sendable>(
    _: Value.Type, at path: String = "", _ variant: Int = 0
  ) -> Value? {
    let slot = Slot(path: path, type: ObjectIdentifier(Value.self), variant: variant)
    return (slots.withLock { $0[slot] } as? Box<Value>)?.value
  }

  /// Keeps a value in place of the last one of the same type, path and variant.
  func keep<Value: Sendable>(_ value: Value, at path: String = "", _ variant: Int = 0) {
    let slot = Slot(path: path, type: ObjectIdentifier(Value.self), variant: variant)
    let kept = Box(value)
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
  /// Returns the kept answer if there is a cache and the answer's ground is equal; otherwise makes
  /// one, and keeps it in the cache.
  ///
  /// - Parameters:
  ///   - path: The file that the answer is about; empty for the whole project.
  ///   - variant: A number that distinguishes answers about one path whose types are the same.
  func answer<CacheKey: Equatable & Sendable, Answer: Sendable, Failure: Error>(
    at path: String = "", _ variant: Int = 0, from ground: @autoclosure () -> CacheKey,
    _ make: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let self else { return try make() }
    return try self.answer(at: path, variant, from: ground(), make)
  }
}

/// A value that is equal to itself alone. In the ground of an answer it takes the place of a large
/// value that is slow to compare.
final class Identity: Hashable, Sendable {
  static func == (left: Identity, right: Identity) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
