import GlossCommandLine
import GlossKit

/// `gloss status`: reports the coverage of each catalog and language, by a ``Status``.
struct StatusCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "status", summary: "Show how far the catalogs are translated",
    discussion: """
      Counts texts as translators see them: each plural form that the language has, each device's \
      text and each substitution's text counts as one. Texts to be reviewed and machine translations do not count as \
      translated and have columns of their own. Untranslatable keys do not count, nor do texts without words, such \
      as '%@ · %lld', unless they are translated. Stale keys are counted separately. \
      '--verbose' lists what is to be done.
      """,
    arguments: [SharedOptions.catalogPaths],
    options: [format, SharedOptions.reportFile, languages, words, failUnder])

  private static let format = Option<[ReportRequest<Status.Format>]>.repeated(
    "format", placeholder: "FORMAT[=FILE]",
    help: "Format of the report, and the file it goes to; may be given several times")
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "Report only this language, including catalogs that have no translation into it yet; may "
      + "be given several times")
  private static let words = Option.flag(
    "words",
    help:
      "Count words and characters of the source text for a price estimate, in place of the bars; in "
      + "Chinese, Japanese and Thai each character counts as a word, and placeholders and markup do not count"
  )
  private static let failUnder = Option<Percentage?>.optional(
    "fail-under", placeholder: "PERCENT",
    help: "Exit 1 if less than this percentage of a language's texts is translated (0 to 100)")

  let call: CommandCall

  var startingPaths: [String] { call[SharedOptions.catalogPaths] }

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.catalogPaths])
  }

  func run(on project: Project) async -> ExitCode {
    let requests = ReportRequest<Status.Format>.resolve(
      call[Self.format], output: call[SharedOptions.reportFile],
      environment: terminal.environment)
    guard let requests else {
      terminal.error(ReportRequest<Status.Format>.clash)
      return .misuse
    }
    let output = StatusOutput(
      requests: requests,
      language: call[SharedOptions.messages] ?? project.configuration.messages,
      isVerbose: call.isVerbose, to: terminal.standardOutput)
    let measuresTexts = call[Self.words]
    if measuresTexts, let format = output.formatWithoutAmounts {
      terminal.error(.exclude("--words", "--format \(format)"))
      return .misuse
    }
    let requested = call.languages(Self.languages)
    let status = await Status(
      of: project, languages: requested, listsUnits: output.listsUnits, measuresTexts: measuresTexts
    )
    let verdict: StatusVerdict
    do throws(GlossError) {
      verdict = try output.write(status, of: project, leastPercent: call[Self.failUnder]?.value)
    } catch {
      terminal.report(status.failures + [error])
      return .notDone
    }
    terminal.report(status.failures)
    if status.catalogs.isEmpty { return code(for: status, verdict) }
    for unknown in status.unknownLanguages(requested) { terminal.note(unknown) }
    terminal.note(verdict.summary)
    for step in verdict.nextSteps { terminal.note(step) }
    if !terminal.isQuiet, let homeless = await Sync.homelessNote(of: project) {
      terminal.note(homeless)
    }
    return code(for: status, verdict)
  }

  private func code(for status: Status, _ verdict: StatusVerdict) -> ExitCode {
    if !status.failures.isEmpty { return .notDone }
    if call[Self.failUnder] == nil { return .clean }
    if !verdict.hasLanguages {
      terminal.error("'--fail-under' has no language to look at: name some with '--language'")
      return .notDone
    }
    guard let shortfall = verdict.shortfall else { return .clean }
    terminal.note(shortfall)
    return .findings
  }
}

/// A percentage as the command line gives it: `95` or `95%`.
private struct Percentage: ExpressibleByArgument {
  let value: Int

  static let valueForm: String? = "0 to 100"

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? argument.dropLast() : argument[...]
    guard let value = Int(digits), 0...100 ~= value else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { String(value) }
}

extension Status.Format: DescribedFormat {
  package static var descriptions: [String: String] {
    [
      "text": "for people: a bar for each language",
      "json": "one object, described in the manual under 'Formats and JSON'",
      "markdown": "for a comment on a pull request",
      "html": "one offline page that can be searched and printed",
      "badge": "JSON for a badge of shields.io",
    ]
  }
}
