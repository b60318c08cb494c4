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
  /// Ends the run with an error once a pattern of the configuration takes too long: nothing stops a
  /// regular expression from inside. No file is being written then.
  func watchPatterns(of configuration: Configuration) {
    if !configuration.hasPatterns { return }
    let terminal = self
    // A queue's thread of its own: those of tasks may all be in a regular expression.
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
