import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Delays a signal that ends the process until files are written, so that no change is half made.
///
/// ``FileWriter`` enters the phase with its first temporary file and leaves it when the last
/// one is gone. A program passes its signals to ``receive(_:)``, which is safe in a signal
/// handler, because it only uses atomic numbers. A signal within the phase makes the writer
/// give up all that it has not begun to replace, and takes effect when the phase ends. A second
/// signal takes effect at once.
package enum WritePhase {
  /// The number of writers in the low 32 bits, the waiting signal in the bits above, and the bit
  /// ``isEnding``. One number, so that each step changes all parts at once.
  private static let state = Atomic<Int>(0)
  private static let replacedFiles = Atomic<Int>(0)

  private static let signalShift = 32
  /// The bit that is set once the process is ending, so that no writer begins.
  private static let isEnding = 1 << 48

  /// The number of files that the process has replaced.
  package static var replacedFileCount: Int { replacedFiles.load(ordering: .relaxed) }

  /// Initializes the atomic numbers and the table of process groups. To be called before signals
  /// are passed on: a handler cannot do it.
  package static func prepare() {
    _ = (state.load(ordering: .relaxed), replacedFileCount)
    ProcessGroups.prepare()
  }

  /// Handles a signal that ends the process by default: at once, or after the phase.
  package static func receive(_ number: Int32) {
    ProcessGroups.endAll()
    var current = state.load(ordering: .sequentiallyConsistent)
    while true {
      // No writer, or a second signal.
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

  /// Begins the phase of one writer.
  static func enter() {
    let before = state.add(1, ordering: .sequentiallyConsistent).oldValue
    // The process is about to end: this thread must not write any more.
    if before & isEnding != 0 { while true { _ = pause() } }
  }

  /// Ends the phase of one writer; the last one lets a waiting signal end the process.
  static func leave() {
    let now = state.subtract(1, ordering: .sequentiallyConsistent).newValue
    if now & (1 << signalShift - 1) == 0, now >> signalShift != 0 {
      end(by: Int32(truncatingIfNeeded: (now & (isEnding - 1)) >> signalShift))
      while true { _ = pause() }
    }
  }

  /// True if a signal waits for the phase to end.
  static var isInterrupted: Bool {
    state.load(ordering: .sequentiallyConsistent) >> signalShift != 0
  }

  static func note(replacedFiles count: Int) {
    _ = replacedFiles.add(count, ordering: .relaxed)
  }

  /// Ends the process by a signal, with the system's default action.
  private static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    // The signal goes to the process, not to this thread: threads that run tasks block
    // signals, and one sent to such a thread would wait forever. Within a handler it waits
    // until the handler returns.
    _ = kill(getpid(), number)
  }
}
