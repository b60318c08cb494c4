import GlossCommandLine
import GlossKit

/// `gloss add-language`: adds languages to the project by a ``LanguageAddition``.
struct AddLanguageCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "add-language", summary: "Add a language to the project, as Xcode does",
    discussion: """
      Writes the language into the Xcode projects that have String Catalogs: one line in 'knownRegions' of \
      project.pbxproj or in 'supported' of project.xcproj, and nothing else. For Tuist, and for XcodeGen \
      with a list of languages in project.yml, it says what to write where, with exit code 1. Catalogs need no \
      change: 'export', 'translate' and 'import' take the language from here on.
      """,
    arguments: [languages],
    options: [source, SharedOptions.catalogGlobs, SharedOptions.check, SharedOptions.dryRun])

  private static let languages = Argument<[String]>.some(
    "LANGUAGE", help: "The language as Apple names it, such as fr, pt-BR or zh-Hans")
  private static let source = Option<String?>.optional(
    "from", placeholder: "LANGUAGE",
    help:
      "Also fill the catalogs with the texts of this near language, to be reviewed; texts that are there stay"
  )

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  // A misuse is found before the project is read.
  func run() async -> ExitCode {
    let named = call[Self.languages] + [call[Self.source]].compactMap(\.self)
    if let flaw = named.lazy.compactMap(LanguageAddition.flaw(ofLanguage:)).first {
      terminal.error(flaw)
      return .misuse
    }
    return await runOnProject()
  }

  func run(on project: Project) async -> ExitCode {
    var options = LanguageAddition.Options(languages: call[Self.languages])
    options.source = call[Self.source]
    options.catalogs = call[SharedOptions.catalogGlobs]
    let mode = call.writingMode
    var messages: [ReportMessage] = []
    let code = await run(mode, on: project, hasFindings: { !$0.steps.isEmpty }) {
      let plan = await LanguageAddition(of: project, options)
      messages = plan.steps + plan.notes
      return plan
    }
    for message in messages { terminal.note(message) }
    return code
  }
}
