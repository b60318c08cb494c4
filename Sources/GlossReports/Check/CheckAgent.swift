package import LocalizationModel

/// The findings of a check in few words, for language models and other agents
/// (`gloss check --format agent`): each path once, then one line for each finding with position,
/// severity, rule and message, and a last line with totals.
///
///     App/Settings.swift
///     12:14 error comment-missing: 'Save' has no comment: add one in Chinese [--fix=all]
///     19:14 error comment-missing: 'Open' has no comment [--fix=all]
///
/// Advice that follows a message's colon is written once, with the first finding that has it.
/// A finding about a whole file has `-` in place of `LINE:COLUMN`. `[--fix]` marks a finding with a
/// safe fix, `[--fix=all]` one with a fix that may change behavior. The last line begins with
/// `gloss:` and counts all findings, listed or not.
package struct CheckAgent: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  /// The greatest number of listed findings, unless ``CheckReport/limit`` says otherwise.
  package static let defaultLimit = 100

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: false)
    let listed = listedFindings()
    var advised: Set<String> = []
    let byPath = Dictionary(grouping: listed, by: \.finding.path)
    for (path, findings) in byPath.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      terminal.line(path)
      for located in findings { write(located.finding, to: &terminal, &advised) }
    }
    terminal.line("gloss: " + summary(listed).text(in: language))
    return terminal.bytes
  }

  /// The most severe findings up to the limit, in the order of the report.
  private func listedFindings() -> [LocatedFinding] {
    let all = report.findingsAndFailures
    let limit = report.limit ?? Self.defaultLimit
    var chosen: Set<Int> = []
    for severity in Finding.Severity.allCases.reversed() where shows(severity) {
      for (index, located) in all.enumerated() where located.finding.severity == severity {
        if chosen.count == limit { break }
        chosen.insert(index)
      }
    }
    return chosen.sorted().map { all[$0] }
  }

  /// True if findings of a severity are listed. Notes are left out unless they were asked for or
  /// make the run fail.
  private func shows(_ severity: Finding.Severity) -> Bool {
    severity != .info || report.listsAll || report.failing == .info
  }

  /// - Parameter advised: Each rule and advice that an earlier line already gave.
  private func write(
    _ finding: Finding, to terminal: inout TerminalText, _ advised: inout Set<String>
  ) {
    let position = finding.position.map { "\($0.line):\($0.column)" } ?? "-"
    let word = FindingReport.word(finding.severity)
    let fix = finding.fixOptions.map { " [\($0)]" } ?? ""
    // Far shorter than in reports for people: an agent can open the line, and every word costs it.
    var message = finding.message.shortened(to: 48, head: 28, tail: 10).text(in: language)
    if let advice = Self.advice(in: message),
      !advised.insert("\(finding.rule)\(message[advice...])").inserted
    {
      message = String(message[..<advice])
    }
    if let key = finding.keyUnlessQuoted(in: language, limit: Self.keyLimit) {
      message += " (\(finding.subject?.language.map { "\($0): \(key)" } ?? key))"
    }
    terminal.line("\(position) \(word) \(finding.rule): \(message)\(fix)")
  }

  /// The colon that introduces a message's advice: the first one outside of quotation marks;
  /// `nil` for a message without advice.
  private static func advice(in message: String) -> String.Index? {
    var isQuoted = false
    for index in message.indices {
      switch message[index] {
      // A quotation opens after a space or at the start; in `isn't` the mark is an apostrophe.
      case "'" where isQuoted || index == message.startIndex: isQuoted.toggle()
      case "'": isQuoted = message[..<index].last == " "
      case "“": isQuoted = true
      case "”": isQuoted = false
      case "：" where !isQuoted: return index
      case ":" where !isQuoted && message[message.index(after: index)...].first == " ": return index
      default: break
      }
    }
    return nil
  }

  /// The greatest length of a quoted key, in characters. The line gives the position, so the start
  /// of the key is enough.
  private static let keyLimit = 28

  private func summary(_ listed: [LocatedFinding]) -> Message {
    let all = report.findingsAndFailures.map(\.finding)
    let total = FindingReport.counts(all, in: language)
    guard listed.count < all.count else {
      return Message(verbatim: total)
    }
    return Message(
      "\(total); listed: \(listed.count); '--verbose' adds notes, '--limit' takes a higher number",
      comment: "给智能体的检查报告的末行。%1$@：各种发现的个数；%2$lld：列出的条数；--verbose 与 --limit 是选项，原样保留")
  }
}
