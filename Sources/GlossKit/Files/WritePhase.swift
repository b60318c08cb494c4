import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets a signal that ends the process wait while files are written, so that none is left half done.
///
/// ``FileWriter`` enters the phase with its first temporary file and leaves it when the last is gone. A
/// program hands its signals over to ``receive(_:)``, which is safe in a signal handler: it only uses
/// atomic numbers. A signal within the phase makes the writer give up what it has not begun to
/// replace, and takes effect when it leaves. A second one takes effect at once.
package enum WritePhase {
  /// The number of writers, and above it the signal that waits.
  private static let state = Atomic<Int>(0)
  private static let replacedFiles = Atomic<Int>(0)

  private static let signalShift = 32
  /// No writer begins any more.
  private static let isEnding = 1 << 48

  /// How many files the process has written.
  package static var replacedFileCount: Int { replacedFiles.load(ordering: .relaxed) }

  /// To be called before signals are handed over: a signal handler cannot set up a constant.
  package static func prepare() {
    _ = (state.load(ordering: .relaxed), replacedFileCount)
    ProcessGroups.prepare()
  }

  /// What a handler of signals does whose default is to end the process.
  package static func receive(_ number: Int32) {
    ProcessGroups.endAll()
    var current = state.load(ordering: .sequentiallyConsistent)
    while true {
      let ends = current & (1 << signalShift - 1) == 0 || current >> signalShift != 0
      let next = ends ? current | isEnding : current | Int(number) << signalShift
      let (isExchanged, original) = state.compareExchange(
        expected: current, desired: next, ordering: .sequentiallyConsistent)
      if isExchanged {
        if ends { end(by: number) }
        return
      }
      current = original
    }
  }

  static func enter() {
    let before = state.add(1, ordering: .sequentiallyConsistent).oldValue
    // The process has only moments left.
    if before & isEnding != 0 { while true { _ = pause() } }
  }

  static func leave() {
    let now = state.subtract(1, ordering: .sequentiallyConsistent).newValue
    if now & (1 << signalShift - 1) == 0, now >> signalShift != 0 {
      end(by: Int32(truncatingIfNeeded: (now & (isEnding - 1)) >> signalShift))
      while true { _ = pause() }
    }
  }

  /// Whether a signal waits for the writers to leave.
  static var isInterrupted: Bool {
    state.load(ordering: .sequentiallyConsistent) >> signalShift != 0
  }

  static func note(replacedFiles count: Int) {
    _ = replacedFiles.add(count, ordering: .relaxed)
  }

  private static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    // Within a handler it is held back until that returns. To the process, for threads that run tasks block
    // signals, and what such a thread sends itself would wait for ever.
    _ = kill(getpid(), number)
  }
}
