import GlossCommandLine
import GlossKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard output and standard error of the tool, with their color, language and width.
///
/// All output goes through it, so that `--quiet`, `--color`, `--messages`, `NO_COLOR`,
/// `CLICOLOR_FORCE` and failed writes are treated in one place.
struct Terminal {
  enum ColorMode: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  let color: ColorMode
  let isQuiet: Bool
  /// The language that `--messages` or the configuration names; `nil` for the environment's.
  let asked: ReportLanguage?

  /// Returns the language of messages on a stream: the requested one, else the environment's on a
  /// terminal, else English.
  func language(_ stream: Stream) -> ReportLanguage {
    ReportLanguage(asked: asked, isReadInChinese: isTerminal(stream) && isChinese)
  }

  func hasColor(_ stream: Stream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      environment("NO_COLOR").isEmpty
        && (isColorForced || environment("TERM") != "dumb" && isTerminal(stream))
    }
  }

  /// True if a variable asks for color without a terminal, as logs of continuous integration do.
  private var isColorForced: Bool {
    ["CLICOLOR_FORCE", "FORCE_COLOR"].map(environment).contains { !$0.isEmpty && $0 != "0" }
  }

  func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Returns true if a person is likely to read the stream: it is a terminal, or color is forced.
  func isForPeople(_ stream: Stream) -> Bool { isTerminal(stream) || hasColor(stream) }

  /// True if a person can be asked: input, output and the stream of the question are terminals.
  var takesAnswers: Bool { isatty(0) == 1 && isTerminal(.output) && isTerminal(.error) }

  /// True if the locale variables of the environment ask for Chinese.
  var isChinese: Bool {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(environment)
    return settings.first { !$0.isEmpty }?.hasPrefix("zh") ?? false
  }

  /// The width of the terminal on standard output in columns, at most 120; 80 without a terminal,
  /// or if it reports 20 columns or less.
  static var width: Int {
    var size = winsize()
    let answer = unsafe ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 20 ? min(Int(size.ws_col), 120) : 80
  }

  func environment(_ name: String) -> String {
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }

  /// Writes all bytes, also to a pipe that takes them in pieces. If a write fails, the run ends,
  /// because half a report must not pass for a whole one.
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
          // A reader that closes the pipe early is no error. A failure on standard error cannot be
          // reported.
          if errno == EPIPE || stream == .error { return }
          error("the output cannot be written: \(SystemError.last)")
          sayWhatIsWritten()
          ExitCode.notDone.exit()
        }
        offset += count
      }
    }
  }

  /// Prints that only the report is missing, if catalogs have been written already.
  private func sayWhatIsWritten() {
    let count = WritePhase.replacedFileCount
    if count == 0 { return }
    write(language(.error).note(.written(fileCount: count)), to: .error)
  }

  func write(_ text: String, to stream: Stream) { write(ContiguousArray(text.utf8), to: stream) }

  /// Prints a line for people on standard error, unless `--quiet` is given.
  func note(_ message: ReportMessage) {
    if !isQuiet { write(language(.error).note(message), to: .error) }
  }

  /// Prints a note from a fixed English text, translated if the language asks for it.
  func note(_ text: String) {
    if !isQuiet { write(printableLine("gloss: \(language(.error).text(text))"), to: .error) }
  }

  /// Prints an error that concerns no file.
  func error(_ message: ReportMessage) { write(language(.error).error(message), to: .error) }

  /// Prints an error from a fixed English text, translated if the language asks for it.
  func error(_ text: String) { write(language(.error).error(spelled: text), to: .error) }
}
