#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens where the tool itself is at fault: a broken invariant stops the process by a signal.
enum Faults {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Lets the tool be stopped and interrupted even if who has started it has blocked signals in the
  /// thread that did, as Dispatch does it in all its own.
  static func unblockSignals() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Makes the process end with ``ExitCode/fault`` and a word about it where a signal would end it,
  /// so that a script tells a fault of ours from one of its input.
  static func reportInExitCode() {
    for number in signals {
      // Only what may be called in a signal handler: no memory is taken, no lock is waited for.
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
