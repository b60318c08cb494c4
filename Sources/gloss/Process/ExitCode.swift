#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The exit codes of the tool.
struct ExitCode: Equatable {
  let rawValue: Int32

  static let clean = ExitCode(rawValue: 0)
  /// There are findings that fail the run, or something is out of date.
  static let findings = ExitCode(rawValue: 1)
  /// The work could not be done: invalid configuration, unreadable input, nothing to scan.
  static let notDone = ExitCode(rawValue: 2)
  /// The command line is wrong: `EX_USAGE` of `sysexits.h`.
  static let misuse = ExitCode(rawValue: 64)
  /// The tool itself failed: `EX_SOFTWARE` of `sysexits.h`.
  static let fault = ExitCode(rawValue: 70)

  /// All exit codes with their meanings in help, ascending.
  static let all: [(code: ExitCode, meaning: String)] = [
    (clean, "success: no findings that fail the run"),
    (findings, "findings at or above '--fail-on', or something is out of date"),
    (notDone, "the work could not be done: settings, unreadable or invalid input, nothing to scan"),
    (misuse, "misuse of the command line"),
    (fault, "a fault of gloss itself: please report it"),
  ]

  func exit() -> Never {
    // No progress line may stay on the terminal.
    ProgressLine.hold()
    #if canImport(Darwin)
      Darwin.exit(rawValue)
    #elseif canImport(Musl)
      Musl.exit(rawValue)
    #else
      Glibc.exit(rawValue)
    #endif
  }
}
