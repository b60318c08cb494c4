import GlossCommandLine
import GlossKit

/// `gloss sync`
struct SyncCommand {
  private let writes: Bool
  private let showsDiff: Bool
  private let options: Sync.Options
  private let buildFolder: String?
  /// `nil` unless the map is to be shown.
  private let explanationFormat: ListFormat?
  private let isVerbose: Bool
  private let terminal: Terminal

  init(
    _ invocation: Invocation, _ terminal: Terminal, isVerbose: Bool, _ configuration: Configuration
  ) {
    showsDiff = invocation[Commands.dryRun]
    writes = !invocation[Commands.checkOnly] && !showsDiff
    var options = Sync.Options(
      stale: configuration.stale ?? .xcode, renames: configuration.renames ?? .carry)
    if invocation.gives(Commands.stale) { options.stale = invocation[Commands.stale] }
    if invocation.gives(Commands.renames) { options.renames = invocation[Commands.renames] }
    self.options = options
    buildFolder = invocation[Commands.buildFolder]
    explanationFormat =
      invocation[Commands.explain] ? invocation[Commands.explanationFormat] : nil
    self.isVerbose = isVerbose
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    if let explanationFormat { return await explain(project, explanationFormat) }
    var options = options
    let lock: RunLock?
    do throws(GlossError) {
      if let buildFolder {
        options.stringsData = try StringsDataFolder(buildFolder, of: project)
      }
      lock = writes ? try terminal.lock(project) : nil
    } catch {
      terminal.report([error])
      return .notDone
    }
    let sync = await Sync(of: project, options: options)
    if writes {
      do throws(GlossError) {
        try sync.write(under: lock)
      } catch {
        terminal.report(sync.failures + [error])
        return .notDone
      }
    }
    Memory.keep((project, sync))
    let hasColour = terminal.hasColour(.output)
    terminal.write(
      showsDiff
        ? sync.diff(isForPeople: terminal.isForPeople(.output), hasColour: hasColour)
        : sync.text(listingKeys: !writes || isVerbose, hasColour: hasColour), to: .output)
    terminal.report(
      RemarkReport(
        findings: sync.findings, failures: sync.failures, noteLimit: isVerbose ? .max : 10))
    if !sync.catalogs.isEmpty || sync.isComplete {
      terminal.note(sync.summary(isWritten: writes))
    }
    if !sync.isComplete { return .notDone }
    return !writes && sync.isOutOfDate ? .findings : .clean
  }

  private func explain(_ project: Project, _ format: ListFormat) async -> ExitCode {
    let map = await CatalogMap(of: project)
    switch format {
    case .json: terminal.write(map.json(), to: .output)
    case .text: terminal.write(map.text(hasColour: terminal.hasColour(.output)), to: .output)
    }
    terminal.report(RemarkReport(findings: map.findings, failures: map.failures))
    if !map.failures.isEmpty { return .notDone }
    return map.findings.isEmpty ? .clean : .findings
  }
}
