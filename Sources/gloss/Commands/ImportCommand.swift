import GlossCommandLine
import GlossKit

/// `gloss import`: merges translators' files into the catalogs by an ``Import`` and prints its
/// ledger.
struct ImportCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "import", summary: "Import translators' files into the String Catalogs",
    discussion: """
      A three-way merge of what was exported, what came back and what the catalogs have now: a unit \
      that translators left as it was changes nothing. Every unit is accounted for: applied, \
      unchanged, skipped or refused, with the reason. Exit code 1 means that some changed \
      translations were left out and the others imported. If one catalog cannot be written, none is changed.
      """,
    arguments: [files],
    options: [
      accept, state, sourceChanged, placeholders, prefer, untranslatable,
      SharedOptions.catalogGlobs, map,
      language, addLanguage, format, SharedOptions.check, SharedOptions.dryRun,
    ])

  private static let files = Argument<[String]>.some(
    "FILE",
    completion: .file(
      extensions: Export.Format.allCases.flatMap(\.importedEndings) + ["xcloc", "zip"]),
    help: "Translators' files, .xcloc bundles, zip archives, or folders with any of them")
  private static let accept = Option<[AcceptedStates]>.repeated(
    "accept", placeholder: "STATES",
    help:
      "Also accept units in these states, marked for review: needs-review, new; or empty, which clears texts"
  )
  private static let state = Option.value(
    "state", placeholder: "STATE", default: Import.Options.standardStates,
    help: "The state of each text that changes")
  private static let sourceChanged = Option.value(
    "source-changed", placeholder: "WHAT", default: Import.Options.standardDoubt,
    help: "How to treat units whose source text has changed")
  private static let placeholders = Option.value(
    "placeholders", placeholder: "WHAT", default: Import.Options.standardDoubt,
    help:
      """
      How to treat translations in which 'gloss check' finds an error: wrong placeholders, but also any \
      other; one that only lacks a placeholder is always imported, marked for review
      """)
  private static let prefer = Option.value(
    "prefer", placeholder: "SIDE", default: Import.Options.standardSide,
    help: "Which side wins where both have changed a text since the export")
  private static let untranslatable = Option.flag(
    "untranslatable",
    help: "Also import translations of keys that are marked as not to be translated")
  private static let map = Option<[CatalogMove]>.repeated(
    "map", placeholder: "OLD=NEW", completion: .anyFile,
    help: "Use the catalog or folder NEW where the files name OLD")
  private static let language = Option<[String]>.repeated(
    "language", short: "l", placeholder: "THEIRS=OURS",
    help:
      "Import the language THEIRS of the files as OURS, such as zh-CN=zh-Hans; or, without '=', the language of files that do not name one"
  )
  private static let addLanguage = Option<[String]>.repeated(
    "add-language", placeholder: "LANGUAGE",
    help: "Accept a language that the project does not have, such as pt-PT beside pt-BR")
  private static let format = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text,
    help: "Format of the import report, which says what became of each unit")

  let call: CommandCall

  var startingPaths: [String] { [] }

  private var options: Import.Options {
    var options = Import.Options(
      catalogs: call[SharedOptions.catalogGlobs], accepted: call[Self.accept].flatMap(\.states),
      changedSource: call[Self.sourceChanged], placeholders: call[Self.placeholders],
      preferred: call[Self.prefer],
      takesUntranslatable: call[Self.untranslatable], states: call[Self.state])
    options.moves = call[Self.map]
    let languages = call.languageArguments(Self.language)
    options.languages = languages.map
    options.language = languages.names.first
    options.addedLanguages = call.languages(Self.addLanguage)
    return options
  }

  /// The first error in the combination of options; `nil` if there is none.
  private var misuse: ReportMessage? {
    let languages = call.languageArguments(Self.language)
    if languages.names.count > 1 {
      return .spelled(
        "'--language' names one language at most for files that say none: give the others as "
          + "pairs, such as 'zh-CN=zh-Hans'")
    }
    return languages.flaw
      ?? call.languages(Self.addLanguage).compactMap(Export.flaw(ofLanguage:)).first
  }

  func selection(_ configuration: Configuration) -> ProjectSelection { .everything }

  func run(on project: Project) async -> ExitCode {
    if let misuse {
      terminal.error(misuse)
      return .misuse
    }
    let mode = call.writingMode
    let plan = await carryOut(mode, on: project) {
      await Import(call[Self.files], into: project, options: options)
    }
    guard let run = plan else { return .notDone }
    let writes = mode == .write
    printLedger(run, showsDiff: mode == .diff)
    terminal.report(run.failures)
    for note in run.notes { terminal.note(note) }
    if run.fileCount > 0 { terminal.note(run.summary(isWritten: writes && run.isWhole)) }
    if writes, run.isWhole, let next = run.nextStep { terminal.note(next) }
    if writes, !run.isWhole {
      terminal.note("nothing is written: fix what cannot be read, or leave it out")
    }
    if !run.isComplete { return .notDone }
    return run.losesWork ? .findings : code(of: run, mode)
  }

  private func printLedger(_ run: Import, showsDiff: Bool) {
    let hasColor = terminal.hasColor(.output)
    let isForPeople = terminal.isForPeople(.output)
    let listsAll = call.isVerbose
    switch call[Self.format] {
    case .json: terminal.write(run.json(), to: .output)
    // The diff has standard output to itself, so that 'git apply' can take it.
    case .text where showsDiff:
      terminal.write(
        run.fileChanges.diff(isForPeople: isForPeople, hasColor: hasColor), to: .output)
      terminal.write(
        run.text(
          listingAll: listsAll, in: terminal.language(.error),
          hasColor: terminal.hasColor(.error)), to: .error)
    case .text:
      terminal.write(
        run.text(listingAll: listsAll, in: terminal.language(.output), hasColor: hasColor),
        to: .output)
    }
  }
}

extension Import.Doubt: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "skip": "leave them out and list them in the report",
      "review": "use the translation and mark it for review",
    ]
  }
}

extension Import.States: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "keep": "the file's; unfinished texts are left out unless '--accept' takes them",
      "review": "needs_review, whatever the file says",
      "done": "translated, whatever the file says",
    ]
  }
}

extension Import.Unfinished: ExpressibleByArgument {}

extension Import.Side: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "catalog": "keep the catalog's text and list the conflict",
      "file":
        "use the file's text and mark it for review; also imports a file that looks out of date",
    ]
  }
}

/// The value of `--accept`: one state, or several separated by commas.
private struct AcceptedStates: ExpressibleByArgument {
  let states: [Import.Unfinished]

  init?(argument: String) {
    var states: [Import.Unfinished] = []
    for name in argument.split(separator: ",") {
      guard let state = Import.Unfinished(argument: String(name)) else { return nil }
      states.append(state)
    }
    if states.isEmpty { return nil }
    self.states = states
  }

  var defaultValueDescription: String {
    states.map(\.defaultValueDescription).joined(separator: ",")
  }

  static var allValueStrings: [String] { Import.Unfinished.allValueStrings }

  static var isList: Bool { true }
}
