import GlossCommandLine
import GlossKit

/// `gloss pseudo`: adds a pseudo-language to the catalogs by a ``PseudoLocalization``.
struct PseudoCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "pseudo", summary: "Make pseudo-translations that reveal layout problems",
    discussion: """
      Adds a pseudo-language to the String Catalogs, made of the source texts: each is 40 % longer and \
      in brackets, so that you can see which texts are cut off, glued together or not localized. en-XA has \
      accents, ar-XB runs from right to left, zh-Hans-XA has wide letters. Placeholders, markup, \
      links and plural forms stay intact. A further run replaces the texts by those of today's \
      sources; 'export' and 'status' leave such languages out unless they are named.
      """,
    arguments: [SharedOptions.catalogPaths],
    options: [
      languages, output, SharedOptions.catalogGlobs, SharedOptions.check, SharedOptions.dryRun,
    ])

  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help:
      "The pseudo-language, such as en-XA; several with commas (default: those in the catalogs; needed the first time)"
  )
  private static let output = Option<String?>.optional(
    "output", short: "o", placeholder: "FOLDER", completion: .anyFile,
    help: "Write copies of the catalogs there, and leave the catalogs as they are")

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.catalogPaths] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.catalogPaths])
  }

  func run(on project: Project) async -> ExitCode {
    var options = PseudoLocalization.Options()
    options.languages = call.languages(Self.languages)
    options.output = call[Self.output]
    options.catalogs = call[SharedOptions.catalogGlobs]
    if let flaw = options.languages.lazy.compactMap(PseudoLocalization.flaw(ofLanguage:)).first {
      terminal.error(flaw)
      return .misuse
    }
    return await run(call.writingMode, on: project) {
      await PseudoLocalization(of: project, options: options)
    }
  }
}
