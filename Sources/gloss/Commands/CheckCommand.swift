import GlossCommandLine
import GlossKit

/// `gloss check`: checks the project by the rules and writes the reports of the findings.
///
/// Options become a ``FindingSelection``, a ``Fixing`` or a new ``Baseline``; the exit code is 1 if
/// a finding reaches `--fail-on`.
struct CheckCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "check", summary: "Find mistakes in translations, keys and comments",
    discussion: """
      Checks Swift sources and String Catalogs by the rules that 'gloss rules' lists. gloss.json sets \
      which rules apply, and the languages of keys and comments. With '-' as PATH and \
      '--path FILE' it checks unsaved text from standard input, for editors.
      """,
    arguments: [SharedOptions.paths],
    options: [
      format, SharedOptions.reportFile, fix, only, dryRun, baseline, noBaseline, writeBaseline,
      pruneBaseline, since,
      filesFrom, changedOnly, guides, convention, failOn, severityLimit, listLimit, outdated,
      openDocument,
    ])

  private static let format = Option<[ReportRequest<Check.Format>]>.repeated(
    "format", placeholder: "FORMAT[=FILE]",
    help: "Format of the report, and the file it goes to; may be given several times")
  private static let fix = Option<Fixing.Extent?>.optional(
    "fix", placeholder: "WHAT", implied: .safe,
    help: "Make the fixes, then report what is left")
  private static let only = Option<FixChoice?>.optional(
    "only", placeholder: "NAMES",
    help: "With --fix: make only the fixes of these rules or packs; several with commas")
  private static let dryRun = Option.flag(
    "dry-run", short: "n", help: "With --fix: write nothing; print the changes as a unified diff")
  private static let baseline = Option<String?>.optional(
    "baseline", placeholder: "FILE", completion: .file(extensions: ["json"]),
    help:
      "The file of accepted findings (default: the one that gloss.json names, otherwise gloss-baseline.json)"
  )
  private static let noBaseline = Option.flag(
    "no-baseline", help: "Also report the findings in the baseline")
  private static let writeBaseline = Option.flag(
    "write-baseline",
    help: "Record all current findings in a new baseline; an error if there is one")
  private static let pruneBaseline = Option.flag(
    "prune-baseline", help: "Remove resolved findings from the baseline")
  private static let since = Option<String?>.optional(
    "since", placeholder: "REVISION",
    help:
      "Report only findings that are new since this branch split off from REVISION, such as "
      + "origin/main")
  private static let filesFrom = Option<String?>.optional(
    "files-from", placeholder: "FILE", completion: .anyFile,
    help:
      "Check the files that FILE lists, or standard input for '-': one per line, or separated by NUL "
      + "as 'git … -z' writes them")
  private static let changedOnly = Option.flag(
    "changed-only",
    help:
      "Check only changed files: since the last commit or, with --since, since the branch split off"
  )
  private static let failOn = Option.value(
    "fail-on", placeholder: "SEVERITY", default: Check.Threshold.error,
    help: "Exit 1 for findings of this severity or higher")

  private static let guides = Option<GuideList?>.optional(
    "guides", placeholder: "PACKS",
    help:
      "Also apply these rule packs, which check SwiftUI code rather than strings; several with commas "
      + "(default: those of gloss.json)")

  private static let convention = Option<ConventionPair?>.optional(
    "convention", placeholder: "KEYS:COMMENTS",
    help:
      "Expect these languages of keys and comments, such as en:zh-Hans (default: those of gloss.json)"
  )
  private static let severityLimit = Option.value(
    "max-severity", placeholder: "SEVERITY", default: Check.SeverityLimit.error,
    help: "Lower any higher severity to this one, for example in a build that must not fail")
  private static let listLimit = Option<Int?>.optional(
    "limit", placeholder: "N",
    help: "With '--format agent': list at most N findings, the gravest first (default: 100)")
  private static let outdated = Option.flag(
    "outdated", help: "Also report catalogs that 'gloss sync' would change")
  private static let openDocument = Option<String?>.optional(
    "path", placeholder: "FILE", completion: .anyFile,
    help: "With '-' as PATH: the file whose text is on standard input")

  let call: CommandCall

  var startingPaths: [String] {
    readsDocument ? document.map { [$0.place] } ?? [] : call[SharedOptions.paths]
  }

  private var readsDocument: Bool { call[SharedOptions.paths].contains("-") }
  private var document: OpenDocument? { call[Self.openDocument].flatMap(OpenDocument.init) }
  private var failOn: Check.Threshold { call[Self.failOn] }

  func adapted(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if let list = call[Self.guides] { configuration.setGuides(list) }
    if let pair = call[Self.convention] { configuration.setConvention(pair) }
    return configuration
  }

  /// Returns the paths given, with the ones that a list names; with `--changed-only` only those
  /// that git calls changed.
  func selection(_ configuration: Configuration) throws(GlossError) -> ProjectSelection {
    if readsDocument { return ProjectSelection(paths: startingPaths) }
    let list = call[Self.filesFrom]
    let isChangedOnly = call[Self.changedOnly]
    var paths = call[SharedOptions.paths]
    if let list {
      paths += try PathList.files(in: list, allowsOutside: call[SharedOptions.allowOutside])
    }
    if isChangedOnly, list == nil || !paths.isEmpty {
      paths = try PathList.changedFiles(since: call[Self.since], in: paths, configuration)
    }
    return ProjectSelection(paths: paths, isList: list != nil || isChangedOnly)
  }

  func run(on project: Project) async -> ExitCode {
    let requests = ReportRequest<Check.Format>.resolve(
      call[Self.format], output: call[SharedOptions.reportFile],
      environment: terminal.environment)
    guard let requests else {
      terminal.error(ReportRequest<Check.Format>.clash)
      return .misuse
    }
    if let misuse = documentMisuse ?? misuse(project.configuration) {
      terminal.error(misuse)
      return .misuse
    }
    let output = CheckOutput(
      requests: requests,
      language: call[SharedOptions.messages] ?? project.configuration.messages,
      listsAll: call.isVerbose, limit: call[Self.listLimit], isBrief: terminal.isQuiet,
      to: terminal.standardOutput)
    if let path = baselinePath(project.configuration),
      let objection = boundary(ofBaselineIn: project).objection(to: path)
    {
      terminal.report([objection])
      return .notDone
    }
    do throws(GlossError) {
      if call[Self.writeBaseline] { return try await writeBaseline(project) }
      let document = readsDocument ? document : nil
      return try await check(document?.replacingFileByStandardInput(project) ?? project, output)
    } catch {
      terminal.report([error])
      return .notDone
    }
  }

  /// The first error in the combination of options; `nil` if there is none.
  private func misuse(_ configuration: Configuration) -> ReportMessage? {
    let writesBaseline = call[Self.writeBaseline]
    let prunes = call[Self.pruneBaseline]
    if call[Self.dryRun], call[Self.fix] == nil {
      return .spelled("'--dry-run' shows what '--fix' would do: give both")
    }
    if let only = call[Self.only] {
      if call[Self.fix] == nil {
        return .spelled("'--only' limits what '--fix' changes: give both")
      }
      if let objection = only.objection(toRunWith: configuration.guides.packs) { return objection }
    }
    let usesBaseline = [
      ("--baseline", call.gives(Self.baseline)), ("--write-baseline", writesBaseline),
      ("--prune-baseline", prunes),
    ]
    if call[Self.noBaseline], let other = usesBaseline.first(where: \.1) {
      return .exclude("--no-baseline", other.0)
    }
    if prunes, baselinePath(configuration) == nil {
      return .spelled("there is no baseline: 'gloss check --write-baseline' writes one")
    }
    let others = [
      ("--prune-baseline", prunes), ("--fix", call.gives(Self.fix)),
      ("--since", call.gives(Self.since)),
    ]
    if writesBaseline, let other = others.first(where: \.1) {
      return .baselineTakesAll(without: other.0)
    }
    if let limit = call[Self.listLimit], limit < 1 {
      return .spelled("'--limit' takes a number from 1 on")
    }
    if prunes, call[Self.dryRun] {
      return .spelled("'--prune-baseline' writes, and '--dry-run' does not: give one of them")
    }
    return nil
  }

  /// The first error in the options that come with an unsaved text; `nil` if there is none.
  private var documentMisuse: ReportMessage? {
    guard readsDocument else {
      return call.gives(Self.openDocument)
        ? .spelled("'--path' names the file whose text is on standard input: give '-' as PATH")
        : nil
    }
    if call[SharedOptions.paths].count > 1 {
      return .spelled("'-' stands alone: leave other paths out")
    }
    guard call.gives(Self.openDocument) else {
      return .spelled(
        "'-' needs '--path FILE': where the text on standard input belongs in the project")
    }
    if document == nil {
      return .spelled("'--path' names neither a Swift source nor a String Catalog")
    }
    let needsSavedFiles =
      call.gives(Self.fix) || call[Self.writeBaseline] || call[Self.pruneBaseline]
      || call.gives(Self.filesFrom) || call[Self.changedOnly] || call[Self.outdated]
    guard needsSavedFiles else { return nil }
    return .spelled(
      """
      '-' checks one unsaved text: leave out '--fix', '--write-baseline', '--prune-baseline', \
      '--files-from', '--changed-only' and '--outdated'
      """)
  }

  private func baselinePath(_ configuration: Configuration) -> String? {
    call[Self.noBaseline] ? nil : call[Self.baseline] ?? configuration.presentBaseline
  }

  /// Returns the limit for the baseline's path: one from the command line may lie anywhere.
  private func boundary(ofBaselineIn project: Project) -> ProjectBoundary {
    call[Self.baseline] == nil ? project.boundary : project.boundary.admitting()
  }

  // MARK: Work

  private func writeBaseline(_ project: Project) async throws(GlossError) -> ExitCode {
    let path = call[Self.baseline] ?? project.configuration.newBaseline
    let check = await Check(of: project)
    guard check.isComplete else {
      terminal.report(DiagnosticReport(findings: check.flaws, failures: check.failures))
      terminal.error(
        "no baseline is written, because something cannot be read whole: correct that first")
      return .notDone
    }
    let baseline = try Baseline(
      path, of: check, in: project, within: boundary(ofBaselineIn: project))
    try baseline.write()
    terminal.note(baseline.summary)
    if project.configuration.presentBaseline != path { terminal.note(baseline.settingHint) }
    return .clean
  }

  private func check(
    _ project: Project, _ output: CheckOutput
  ) async throws(GlossError) -> ExitCode {
    var project = project
    var selection = FindingSelection()
    var baseline: Baseline?
    if let path = baselinePath(project.configuration) {
      let found = try Baseline(path, within: boundary(ofBaselineIn: project))
      selection.accepted = found.fingerprints
      selection.asksForConvention = found.namesConvention
      baseline = found
    }
    if let reference = call[Self.since] {
      selection.leaveOut(try await project.compare(with: reference))
    }
    var check: Check
    if let extent = call[Self.fix] {
      let lock = call[Self.dryRun] ? nil : try terminal.lock(project)
      let fixing = await Fixing(
        of: project, extent: extent, only: call[Self.only], selection: selection)
      if call[Self.dryRun] { return preview(fixing) }
      try output.checkFiles(of: project)
      check = await written(fixing, under: lock, of: project, selection)
      if call[Self.outdated] { check = await check.reportingOutdated(in: project) }
    } else if call[Self.outdated] {
      check = await Check(reportingOutdatedOf: project, selection: selection)
    } else {
      check = await Check(of: project, selection: selection)
    }
    check = check.limited(to: call[Self.severityLimit])
    if !readsDocument, let baseline { try compare(baseline, with: check, of: project) }
    let summary = try await output.write(
      check, of: project, failing: failOn, hasBaseline: baseline != nil)
    terminal.report(check.failures)
    terminal.note(summary)
    return code(for: check)
  }

  /// Writes the fixed files.
  ///
  /// - Returns: The remaining findings. If the files cannot be written, it is a check of the files
  ///   as they were, with the error among its failures.
  private func written(
    _ fixing: Fixing, under lock: RunLock?, of project: Project, _ selection: FindingSelection
  ) async -> Check {
    do throws(GlossError) {
      try fixing.write(under: lock)
      terminal.note(fixing.summary(isWritten: true))
      if let withheld = fixing.withheldNote { terminal.note(withheld) }
      for note in fixing.reformattingNotes + fixing.migrationNotes { terminal.note(note) }
      return fixing.check
    } catch {
      return await Check(of: project, selection: selection).failing(with: error)
    }
  }

  /// Removes resolved findings from the baseline, or notes that they could be removed.
  private func compare(
    _ baseline: Baseline, with check: Check, of project: Project
  ) throws(GlossError) {
    let count = baseline.resolvedCount(after: check, of: project)
    if count == 0 { return }
    let isPruned = call[Self.pruneBaseline]
    if isPruned {
      var baseline = baseline
      baseline.prune(after: check, of: project)
      try baseline.write()
    }
    terminal.note(baseline.summary(resolvedCount: count, isPruned: isPruned))
  }

  /// Prints the changes of all fixes.
  private func preview(_ fixing: Fixing) -> ExitCode {
    terminal.write(
      fixing.fileChanges.diff(
        isForPeople: terminal.isForPeople(.output), hasColor: terminal.hasColor(.output)),
      to: .output)
    terminal.report(DiagnosticReport(findings: fixing.check.flaws, failures: fixing.check.failures))
    terminal.note(fixing.summary(isWritten: false))
    if let withheld = fixing.withheldNote { terminal.note(withheld) }
    let migration = fixing.migrationSummary() + fixing.migrationNotes
    for note in fixing.reformattingNotes + migration { terminal.note(note) }
    if !fixing.check.isComplete { return .notDone }
    return fixing.files.isEmpty ? code(for: fixing.check) : .findings
  }

  private func code(for check: Check) -> ExitCode {
    if !check.isComplete { return .notDone }
    return failOn.isReached(by: check) ? .findings : .clean
  }
}

extension Check.Threshold: ExpressibleByArgument {}
extension Check.SeverityLimit: ExpressibleByArgument {}

extension Fixing.Extent: ExpressibleByArgument {
  package static var allValueDescriptions: [String: String] {
    [
      "safe": "fixes that are certain, such as spacing, punctuation and escapes",
      "all": "also fixes that may be wrong, change code or discard translations: read the diff",
    ]
  }
}

extension FixChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(names: argument) }

  package var defaultValueDescription: String { names.joined(separator: ",") }
}

extension Check.Format: DescribedFormat {
  package static var descriptions: [String: String] {
    [
      "text": "for people: the source with a mark, the reason, the fix",
      "agent": "for coding agents: a path once, then a short line for each finding",
      "xcode": "lines that Xcode and other editors jump to",
      "github": "annotations of a GitHub workflow, and the summary of its step",
      "azure": "issues in the log of Azure Pipelines",
      "sarif": "SARIF 2.1.0, for code scanning",
      "json": "one object, described in the manual under 'Formats and JSON'",
      "ndjson": "the same findings, one per line",
      "junit": "test results",
      "checkstyle": "Checkstyle's XML",
      "gitlab": "GitLab's code quality report",
      "rdjsonl": "reviewdog's diagnostics, with fixes as suggestions",
      "html": "one offline page for people, with search, filters and fixes as diffs",
      "markdown": "for a comment on a pull request",
      "auto": "as GITHUB_ACTIONS, TF_BUILD, GITLAB_CI or Xcode's variables say, else text",
    ]
  }
}
