internal import SwiftTree
internal import Synchronization

/// A fixed number of answers, each computed when first asked for and kept from then on, safe to
/// share between threads.
///
/// Two threads may compute one answer at once; both find the same, and the first to finish is kept.
/// Each place is an atomic word that is set once, from 0 to a reference that the row owns; hence
/// the places can be shared although they change. The standard library's `AtomicLazyReference` is
/// generic and not specialized across modules, which took 2 % of an extraction.
@safe final class LazyTable<Index: BufferIndex, Answer: Sendable>: Sendable {
  private final class Kept: Sendable {
    let answer: Answer

    init(_ answer: Answer) { self.answer = answer }
  }

  /// The word of a place: a reference to the kept answer, or 0.
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

  /// Returns the answer at an index, computing it if it is not known.
  ///
  /// - Parameters:
  ///   - index: Less than the count.
  ///   - find: Computes the answer, the same at each call.
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
