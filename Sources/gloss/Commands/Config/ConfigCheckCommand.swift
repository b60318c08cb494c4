import GlossCommandLine
import GlossKit

/// `gloss config check`: reads gloss.json as every command does and reports its errors only.
struct ConfigCheckCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "check", summary: "Check gloss.json, and nothing else",
    discussion: """
      Reads the settings as every command does, and says whether they are understood and whether the \
      catalogs and term files that they name are there.
      """)

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    guard let path = project.configuration.path else {
      terminal.error("there is no gloss.json here or above: 'gloss init' writes one")
      return .notDone
    }
    let failures = project.settingFailures
    terminal.report(failures)
    if !failures.isEmpty { return .notDone }
    terminal.note(.settingsAreValid(path))
    return .clean
  }
}
