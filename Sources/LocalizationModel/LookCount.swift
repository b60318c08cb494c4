/// How many values look-ups go over, counted in debug builds for the tests of growth.
///
/// Look-ups among things that a file can have many of say what they do, so that a test can tell whether
/// the work grows in step with the file. In release builds nothing is counted.
package enum LookCount {
  /// Whether this is a build that counts.
  package static var isCounting: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  #if DEBUG
    /// One task's count. Only one task at a time uses it: the test that made it.
    package final class Counter: @unchecked Sendable {
      /// How many looks were counted.
      package fileprivate(set) var looks = 0

      package init() {}
    }

    /// The counter of the task at hand, which a test sets.
    @TaskLocal package static var counter: Counter?
  #endif

  /// Counts some looks.
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
