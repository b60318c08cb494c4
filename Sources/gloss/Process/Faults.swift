#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The handling of faults of the tool itself: a failed precondition ends the process by a signal.
enum Faults {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Unblocks all signals. A parent process may start this one from a thread that blocks signals,
  /// as threads of Dispatch do. The child inherits that, and could not be stopped by a signal.
  static func unblockSignals() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Turns fatal signals into the exit code ``ExitCode/fault`` and a message, so that scripts can
  /// distinguish a fault of the tool from an error in its input.
  static func reportInExitCode() {
    for number in signals {
      // A signal handler may neither allocate memory nor wait for a lock.
      _ = signal(number) { _ in
        let text: StaticString = """
          error: gloss stopped because of a fault of its own; no file is half written: please report \
          the command and, if you can, its input

          """
        _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitCode.fault.rawValue)
      }
    }
  }
}
