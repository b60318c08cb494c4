import GlossCommandLine
import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The tool's two streams and what the environment says about them.
struct Terminal {
  enum ColorMode: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  let color: ColorMode
  let isQuiet: Bool
  /// The language that is asked for; `nil` for the reader's.
  let asked: ReportLanguage?

  /// The language of what is written there beside reports: the one asked for, else the reader's on a
  /// terminal.
  func language(_ stream: Stream) -> ReportLanguage {
    ReportLanguage(asked: asked, isReadInChinese: isTerminal(stream) && isChinese)
  }

  func hasColor(_ stream: Stream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
        && isTerminal(stream)
    }
  }

  func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Whether what is written there is to be looked at, not read by a program.
  func isForPeople(_ stream: Stream) -> Bool { isTerminal(stream) || hasColor(stream) }

  /// Whether the environment asks for Chinese text.
  var isChinese: Bool {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(environment)
    return settings.first { !$0.isEmpty }?.hasPrefix("zh") ?? false
  }

  /// Columns of the terminal on standard output, 80 where there is none.
  static var width: Int {
    var size = winsize()
    let answer = unsafe ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 20 ? min(Int(size.ws_col), 120) : 80
  }

  func environment(_ name: String) -> String {
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }

  /// Writes all bytes, also to a pipe that takes them piece by piece. Where that fails, the run ends:
  /// half a report must not look like a whole one.
  func write(_ bytes: ContiguousArray<UInt8>, to stream: Stream) {
    ProgressLine.hold()
    defer { ProgressLine.release() }
    unsafe bytes.withUnsafeBytes { all in
      var offset = 0
      while offset < all.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[offset...])
        #if canImport(Darwin)
          let count = unsafe Darwin.write(stream.rawValue, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(stream.rawValue, rest.baseAddress, rest.count)
        #else
          let count = unsafe Glibc.write(stream.rawValue, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        if count < 0 {
          // A reader that has seen enough is no fault, and there is no one left to tell about standard
          // error.
          if errno == EPIPE || stream == .error { return }
          error("the output cannot be written: \(SystemError.last)")
          sayWhatIsWritten()
          ExitCode.notDone.exit()
        }
        offset += count
      }
    }
  }

  /// Says that only the report is missing, where the work itself is done.
  private func sayWhatIsWritten() {
    let count = WritePhase.replacedFileCount
    if count == 0 { return }
    write(language(.error).note(.written(fileCount: count)), to: .error)
  }

  func write(_ text: String, to stream: Stream) { write(ContiguousArray(text.utf8), to: stream) }

  /// A line for people who watch; not part of the report.
  func note(_ message: ReportMessage) {
    if !isQuiet { write(language(.error).note(message), to: .error) }
  }

  /// The same with a text that the tool spells in English.
  func note(_ text: String) {
    if !isQuiet { write(printableLine("gloss: \(language(.error).text(text))"), to: .error) }
  }

  /// What stands in the way, if it is about no file.
  func error(_ message: ReportMessage) { write(language(.error).error(message), to: .error) }

  /// The same with a text that the tool spells in English.
  func error(_ text: String) { write(language(.error).error(spelled: text), to: .error) }
}
