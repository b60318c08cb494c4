import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The programs that run in process groups of their own, so that an interrupt from the keyboard
/// does not reach them. ``ChildProcess`` adds them, and ``WritePhase`` ends them with this process.
enum ProcessGroups {
  private final class Slot: Sendable {
    /// The id of the group; 0 if the slot is free.
    let group = Atomic<Int32>(0)
  }

  /// The groups that run, more places than are needed at a time. A fixed number of atomic values,
  /// because a signal handler may neither allocate nor take a lock.
  private static let slots = (0..<64).map { _ in Slot() }

  /// Makes the slots. To be called before a signal handler is set, because a handler cannot
  /// initialize a constant.
  static func prepare() { _ = slots.count }

  /// Adds a group; returns the index of its slot, or `nil` if none is free.
  static func add(_ group: Int32) -> Int? {
    slots.indices.first {
      slots[$0].group.compareExchange(expected: 0, desired: group, ordering: .relaxed).exchanged
    }
  }

  static func remove(_ index: Int?) {
    if let index { slots[index].group.store(0, ordering: .relaxed) }
  }

  /// Kills all processes of all groups. Safe in a signal handler.
  static func endAll() {
    for index in 0..<slots.count {
      let group = slots[index].group.load(ordering: .relaxed)
      if group > 0 { _ = kill(-group, SIGKILL) }
    }
  }
}
