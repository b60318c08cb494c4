/// A counter of the values that look-ups visit, for the tests of growth. It counts in debug builds
/// only.
///
/// Code that searches among things of which a file can have many reports its steps here, so that a
/// test can tell whether the work grows in step with the file.
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
    /// The count of one task. `@unchecked`, because only one task at a time uses it: the test that
    /// made it.
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
