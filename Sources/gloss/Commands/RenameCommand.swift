import GlossCommandLine
import GlossKit

/// `gloss rename`
struct RenameCommand {
  private let old: String
  private let new: String
  private let options: Renaming.Options
  private let showsDiff: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    old = invocation[Commands.oldKey]
    new = invocation[Commands.newKey]
    options = Renaming.Options(
      table: invocation[Commands.table], keepsStates: invocation[Commands.sameMeaning])
    showsDiff = invocation[Commands.dryRun]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let renaming: Renaming
    do throws(GlossError) {
      let lock = showsDiff ? nil : try terminal.lock(project)
      renaming = await Renaming(of: project, from: old, to: new, options: options)
      if !showsDiff { try renaming.write(under: lock) }
    } catch {
      terminal.report([error])
      return .notDone
    }
    let hasColour = terminal.hasColour(.output)
    terminal.write(
      showsDiff
        ? renaming.diff(isForPeople: terminal.isForPeople(.output), hasColour: hasColour)
        : renaming.text(keepsStates: options.keepsStates, hasColour: hasColour), to: .output)
    terminal.report(RemarkReport(findings: renaming.findings, failures: renaming.failures))
    if !renaming.failures.isEmpty {
      terminal.note("nothing is renamed")
      return .notDone
    }
    terminal.note(renaming.summary(isWritten: !showsDiff))
    return showsDiff ? .findings : .clean
  }
}
