import GlossCommandLine
import GlossKit
import Interchange

/// `gloss import`
struct ImportCommand {
  private let files: [String]
  private let options: Import.Options
  private let format: ListFormat
  private let writes: Bool
  private let isCheck: Bool
  private let showsDiff: Bool
  private let isVerbose: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal, isVerbose: Bool) {
    files = invocation[Commands.translatorsFiles]
    var options = Import.Options()
    options.catalogs = invocation[Commands.catalogGlobs]
    options.accepted = ImportOptions(
      accepted: Set(invocation[Commands.accept].flatMap(\.states)),
      changedSource: invocation[Commands.sourceChanged],
      placeholders: invocation[Commands.placeholders],
      takesUntranslatable: invocation[Commands.untranslatable])
    self.options = options
    format = invocation[Commands.ledgerFormat]
    showsDiff = invocation[Commands.dryRun]
    isCheck = invocation[Commands.checkOnly]
    writes = !isCheck && !showsDiff
    self.isVerbose = isVerbose
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let lock: RunLock?
    do throws(GlossError) {
      lock = writes ? try terminal.lock(project) : nil
    } catch {
      terminal.report([error])
      return .notDone
    }
    let run = await Import(files, into: project, options: options)
    if writes {
      do throws(GlossError) {
        try run.write(under: lock)
      } catch {
        terminal.report(run.failures + [error])
        return .notDone
      }
    }
    let hasColour = terminal.hasColour(.output)
    let isForPeople = terminal.isForPeople(.output)
    switch format {
    case .json: terminal.write(run.json(), to: .output)
    case .text where showsDiff:
      terminal.write(run.diff(isForPeople: isForPeople, hasColour: hasColour), to: .output)
      terminal.write(
        run.text(listingAll: isVerbose, hasColour: terminal.hasColour(.error)), to: .error)
    case .text: terminal.write(run.text(listingAll: isVerbose, hasColour: hasColour), to: .output)
    }
    terminal.report(run.failures)
    if run.fileCount > 0 { terminal.note(run.summary(isWritten: writes && run.isWhole)) }
    if writes, !run.isWhole {
      terminal.note("nothing is written: mend what cannot be read, or leave it out")
    }
    if !run.isComplete { return .notDone }
    if run.losesWork { return .findings }
    return isCheck && run.isOutOfDate ? .findings : .clean
  }
}

/// The value of `--accept`: states, one or several with commas between.
struct AcceptedStates: ExpressibleByArgument {
  let states: [ImportOptions.Unfinished]

  init?(argument: String) {
    var states: [ImportOptions.Unfinished] = []
    for name in argument.split(separator: ",") {
      guard let state = ImportOptions.Unfinished(rawValue: String(name)) else { return nil }
      states.append(state)
    }
    if states.isEmpty { return nil }
    self.states = states
  }

  var defaultValueDescription: String { states.map(\.rawValue).joined(separator: ",") }

  static var allValueStrings: [String] { ImportOptions.Unfinished.allCases.map(\.rawValue) }
}
