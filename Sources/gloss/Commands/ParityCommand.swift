import GlossCommandLine
import GlossKit

/// `gloss parity`: compares the strings of a build with the strings of a scan, by a ``Parity``.
struct ParityCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "parity", summary: "Compare with what Xcode extracted in a build",
    discussion: """
      Reads the .stringsdata files of a build (with SWIFT_EMIT_LOC_STRINGS) and lists, for each source \
      of the build, what only the compiler found, what only gloss found and, where known, why. Exit \
      code 1 means that they differ.
      """,
    arguments: [folder], options: [SharedOptions.answerFormat])

  private static let folder = Argument<String>.one(
    "FOLDER", completion: .anyFile, help: "The folder where a build wrote .stringsdata files")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    let format = call[SharedOptions.answerFormat]
    let parity: Parity
    do throws(GlossError) {
      let folder = try StringsDataFolder([call[Self.folder]], of: project)
      parity = await Parity(of: project, with: folder)
    } catch {
      terminal.report(project.failures + [error])
      return .notDone
    }
    switch format {
    case .json: terminal.write(parity.json(), to: .output)
    case .text:
      terminal.write(
        parity.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    }
    terminal.report(DiagnosticReport(findings: parity.flaws, failures: parity.failures))
    if format == .text { terminal.note(parity.summary) }
    if !parity.isComplete { return .notDone }
    return parity.hasDifferences ? .findings : .clean
  }
}
