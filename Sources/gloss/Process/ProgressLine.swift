import Dispatch
import GlossKit
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A progress line on the terminal, for a person who waits longer than a second. It disappears
/// before anything else is printed, and never goes to a pipe or log.
enum ProgressLine {
  private struct State {
    var isShown = false
    /// The number of calls of ``hold()`` without a ``release()`` yet.
    var holds = 0
  }

  private static let state = Mutex(State())

  /// The microseconds before the line first appears, and between two updates.
  private static let (patience, pause): (UInt32, UInt32) = (1_000_000, 200_000)

  /// Starts the line on standard error if that is a terminal. A thread draws it until the process
  /// ends.
  static func start(_ terminal: Terminal) {
    let isWatched = !terminal.isQuiet && terminal.isTerminal(.error)
    guard isWatched, !["", "dumb"].contains(terminal.environment("TERM")) else { return }
    let language = terminal.language(.error)
    // A thread of its own, because all threads of the task pool may be busy.
    DispatchQueue(label: "gloss.progress").async {
      // A clock and no sum of the pauses: drawing takes time, too, and a sum can overflow.
      let start = ContinuousClock.now
      usleep(patience)
      while true {
        draw(language.progress(seconds: Int((ContinuousClock.now - start).components.seconds)))
        usleep(pause)
      }
    }
  }

  /// Removes the line until ``release()`` has been called as often as this function.
  static func hold() {
    state.withLock { state in
      state.holds += 1
      if state.isShown { print(clearing) }
      state.isShown = false
    }
  }

  static func release() { state.withLock { $0.holds -= 1 } }

  private static func draw(_ text: String) {
    state.withLock { state in
      if state.holds > 0 { return }
      state.isShown = true
      print(clearing + text)
    }
  }

  /// The control codes that return to the start of the line and clear it.
  private static let clearing = "\r\u{1B}[K"

  private static func print(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    unsafe bytes.withUnsafeBytes { _ = unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
