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
  /// Sets the handlers. An interrupted run removes its temporary files first; one whose reader has
  /// closed the pipe finishes its work and reports the failure. A signal that the parent has set to
  /// be ignored stays ignored.
  static func prepare() {
    WritePhase.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        continue
      }
      _ = signal(number) { WritePhase.receive($0) }
    }
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
