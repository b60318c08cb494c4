import GlossCommandLine
import GlossKit

/// `gloss sync`: brings the catalogs up to date with the sources by a ``Sync``.
struct SyncCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "sync", summary: "Bring String Catalogs up to date with the sources",
    discussion: """
      Adds new keys as Xcode writes them, updates comments from the code, and removes keys that are \
      gone from the sources, or marks them as stale if they have translations. If a key was \
      reworded, the new key gets its translations, marked for review; no other translation is \
      touched. PATH limits what is added; whether a key is gone is always decided by all sources of \
      the project. '--create' makes a missing catalog beside the other catalogs of the target or, if \
      it has none, in the target's folder or its Resources. '--check' also fails for strings that go \
      into no catalog. The source language of a new catalog is the one in gloss.json, otherwise the one of \
      the package or Xcode project.
      """,
    arguments: [SharedOptions.paths],
    options: [
      SharedOptions.check, SharedOptions.dryRun, create, stale, renames, buildFolders,
      SharedOptions.declarations, explain, explanationFormat,
    ])

  private static let create = Option.flag(
    "create", help: "Also make the catalogs that strings need and the project lacks")
  private static let stale = Option.value(
    "stale", placeholder: "MODE", default: Sync.Options().stale,
    help: "How to treat an entry whose key is gone from the sources")
  private static let renames = Option.value(
    "renames", placeholder: "MODE", default: Sync.Options().renames,
    help: "How to treat a key that was reworded in the sources")
  private static let buildFolders = Option<[String]>.repeated(
    "from", placeholder: "FOLDER", completion: .anyFile,
    help: "Take the strings from the .stringsdata files of a build; may be given several times")
  private static let explain = Option.flag(
    "explain", help: "Write nothing; show which catalogs take the strings of which files, and why")
  private static let explanationFormat = Option.value(
    "format", placeholder: "FORMAT", default: ListFormat.text, with: "explain",
    help: "With --explain: format of the list")

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.paths] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.paths])
  }

  func run(on project: Project) async -> ExitCode {
    if call.gives(Self.explanationFormat), !call[Self.explain] {
      terminal.error("'--format' is the format of '--explain': give both")
      return .misuse
    }
    if call[Self.explain] {
      return await explain(
        project, call[Self.explanationFormat], options(project.configuration))
    }
    if !call[SharedOptions.declarations].isEmpty, call[Self.buildFolders].isEmpty {
      terminal.error("'--declarations' goes with '--from': give the folders of strings, too")
      return .misuse
    }
    var project = project
    var options = options(project.configuration)
    do throws(GlossError) {
      try project.add(declarations: call[SharedOptions.declarations])
      let folders = call[Self.buildFolders]
      if !folders.isEmpty { options.stringsData = try StringsDataFolder(folders, of: project) }
    } catch {
      terminal.report([error])
      return .notDone
    }
    let mode = call.writingMode
    let plan = await carryOut(mode, on: project) { [project, options] in
      await Sync(of: project, options: options)
    }
    guard let sync = plan else { return .notDone }
    let writes = mode == .write
    // The keys of an extractor without types come first: they explain the rest.
    terminal.report(DiagnosticReport(findings: sync.openingFindings))
    let hasColor = terminal.hasColor(.output)
    terminal.write(
      mode == .diff
        ? sync.fileChanges.diff(isForPeople: terminal.isForPeople(.output), hasColor: hasColor)
        : sync.text(
          listingKeys: !writes || call.isVerbose, in: terminal.language(.output),
          hasColor: hasColor), to: .output)
    terminal.report(
      DiagnosticReport(
        findings: sync.findingsOnKeys, failures: sync.failures,
        noteLimit: call.isVerbose ? .max : 10, hidesRecurring: !call.isVerbose))
    if !sync.catalogs.isEmpty || sync.isComplete {
      terminal.note(sync.summary(isWritten: writes))
    }
    if call[SharedOptions.check], !call[Self.create], sync.isComplete, sync.isOutOfDate {
      terminal.note(.spelled("run 'gloss sync' and commit the catalogs"))
    }
    for note in sync.reformattingNotes + sync.advice { terminal.note(note) }
    if let homeless = sync.homelessNote { terminal.note(homeless) }
    if !sync.isComplete { return .notDone }
    if call[SharedOptions.check], sync.homelessCount > 0 { return .findings }
    return code(of: sync, mode)
  }

  /// Returns the options of the sync: the command line's where given, else the configuration's.
  private func options(_ configuration: Configuration) -> Sync.Options {
    var options = Sync.Options(of: configuration)
    options.createsCatalogs = call[Self.create]
    if call.gives(Self.stale) { options.stale = call[Self.stale] }
    if call.gives(Self.renames) { options.renames = call[Self.renames] }
    return options
  }

  private func explain(
    _ project: Project, _ format: ListFormat, _ options: Sync.Options
  ) async -> ExitCode {
    let map = await CatalogMap(of: project, options: options)
    switch format {
    case .json: terminal.write(map.json(), to: .output)
    case .text:
      terminal.write(
        map.text(in: terminal.language(.output), hasColor: terminal.hasColor(.output)),
        to: .output)
    }
    terminal.report(DiagnosticReport(findings: map.findings, failures: map.failures))
    if format == .text, map.failures.isEmpty {
      for message in map.explanation { terminal.note(message) }
      terminal.note(map.summary)
    }
    if !map.failures.isEmpty { return .notDone }
    return map.findings.isEmpty ? .clean : .findings
  }
}

extension Sync.Stale: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "xcode": "remove it if it has no localizations, else mark it: what Xcode does",
      "mark": "mark it as stale",
      "keep": "leave it as it is",
      "prune": "remove all such keys with their translations, also those marked before",
    ]
  }
}

extension Sync.Renames: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "carry": "the new key gets the translations, marked for review",
      "report": "report the pairs of keys, and carry nothing over",
      "off": "do not look for reworded keys",
    ]
  }
}
