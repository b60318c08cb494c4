#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// A thread beside those that take jobs. It has to end before the process does: what one thread frees
/// at the exit must not be in use by another.
final class SideThread: Sendable {
  private let hasEnded = Atomic(false)

  /// Does nothing if the system has no thread.
  init(_ body: @escaping @Sendable () -> Void) {
    let hasStarted = DetachedThread.start {
      body()
      self.hasEnded.store(true, ordering: .releasing)
    }
    if !hasStarted { hasEnded.store(true, ordering: .relaxed) }
  }

  /// Waits for its end, which nearly always lies behind: nothing is set up to be woken by.
  func wait() { while !hasEnded.load(ordering: .acquiring) { sched_yield() } }
}
