import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals from outside: those that end a run, and the one of a reader that is gone.
enum Interruptions {
  /// Lets an interrupted run remove its temporary files first, and one whose reader is gone finish
  /// its work and say so. A signal that whoever started the tool ignores stays ignored.
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
