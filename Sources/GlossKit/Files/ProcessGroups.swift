import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The programs that run in process groups of their own, to be ended with this process: an interrupt from the
/// keyboard does not reach them.
enum ProcessGroups {
  private final class Slot: Sendable {
    let group = Atomic<Int32>(0)
  }

  /// More than run at a time. A handler of signals may neither allocate nor take a lock.
  private static let slots = (0..<64).map { _ in Slot() }

  /// To be called before signals are handed over: a signal handler cannot set up a constant.
  static func prepare() { _ = slots.count }

  /// - Returns: The place of the group; `nil` if all are taken.
  static func add(_ group: Int32) -> Int? {
    slots.indices.first {
      slots[$0].group.compareExchange(expected: 0, desired: group, ordering: .relaxed).exchanged
    }
  }

  static func remove(_ place: Int?) {
    if let place { slots[place].group.store(0, ordering: .relaxed) }
  }

  /// Ends all of them. Safe in a signal handler.
  static func endAll() {
    for place in 0..<slots.count {
      let group = slots[place].group.load(ordering: .relaxed)
      if group > 0 { _ = kill(-group, SIGKILL) }
    }
  }
}
