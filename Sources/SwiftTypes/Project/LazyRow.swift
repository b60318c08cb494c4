internal import SwiftTree
internal import Synchronization

/// A row of answers, each found when first asked for and kept from then on.
///
/// Two may ask for one at once: both find the same, and the first to have it is kept. The places are
/// shared although they change, because each is an atomic word that is set once, from 0 to a reference
/// that the row owns until it ends.
@safe final class LazyRow<Index: BufferIndex, Answer: Sendable>: Sendable {
  private final class Kept: Sendable {
    let answer: Answer

    init(_ answer: Answer) { self.answer = answer }
  }

  /// A reference to what is kept, or 0.
  private struct Place: ~Copyable {
    let word = Atomic<UInt>(0)
  }

  private nonisolated(unsafe) let places: UnsafeMutablePointer<Place>
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe places = .allocate(capacity: count)
    for position in 0..<count { unsafe (places + position).initialize(to: Place()) }
  }

  deinit {
    for position in 0..<count {
      if let kept = unsafe kept(at: Index(position: position)) { unsafe kept.release() }
    }
    unsafe places.deallocate()
  }

  /// - Parameters:
  ///   - index: Below the count.
  ///   - find: Gives the same whenever it is called.
  func answer(at index: Index, _ find: () -> Answer) -> Answer {
    precondition(
      index.position >= 0 && index.position < count, "there is a place for this answer")
    if let known = unsafe kept(at: index) {
      return unsafe known._withUnsafeGuaranteedRef { $0.answer }
    }
    let found = Kept(find())
    let new = unsafe Unmanaged.passRetained(found)
    let exchange = unsafe places[index.position].word.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if exchange.exchanged { return found.answer }
    unsafe new.release()
    return unsafe kept(at: index)?._withUnsafeGuaranteedRef { $0.answer } ?? found.answer
  }

  @inline(__always)
  private func kept(at index: Index) -> Unmanaged<Kept>? {
    let word = unsafe places[index.position].word.load(ordering: .acquiring)
    return unsafe UnsafeRawPointer(bitPattern: word).map { unsafe Unmanaged.fromOpaque($0) }
  }
}
