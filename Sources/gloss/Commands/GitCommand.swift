import GlossCommandLine
import GlossKit

/// `gloss git install`, `uninstall` and `status`
struct GitCommand {
  private enum Action { case install, uninstall, status }

  private let action: Action
  private let isGlobal: Bool
  private let hasCleanFilter: Bool
  private let command: String
  private let isDryRun: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    let isStatus = invocation.path.last == "status"
    action = isStatus ? .status : invocation.path.last == "install" ? .install : .uninstall
    isGlobal = !isStatus && invocation[Commands.global]
    isDryRun = !isStatus && invocation[Commands.gitDryRun]
    let isInstall = action == .install
    hasCleanFilter = isInstall && invocation[Commands.cleanFilter]
    command =
      (isInstall ? invocation[Commands.gitCommand] : nil)
      ?? ToolPath.absolute(calledBy: CommandLine.arguments.first ?? "gloss")
    self.terminal = terminal
  }

  func run() -> ExitCode {
    do throws(GlossError) {
      let git = try GitIntegration(isGlobal ? .global : .repository)
      if action == .status { return status(git.status()) }
      let steps =
        action == .install
        ? try git.installation(command: command, hasCleanFilter: hasCleanFilter)
        : try git.removal()
      if !isDryRun { try git.apply(steps) }
      terminal.write(
        GitIntegration.text(steps, hasColour: terminal.hasColour(.output)), to: .output)
      terminal.note(summary(steps.isEmpty))
      return isDryRun && !steps.isEmpty ? .findings : .clean
    } catch {
      terminal.report([error])
      return .notDone
    }
  }

  private func summary(_ isUnchanged: Bool) -> String {
    if isDryRun, !isUnchanged { return "nothing is written in a dry run" }
    switch action {
    case .install where isUnchanged: return "git merges catalogs by their entries already"
    case .install where isGlobal: return "git now merges catalogs by their entries"
    case .install:
      return "git now merges catalogs by their entries: commit .gitattributes, "
        + "and run 'gloss git install' once in each clone"
    default:
      return isUnchanged ? "there is nothing to remove" : "git merges catalogs by lines again"
    }
  }

  private func status(_ status: GitIntegration.Status) -> ExitCode {
    terminal.write(status.text(hasColour: terminal.hasColour(.output)), to: .output)
    for problem in status.problems { terminal.note(problem) }
    if !status.problems.isEmpty { return .findings }
    let count = status.catalogCount
    terminal.note(
      "git merges \(count == 1 ? "1 catalog" : "\(count) catalogs") of this repository by entries")
    return .clean
  }
}
