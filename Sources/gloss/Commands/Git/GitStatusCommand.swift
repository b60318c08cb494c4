import GlossCommandLine
import GlossKit

/// `gloss git status`: shows how git treats catalogs, and exits 1 if something is missing.
struct GitStatusCommand: Command {
  static let declaration = CommandDeclaration(
    "status", summary: "Show whether git uses gloss for catalogs; exit 1 if not")

  let call: CommandCall

  func run() -> ExitCode {
    let status: GitIntegration.Status
    do throws(GlossError) {
      status = try GitIntegration(.repository).status()
    } catch {
      terminal.report([error])
      return .notDone
    }
    terminal.write(
      status.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
    for problem in status.problems { terminal.note(problem) }
    if !status.problems.isEmpty { return .findings }
    terminal.note(status.summary)
    return .clean
  }
}
