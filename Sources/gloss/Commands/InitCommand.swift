import GlossCommandLine
import GlossKit

/// `gloss init`: writes a first gloss.json for the project by a ``ProjectSetup``.
struct InitCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "init", summary: "Write a first gloss.json that suits the project",
    discussion: """
      Looks at the project: the languages of keys and comments, the catalogs, strings that are found \
      only with the setting 'follow' (a plain String that is localized later), and what the rules find \
      today. Writes gloss.json with the reason beside each \
      setting, and its JSON Schema for editors. Nothing is overwritten, and nothing \
      is asked; where there is a gloss.json, the exit code is 2, with '--dry-run' too.
      """,
    options: [baseline, convention, dryRun])

  private static let baseline = Option.flag(
    "baseline", help: "Accept all present findings: also write \(ProjectSetup.baselinePath)")
  private static let convention = Option<ConventionPair?>.optional(
    "convention", placeholder: "KEYS:COMMENTS",
    help:
      "Set these languages of keys and comments, such as en:zh-Hans, or any (default: those in use)"
  )
  private static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write nothing; print gloss.json")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    let output = terminal.standardOutput
    let language = output.language(call[SharedOptions.messages])
    let setup: ProjectSetup
    do throws(GlossError) {
      setup = try await ProjectSetup(
        of: project, withBaseline: call[Self.baseline], convention: call[Self.convention],
        messages: language)
      if !call[Self.dryRun] { try setup.write() }
    } catch {
      terminal.report([error])
      return .notDone
    }
    terminal.report(setup.failures)
    let isDryRun = call[Self.dryRun]
    if isDryRun, let file = setup.files.first { terminal.write(file.bytes, to: .output) }
    // In a dry run standard output has the file alone.
    let stream = isDryRun ? Terminal.Stream.error : .output
    if !isDryRun || !terminal.isQuiet {
      terminal.write(
        setup.summary(in: language, hasColor: terminal.hasColor(stream)), to: stream)
    }
    if !isDryRun { terminal.note(setup.filesWritten) }
    if !terminal.isQuiet, let homeless = await Sync.homelessNote(of: project) {
      terminal.note(homeless)
    }
    return setup.failures.isEmpty ? .clean : .notDone
  }
}
