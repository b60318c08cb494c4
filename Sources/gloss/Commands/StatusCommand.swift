import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss status`
struct StatusCommand {
  private let invocation: Invocation
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    self.invocation = invocation
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let requests = FormatRequest<StatusFormat>.resolve(
      invocation[Commands.statusFormat], output: invocation[Commands.output],
      environment: terminal.environment)
    guard let requests else {
      terminal.error(FormatRequest<StatusFormat>.clash)
      return .misuse
    }
    let asked = invocation[Commands.languages].flatMap { $0.split(separator: ",").map(String.init) }
    let isVerbose = invocation[Commands.verbose]
    let status = await Status(
      of: project, languages: asked,
      listsUnits: isVerbose || requests.contains { $0.format?.listsUnits == true })
    let least = invocation[Commands.failUnder]?.value
    let report = StatusReport(status, of: project, leastPercent: least)
    let language = invocation[Commands.messages] ?? project.configuration.messages
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
    guard let least = report.leastPercent else { return .clean }
    if report.totals.isEmpty {
      terminal.error("'--fail-under' has no language to look at: name some with '--language'")
      return .notDone
    }
    let under = report.languagesUnderLeast.map { "\($0.language) \($0.counts.percent ?? 0)%" }
    if under.isEmpty { return .clean }
    terminal.note("below \(least)%: \(under.joined(separator: ", "))")
    return .findings
  }
}

/// A share of a hundred, as the command line gives it: `95` or `95%`.
struct Percentage: ExpressibleByArgument {
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
