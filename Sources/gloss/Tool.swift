import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// One run of the command line tool: parses its arguments, runs a stage, prints and says how it
/// ended.
struct Tool {
  let arguments: [String]

  func run() async -> ExitCode {
    let plain = Terminal(colour: .auto, isQuiet: false)
    switch Commands.root.parse(arguments, width: Terminal.width) {
    case .help(let text), .completion(let text): plain.write(text, to: .output)
    case .version: plain.write("gloss \(glossVersion)\n", to: .output)
    case .misuse(let text):
      plain.write(text, to: .error)
      return .misuse
    case .run(let invocation): return await run(invocation)
    }
    return .clean
  }

  private func run(_ invocation: Invocation) async -> ExitCode {
    let terminal = Terminal(
      colour: invocation[Commands.colour], isQuiet: invocation[Commands.quiet])
    let isVerbose = invocation[Commands.verbose]
    if invocation.path == ["fmt"] {
      return FormatCommand(invocation, terminal).run()
    }
    if invocation.gives(Commands.config), invocation[Commands.noConfig] {
      terminal.error("'--config' and '--no-config' exclude each other: give one of them")
      return .misuse
    }
    let search: ConfigurationSearch =
      invocation[Commands.config].map { .file($0) }
      ?? (invocation[Commands.noConfig] ? .none : .upwards)
    let configuration: Configuration
    do throws(GlossError) {
      configuration = try Configuration.load(search)
    } catch {
      terminal.report([error])
      return .notDone
    }
    let project = await Project(
      paths: invocation[Commands.paths], configuration: configuration)
    switch invocation.path {
    case ["extract"]: return await ExtractCommand(invocation, terminal).run(project)
    default:
      return await SyncCommand(
        invocation, terminal, isVerbose: isVerbose, configured: configuration.stale
      ).run(project)
    }
  }
}

extension Terminal {
  /// Prints what could not be read or written, in the form of findings, so that editors and CI find
  /// the places of both.
  func report(_ failures: [GlossError]) {
    var text = TerminalText(hasColour: hasColour(.error))
    for failure in failures {
      text.append("\(failure.place): ", .strong)
      text.append("error:", .error)
      text.line(" \(failure.message)")
    }
    write(text.bytes, to: .error)
  }

  /// Prints findings as a report; more notes than `noteLimit` are counted.
  func report(_ findings: [Finding], noteLimit: Int, to stream: Stream = .output) {
    let notes = findings.filter { $0.severity == .info }
    let shown = findings.filter { $0.severity != .info } + notes.prefix(noteLimit)
    var text = TerminalText(hasColour: hasColour(stream))
    FindingReport(shown).write(to: &text)
    write(text.bytes, to: stream)
    if notes.count > noteLimit {
      note("\(notes.count - noteLimit) more notes: --verbose lists them")
    }
  }
}
