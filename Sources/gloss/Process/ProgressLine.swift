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

/// One line on the terminal for a person who waits more than a second, gone before anything else is
/// printed. In a pipe or a log there is none.
enum ProgressLine {
  private struct State {
    var isShown = false
    /// How many writers want the terminal for themselves.
    var holds = 0
  }

  private static let state = Mutex(State())

  /// Microseconds before the line first appears, and between two pictures of it.
  private static let (patience, pause): (UInt32, UInt32) = (1_000_000, 200_000)

  /// Shows the line on standard error from a second on, if a person looks at it.
  static func start(_ terminal: Terminal) {
    let isWatched = !terminal.isQuiet && terminal.isTerminal(.error)
    guard isWatched, !["", "dumb"].contains(terminal.environment("TERM")) else { return }
    let language = terminal.language(.error)
    // A queue's thread of its own: those of tasks may all be at work.
    DispatchQueue(label: "gloss.progress").async {
      usleep(patience)
      var elapsed = patience
      while true {
        draw(language.progress(seconds: Int(elapsed / 1_000_000)))
        usleep(pause)
        elapsed += pause
      }
    }
  }

  /// Takes the line away until ``release()``.
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

  /// Goes to the start of the line and empties it.
  private static let clearing = "\r\u{1B}[K"

  private static func print(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    unsafe bytes.withUnsafeBytes { _ = unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
