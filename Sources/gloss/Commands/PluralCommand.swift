import GlossCommandLine
import GlossKit

/// `gloss plural`: makes plural forms of a key's texts, by a ``Pluralization``.
struct PluralCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "plural", summary: "Give a key the plural forms of each language",
    discussion: """
      In each language the text of the key becomes the form 'other', with its state; the other forms of the \
      language are added as 'new' with the same text, for developers and translators to change. The source \
      language gets forms, too. Existing forms stay, and so does a text that does not show the number, which is \
      listed. Where a text shows several numbers, one varies by a substitution.
      """,
    arguments: [keys],
    options: [
      languages, argument, SharedOptions.catalogGlobs, SharedOptions.check, SharedOptions.dryRun,
    ])

  private static let keys = Argument<[String]>.any(
    "KEY",
    help: "The keys, as the catalogs spell them; '*' stands for any characters")
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help:
      "Only texts in this language; several with commas (default: all, the source language included)"
  )
  private static let argument = Option<Int?>.optional(
    "argument", placeholder: "N",
    help:
      "The argument whose number varies, counted from 1 (default: the only number, or the only one before a noun)"
  )

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  private var options: Pluralization.Options {
    var options = Pluralization.Options()
    options.keys = call[Self.keys]
    options.languages = call.languages(Self.languages)
    options.catalogs = call[SharedOptions.catalogGlobs]
    options.argument = call[Self.argument]
    return options
  }

  // A misuse is found before the project is read.
  func run() async -> ExitCode {
    let misuse: ReportMessage? =
      options.keys.isEmpty
      ? .spelled("name the keys to vary: 'gloss plural KEY'")
      : options.languages.lazy.compactMap(Export.flaw(ofLanguage:)).first
    guard let misuse else { return await runOnProject() }
    terminal.error(misuse)
    return .misuse
  }

  func run(on project: Project) async -> ExitCode {
    await run(call.writingMode, on: project) { await Pluralization(of: project, options) }
  }
}
