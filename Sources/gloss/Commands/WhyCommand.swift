import GlossCommandLine
import GlossKit

/// `gloss why`: shows where a key comes from and what keeps it, by a ``Why``.
struct WhyCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "why", summary: "Show where a key comes from, and why it stays in the catalog",
    discussion: """
      Lists every place in the sources where the key stands, with its #if conditions, placeholders and \
      catalogs, the key's entry in each catalog, and what would make it stale. Exit code 1 means that \
      the key is in no source and no catalog.
      """,
    arguments: [key], options: [SharedOptions.answerFormat])

  private static let key = Argument<String>.one(
    "KEY", help: "A key as the catalogs spell it, such as 'Total: %lld'")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    let format = call[SharedOptions.answerFormat]
    let options = Sync.Options(of: project.configuration)
    let why = await Why(call[Self.key], in: project, options: options)
    switch format {
    case .json: terminal.write(why.json(), to: .output)
    case .text:
      terminal.write(
        why.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    }
    terminal.report(DiagnosticReport(findings: why.flaws, failures: why.failures))
    if !why.isComplete { return .notDone }
    if let unknown = why.unknownKey {
      terminal.error(unknown)
      return .findings
    }
    if format == .text { terminal.note(why.summary) }
    return .clean
  }
}
