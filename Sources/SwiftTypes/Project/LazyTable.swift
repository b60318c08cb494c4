internal import SwiftTree
internal import Synchronization

/// A fixed number of answers, each computed when first asked for and kept from then on, safe to
/// share between threads.
///
/// Two threads may compute one answer at once; their answers are equal, and the first is kept. Each
/// entry is an atomic word that is set once, from 0 to a reference that the table owns; hence the
/// entries can be shared although they change. The standard library's `AtomicLazyReference` is
/// generic and not specialized across modules, which took 2 % of an extraction.
@safe final class LazyTable<Index: BufferIndex, Answer: Sendable>: Sendable {
  /// An answer as an object, so that an entry is one word.
  private final class Box: Sendable {
    let answer: Answer

    init(_ answer: Answer) { self.answer = answer }
  }

  /// A reference to a kept answer, or 0.
  private struct Entry: ~Copyable {
    let word = Atomic<UInt>(0)
  }

  private nonisolated(unsafe) let entries: UnsafeMutablePointer<Entry>
  private let count: Int

  init(count: Int) {
    self.count = count
    unsafe entries = .allocate(capacity: count)
    for position in 0..<count { unsafe (entries + position).initialize(to: Entry()) }
  }

  deinit {
    for position in 0..<count {
      if let kept = unsafe kept(at: Index(position: position)) { unsafe kept.release() }
    }
    unsafe entries.deallocate()
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
    let found = Box(find())
    let new = unsafe Unmanaged.passRetained(found)
    let exchange = unsafe entries[index.position].word.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if exchange.exchanged { return found.answer }
    unsafe new.release()
    return unsafe kept(at: index)?._withUnsafeGuaranteedRef { $0.answer } ?? found.answer
  }

  /// The answer kept at an index, or `nil`.
  @inline(__always)
  private func kept(at index: Index) -> Unmanaged<Box>? {
    let word = unsafe entries[index.position].word.load(ordering: .acquiring)
    return unsafe UnsafeRawPointer(bitPattern: word).map { unsafe Unmanaged.fromOpaque($0) }
  }
}
