internal import Synchronization

/// A row of answers, each found when first asked for and kept from then on.
///
/// Two may ask for one at once: both find the same, and the first to have it is kept. The places are
/// shared although they change, because each is an atomic reference that is set once.
@safe final class LazyRow<Answer: Sendable>: Sendable {
  private final class Kept: Sendable {
    let answer: Answer

    init(_ answer: Answer) { self.answer = answer }
  }

  private nonisolated(unsafe) let places: UnsafeMutablePointer<AtomicLazyReference<Kept>>
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
    for position in 0..<count { unsafe (places + position).initialize(to: AtomicLazyReference()) }
  }

  deinit {
    unsafe places.deinitialize(count: count)
    unsafe places.deallocate()
  }

  /// - Parameters:
  ///   - position: Less than the count.
  ///   - find: Gives the same whenever it is called.
  func answer(at position: Int, _ find: () -> Answer) -> Answer {
    precondition(position >= 0 && position < count, "there is a place for this answer")
    if let kept = unsafe places[position].load() { return kept.answer }
    return unsafe places[position].storeIfNil(Kept(find())).answer
  }
}
