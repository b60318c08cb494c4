/// A counter of the values that searches visit, for the tests that work grows no faster than its
/// input. It counts in debug builds only.
///
/// Code that searches a list that can be long reports each visited value here. A test then compares
/// the counts for a file and for one twice as large.
package enum LookupCounter {
  /// True in a build that counts.
  package static var isCounting: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  #if DEBUG
    /// The count of one task. `@unchecked Sendable` is safe because only the test that made it uses
    /// it.
    package final class Counter: @unchecked Sendable {
      /// The number of values visited.
      package fileprivate(set) var looks = 0

      package init() {}
    }

    /// The counter of the current task; a test sets it.
    @TaskLocal package static var counter: Counter?
  #endif

  /// Adds a number of visited values.
  @inlinable
  @inline(__always)
  package static func add(_ count: Int) {
    #if DEBUG
      note(count)
    #endif
  }

  #if DEBUG
    /// The part of ``add(_:)`` that is not inlined.
    @usableFromInline
    package static func note(_ count: Int) { counter?.looks += count }
  #endif
}
