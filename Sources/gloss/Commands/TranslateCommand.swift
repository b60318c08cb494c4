import GlossCommandLine
import GlossKit

/// `gloss translate`: translates open texts with another program, by a ``MachineTranslation``.
struct TranslateCommand: Command {
  static let declaration = CommandDeclaration(
    "translate", summary: "Translate missing texts with a program of your choice",
    discussion: """
      Runs COMMAND, without a shell, once for each batch of texts: COMMAND reads one JSON object per line, the \
      text with its context, and writes one JSON object per line, {"id": …, "text": …}, in any order. Usable \
      answers are written after each batch, marked for review; a text with an error, such as a lost placeholder, or \
      with a warning goes back once with the reason. Run it again for what is left. Write '--' before COMMAND.
      """,
    arguments: [command],
    options: [
      language, memory, only, limitWords, batch, jobs, timeout, retries, schema,
      SharedOptions.catalogGlobs, dryRun,
    ])

  private static let command = Argument<[String]>.any(
    "COMMAND", help: "The program, and its arguments")
  private static let language = Option<String?>.optional(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "The language to translate into (required)")
  private static let memory = Option.flag(
    "memory", help: "First take texts that are translated elsewhere in the project")
  private static let only = Option.value(
    "only", placeholder: "TEXTS", default: OpenTexts.missing, help: "Which texts to translate")
  private static let limitWords = Option<Int?>.optional(
    "limit-words", placeholder: "N", help: "Translate only the next texts, up to N words in total")
  private static let batch = Option.value(
    "batch", placeholder: "N", default: 20, help: "The most texts that one process gets")
  private static let jobs = Option.value(
    "jobs", short: "j", placeholder: "N", default: 2, help: "How many processes run at a time")
  private static let timeout = Option.value(
    "timeout", placeholder: "SECONDS", default: 120, help: "How long one process may take")
  private static let retries = Option.value(
    "retries", placeholder: "N", default: 1,
    help: "How often to ask again for a text without a usable answer")
  private static let schema = Option.flag(
    "schema", help: "Print the JSON Schema of requests and answers")
  private static let dryRun = Option.flag(
    "dry-run", short: "n", help: "Write and run nothing; print the requests")

  /// The value of `--only`: the texts that count as open.
  private enum OpenTexts: String, CaseIterable, ExpressibleByArgument {
    case missing
    case needsReview = "needs-review"

    static var allValueDescriptions: [String: String] {
      [
        "missing": "texts without a translation",
        "needs-review": "also texts that need review",
      ]
    }
  }

  let call: CommandCall

  func run() async -> ExitCode {
    if call[Self.schema] {
      terminal.write(MachineTranslation.schema, to: .output)
      return .clean
    }
    let isDryRun = call[Self.dryRun]
    var options = MachineTranslation.Options()
    options.language = call[Self.language] ?? ""
    options.catalogs = call[SharedOptions.catalogGlobs]
    options.selection = call[Self.only] == .missing ? .missing : .needsReview
    options.wordLimit = call[Self.limitWords]
    options.usesMemory = call[Self.memory]
    options.command = call[Self.command]
    options.batchSize = call[Self.batch]
    options.jobCount = call[Self.jobs]
    options.seconds = call[Self.timeout]
    options.retryCount = call[Self.retries]
    if let misuse = misuse(options) {
      terminal.error(misuse)
      return .misuse
    }
    let configuration: Configuration
    guard let search = call.configurationSearch() else { return .misuse }
    let allowsOutside = call[SharedOptions.allowOutside]
    do throws(GlossError) {
      configuration = try Configuration.load(search, for: [], allowsOutside: allowsOutside)
    } catch {
      terminal.report([error])
      return .notDone
    }
    let terminal = call.withLanguage(configuration.messages).terminal
    let isWatched = terminal.isTerminal(.error) && !terminal.isQuiet
    let run = await MachineTranslation.run(options, isDryRun: isDryRun) {
      await Project(configuration: configuration, allowsOutside: allowsOutside)
    } tell: { counts in
      if isWatched { terminal.note(MachineTranslation.progress(counts)) }
    }
    if isDryRun {
      terminal.write(run.requests, to: .output)
    } else {
      terminal.write(
        run.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    }
    terminal.report(run.failures)
    for remark in run.remarkMessages { terminal.note(remark) }
    if run.failures.isEmpty { terminal.note(run.summary(isDryRun: isDryRun)) }
    if let next = run.nextStep { terminal.note(next) }
    if !run.failures.isEmpty { return .notDone }
    return run.open.isEmpty && run.flawed.isEmpty ? .clean : .findings
  }

  /// Returns the first error in the combination of options, or `nil`.
  private func misuse(_ options: MachineTranslation.Options) -> ReportMessage? {
    if options.language.isEmpty {
      return .spelled("'translate' needs '--language': name one, such as 'zh-Hans'")
    }
    if let flaw = Export.flaw(ofLanguage: options.language) { return flaw }
    if options.command.first == "" {
      return .spelled(
        "'translate' needs a program: write it behind '--', or give '--memory' or '--dry-run'")
    }
    if options.command.isEmpty, !options.usesMemory, !call[Self.dryRun] {
      return .spelled(
        "'translate' needs a program: write it behind '--', or give '--memory' or '--dry-run'")
    }
    let counts = [
      ("--limit-words", options.wordLimit ?? 1), ("--batch", options.batchSize),
      ("--jobs", options.jobCount), ("--timeout", options.seconds),
    ]
    if !(0...100).contains(options.retryCount) {
      return .spelled("'--retries' is out of range: give a number from 0 to 100")
    }
    guard let wrong = counts.first(where: { $0.1 < 1 || $0.1 > 1_000_000 }) else { return nil }
    return .numberOutOfRange(wrong.0)
  }
}
