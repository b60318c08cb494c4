/// The result of parsing a command line: a command to run, or a text to print. Texts end with a
/// newline.
package enum ParseOutcome: Sendable {
  case run(Invocation)
  /// Help for standard output; exit code 0.
  case help(String)
  /// A request for the tool's version; exit code 0.
  case version
  /// A completion script for standard output; exit code 0.
  case completion(String)
  /// The manual page for standard output; exit code 0.
  case manual(String)
  /// The error, the usage line and the place of further help, for standard error; exit code
  /// ``misuseExitCode``.
  case misuse(String)

  /// The exit code for misuse: `EX_USAGE` of `sysexits.h`.
  package static let misuseExitCode: Int32 = 64
}
