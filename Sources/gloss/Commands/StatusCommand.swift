import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss status`
struct StatusCommand: ProjectCommand {
  static let declaration = CommandDeclaration(
    "status", summary: "Show how far the catalogs are translated",
    discussion: """
      Counts texts as translators see them: each plural form that the language has, each device's \
      form, each substitution's. What is not to be translated does not count; what is stale stands \
      beside the rest. '--verbose' lists what is to be done.
      """,
    arguments: [SharedOptions.catalogPaths],
    options: [format, SharedOptions.reportFile, languages, failUnder, SharedOptions.messages])

  private static let format = Option<[FormatRequest<StatusFormat>]>.repeated(
    "format", placeholder: "FORMAT[=FILE]",
    help: "Shape of the report, and the file it goes to; may be given several times")
  private static let languages = Option<[String]>.repeated(
    "language", short: "l", placeholder: "LANGUAGE",
    help: "Look at this language only, also where a catalog has nothing in it; may be given "
      + "several times")
  private static let failUnder = Option<Percentage?>.optional(
    "fail-under", placeholder: "PERCENT",
    help: "Exit 1 if a language has less of its texts translated, from 0 to 100")

  let call: CommandCall

  func selection(_ configuration: Configuration) -> ProjectSelection {
    ProjectSelection(paths: call[SharedOptions.catalogPaths])
  }

  func run(on project: Project) async -> ExitCode {
    let requests = FormatRequest<StatusFormat>.resolve(
      call[Self.format], output: call[SharedOptions.reportFile],
      environment: terminal.environment)
    guard let requests else {
      terminal.error(FormatRequest<StatusFormat>.clash)
      return .misuse
    }
    let asked = call.languages(Self.languages)
    let isVerbose = call.isVerbose
    let status = await Status(
      of: project, languages: asked,
      listsUnits: isVerbose || requests.contains { $0.format?.listsUnits == true })
    let least = call[Self.failUnder]?.value
    let report = StatusReport(status, of: project, leastPercent: least)
    let language = call[SharedOptions.messages] ?? project.configuration.messages
    do throws(GlossError) {
      try terminal.write(requests) { format, isFile in
        if isFile {
          return report.bytes(as: format, in: language ?? .english, listsUnits: isVerbose)
        }
        return report.bytes(
          as: format, in: terminal.language(language, isForPeople: format.isForPeople),
          hasColour: terminal.hasColour(.output), width: Terminal.width, listsUnits: isVerbose)
      }
    } catch {
      terminal.report(status.failures + [error])
      return .notDone
    }
    terminal.report(status.failures)
    for unknown in status.unknownLanguages(asked) { terminal.note(unknown) }
    return code(for: status, report)
  }

  private func code(for status: Status, _ report: StatusReport) -> ExitCode {
    if !status.catalogs.isEmpty { terminal.note(report.summary) }
    if !status.failures.isEmpty { return .notDone }
    if report.leastPercent == nil { return .clean }
    if report.totals.isEmpty {
      terminal.error("'--fail-under' has no language to look at: name some with '--language'")
      return .notDone
    }
    guard let shortfall = report.shortfall else { return .clean }
    terminal.note(shortfall)
    return .findings
  }
}

/// A share of a hundred, as the command line gives it: `95` or `95%`.
private struct Percentage: ExpressibleByArgument {
  let value: Int

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? argument.dropLast() : argument[...]
    guard let value = Int(digits), 0...100 ~= value else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { String(value) }
}

extension StatusFormat: ReportFormat {
  static var descriptions: [String: String] {
    [
      "text": "for people: a bar for each language",
      "json": "one object, see the README",
      "markdown": "for a comment on a pull request",
      "html": "one page that needs nothing else, to be searched and printed",
      "badge": "the endpoint of a badge of shields.io",
    ]
  }
}
