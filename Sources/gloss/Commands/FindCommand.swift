import GlossCommandLine
import GlossKit

/// `gloss find`: lists the keys that resemble a text, by a ``KeySearch``.
struct FindCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "find", summary: "Find keys like a text, before another one is added",
    discussion: """
      Ranks the keys of the catalogs by their likeness to TEXT: words count, not their order, case, \
      number or punctuation. Lists each with its comment, catalog, languages and places in the \
      sources. Exit code 1 means that no key is like it.
      """,
    arguments: [text], options: [languages, limit, SharedOptions.answerFormat])

  private static let text = Argument<[String]>.some(
    "TEXT", help: "The text, such as 'Delete account'; several words are one text")
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "Also search the translations into this language; several with commas")
  private static let limit = Option.value(
    "limit", placeholder: "N", default: 10, help: "List at most N keys, the most alike first")

  let call: CommandCall

  var startingPaths: [String] { [] }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run() async -> ExitCode {
    if call[Self.limit] < 1 {
      terminal.error("'--limit' takes a number from 1 on")
      return .misuse
    }
    if let flaw = call.languages(Self.languages).lazy.compactMap(Export.flaw(ofLanguage:)).first {
      terminal.error(flaw)
      return .misuse
    }
    return await runOnProject()
  }

  func run(on project: Project) async -> ExitCode {
    let format = call[SharedOptions.answerFormat]
    let search = await KeySearch(
      call[Self.text].joined(separator: " "), in: project,
      languages: call.languages(Self.languages), limit: call[Self.limit])
    switch format {
    case .json: terminal.write(search.json(), to: .output)
    case .text:
      terminal.write(
        search.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    }
    terminal.report(search.failures)
    if !search.failures.isEmpty { return .notDone }
    if format == .text { terminal.note(search.summary) }
    return search.results.isEmpty ? .findings : .clean
  }
}
