import Foundation
import Synchronization

/// Runs numbered pieces of work on all cores, on threads with stacks deep enough for the recursive
/// official parser.
package enum Workers {
  /// The stack size of one thread in bytes. Pages that are not touched cost nothing.
  private static let stackSize = 512 << 20

  /// Calls `work` once for each number below `count`, in ascending order on each thread, and
  /// returns when all are done.
  package static func run(_ count: Int, work: @escaping @Sendable (Int) -> Void) {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let next = Counter()
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while case let number = next.take(), number < count { work(number) }
        finished.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)

    func take() -> Int { value.add(1, ordering: .relaxed).oldValue }
  }
}
