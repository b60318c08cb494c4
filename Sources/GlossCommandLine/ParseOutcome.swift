/// What the words of a command line ask for. Texts end with a newline.
package enum ParseOutcome: Sendable {
  case run(Invocation)
  /// To be printed to standard output; exit code 0.
  case help(String)
  /// The tool prints its version; exit code 0.
  case version
  /// A script for a shell, to be printed to standard output; exit code 0.
  case completion(String)
  /// The manual page, to be printed to standard output; exit code 0.
  case manual(String)
  /// What is wrong, the usage line and where to read on; for standard error. Exit code
  /// ``misuseExitCode``.
  case misuse(String)

  /// `EX_USAGE` of sysexits.h.
  package static let misuseExitCode: Int32 = 64
}
