import GlossCommandLine
import GlossKit

/// `gloss textconv`
struct TextConversionCommand {
  private let path: String
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    path = invocation[Commands.catalog]
    self.terminal = terminal
  }

  func run() -> ExitCode {
    do throws(GlossError) {
      let text = try TextConversion(path)
      terminal.write(text.bytes, to: .output)
      if let failure = text.failure { terminal.note("shown as it is: \(failure)") }
      return .clean
    } catch {
      terminal.report([error])
      return .notDone
    }
  }
}
