import GlossCommandLine
import GlossKit

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
    switch invocation.path.first {
    case "fmt": return FormatCommand(invocation, terminal).run()
    case "merge": return MergeCommand(invocation, terminal).run()
    case "diff": return DiffCommand(invocation, terminal).run()
    case "textconv": return TextConversionCommand(invocation, terminal).run()
    case "git": return GitCommand(invocation, terminal).run()
    default: break
    }
    if invocation.path == ["convert"] { return ConvertCommand(invocation, terminal).run() }
    if invocation.path == ["rules"] { return RulesCommand(invocation, terminal).run() }
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
    let paths: [String]
    do throws(GlossError) {
      paths = try self.paths(invocation, configuration)
    } catch {
      terminal.report([error])
      return .notDone
    }
    let isList =
      invocation.path == ["check"]
      && (invocation.gives(Commands.filesFrom) || invocation[Commands.changedOnly])
    let project = await Project(paths: paths, isList: isList, configuration: configuration)
    switch invocation.path {
    case ["export"]: return await ExportCommand(invocation, terminal).run(project)
    case ["import"]:
      return await ImportCommand(invocation, terminal, isVerbose: isVerbose).run(project)
    case ["rename"]: return await RenameCommand(invocation, terminal).run(project)
    case ["check"]: return await CheckCommand(invocation, terminal).run(project)
    case ["extract"]: return await ExtractCommand(invocation, terminal).run(project)
    case ["parity"]: return await ParityCommand(invocation, terminal).run(project)
    case ["why"]: return await WhyCommand(invocation, terminal).run(project)
    case ["status"]: return await StatusCommand(invocation, terminal).run(project)
    default:
      return await SyncCommand(
        invocation, terminal, isVerbose: isVerbose, configuration
      ).run(project)
    }
  }

  /// What to work on: the arguments, what a list names, of these what git calls changed.
  private func paths(
    _ invocation: Invocation, _ configuration: Configuration
  ) throws(GlossError) -> [String] {
    switch invocation.path {
    case ["export"]: return invocation[Commands.catalogPaths]
    case ["import"], ["parity"], ["rename"], ["why"]: return []
    default: break
    }
    var paths = invocation[Commands.paths]
    if invocation.path != ["check"] { return paths }
    var hasList = false
    if let list = invocation[Commands.filesFrom] {
      paths += try PathList.files(in: list)
      hasList = true
    }
    if !invocation[Commands.changedOnly] || hasList && paths.isEmpty { return paths }
    return try PathList.changedFiles(
      since: invocation[Commands.since], in: paths, configuration)
  }
}

extension Terminal {
  /// Waits until no other run writes in the project, and says so if it takes a moment.
  func lock(_ project: Project) throws(GlossError) -> RunLock {
    try RunLock(project) { note("waiting for another run in this project to end") }
  }

  /// Prints what could not be read or written.
  func report(_ failures: [GlossError]) { report(RemarkReport(failures: failures)) }

  func report(_ remarks: RemarkReport) {
    write(remarks.text(hasColour: hasColour(.error)), to: .error)
    if remarks.hiddenNotes > 0 {
      note("\(remarks.hiddenNotes) more notes: --verbose lists them")
    }
  }
}
