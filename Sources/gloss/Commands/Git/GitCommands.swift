import GlossCommandLine
import GlossKit

/// `gloss git`: the group of commands that set git up for catalogs.
enum GitCommands: CommandGroup {
  static let declaration = CommandDeclaration(
    "git", summary: "Make git merge and show String Catalogs text by text")

  static let commands: [any Command.Type] = [
    GitInstallCommand.self,
    GitUninstallCommand.self,
    GitStatusCommand.self,
  ]

  static let global = Option.flag("global", help: "For all repositories of this user")
  static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Change nothing; print what would change")
}

/// A command that changes git's settings and attributes for catalogs; it prints its steps and takes
/// them.
protocol GitChangeCommand: Command {
  func steps(_ git: GitIntegration) throws(GlossError) -> [GitIntegration.Step]

  /// Returns the last line for people.
  ///
  /// - Parameter isUnchanged: True if no step was needed.
  func summary(isUnchanged: Bool) -> String
}

extension GitChangeCommand {
  var isGlobal: Bool { call[GitCommands.global] }

  func run() -> ExitCode {
    let isDryRun = call[GitCommands.dryRun]
    do throws(GlossError) {
      let git = try GitIntegration(
        isGlobal ? .global : .repository, allowsOutside: call[SharedOptions.allowOutside])
      let steps = try steps(git)
      if !isDryRun { try git.apply(steps) }
      terminal.write(
        GitIntegration.text(
          steps, in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
      terminal.note(
        isDryRun && !steps.isEmpty
          ? "nothing is written in a dry run" : summary(isUnchanged: steps.isEmpty))
      return isDryRun && !steps.isEmpty ? .findings : .clean
    } catch {
      terminal.report([error])
      return .notDone
    }
  }
}
