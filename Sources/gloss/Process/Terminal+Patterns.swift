import Dispatch
import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Terminal {
  /// Watches the regular expressions of the configuration, and ends the run with an error if one
  /// takes too long: a search that is under way cannot be stopped. Patterns run before any file is
  /// written.
  func watchPatterns(of configuration: Configuration) {
    if !configuration.hasPatterns { return }
    let terminal = self
    // A thread of its own, because all threads of the task pool may be in a regular expression.
    DispatchQueue(label: "gloss.patterns").async {
      while true {
        usleep(250_000)
        guard let error = configuration.slowPattern else { continue }
        terminal.report([error])
        ExitCode.notDone.exit()
      }
    }
  }
}
