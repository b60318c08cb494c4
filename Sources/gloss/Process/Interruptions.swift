import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The handling of signals from outside: interruptions, and a closed pipe.
enum Interruptions {
  /// Sets the handlers. An interrupted run removes its temporary files before it ends. A run whose
  /// reader has closed the pipe finishes its work, because its writes fail instead of ending it. A
  /// signal that the parent process ignores stays ignored.
  static func prepare() {
    WritePhase.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      // Handlers are C functions, which can only be compared as addresses.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        continue
      }
      _ = signal(number) { WritePhase.receive($0) }
    }
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
