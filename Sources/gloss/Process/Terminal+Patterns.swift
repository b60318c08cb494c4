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
    let watch = unsafe Unmanaged.passRetained(
      PatternWatch(terminal: self, configuration: configuration))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = unsafe pthread_create(
      &thread, nil,
      { watch in
        let place: UnsafeMutableRawPointer? = unsafe watch
        guard let place = unsafe place else { return nil }
        unsafe Unmanaged<PatternWatch>.fromOpaque(place).takeRetainedValue().run()
      }, watch.toOpaque())
    if error != 0 { unsafe watch.release() }
  }
}

/// What the thread that looks at the time is given.
private final class PatternWatch: Sendable {
  private let terminal: Terminal
  private let configuration: Configuration

  init(terminal: Terminal, configuration: Configuration) {
    self.terminal = terminal
    self.configuration = configuration
  }

  func run() -> Never {
    while true {
      usleep(250_000)
      guard let error = configuration.slowPattern else { continue }
      terminal.report([error])
      ExitCode.notDone.exit()
    }
  }
}
