package import LocalizationModel

/// The findings of a check for people: the line that editors read, the source with a mark below, and
/// what helps. The reason of a rule comes with its first finding.
package struct CheckText: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let hasColour: Bool

  package init(_ report: CheckReport, in language: MessageLanguage, hasColour: Bool) {
    self.report = report
    self.language = language
    self.hasColour = hasColour
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColour: hasColour)
    var explained: Set<String> = []
    for located in report.findings {
      let finding = located.finding
      FindingReport([finding]).write(to: &terminal, in: language)
      let line = finding.position.map { String($0.line) } ?? ""
      if let excerpt = located.excerpt { terminal.write(excerpt, line: line) }
      let margin = line.utf8.count + 1
      if let subject = finding.subject?.detail { terminal.write("in", subject, margin) }
      for note in finding.notes {
        let place = note.position.map { ":\($0.line):\($0.column)" } ?? ""
        terminal.write("note", "\(note.path)\(place): \(note.message.text(in: language))", margin)
      }
      if let fix = finding.fix {
        let option = fix.isSafe ? "--fix" : "--fix=all"
        terminal.write("fix", "\(fix.title.text(in: language)) (\(option))", margin)
      }
      if let rule = report.rules[finding.rule], explained.insert(finding.rule).inserted {
        terminal.write("why", rule.reason.text(in: language), margin)
      }
      terminal.line()
    }
    if report.findings.count > Self.countedFrom { writeOverview(to: &terminal) }
    return terminal.bytes
  }

  /// Reports with more findings end with an overview.
  private static let countedFrom = 20

  /// How many findings each rule has, and what helps with many of them.
  private func writeOverview(to terminal: inout TerminalText) {
    let counts = FindingCounts(report.findings.map(\.finding))
    counts.write(to: &terminal, in: language)
    terminal.line()
    let fixes = report.findings.count { $0.finding.fix?.isSafe ?? false }
    var steps: [Message] = []
    if fixes > 0 {
      steps.append(
        Message(
          "'gloss check --fix' fixes \(fixes) of them; no behavior changes",
          comment: "检查报告末尾的提示。%@：可以安全修复的发现数"))
    }
    if let rule = counts.rules.first {
      steps.append(
        Message(
          "'gloss rules \(rule.id)' explains the most frequent rule, with examples",
          comment: "检查报告末尾的提示。%@：规则"))
    }
    if report.accepted.isEmpty {
      steps.append(
        Message(
          """
          'gloss check --baseline gloss-baseline.json --write-baseline' accepts all present findings
          """, comment: "检查报告末尾的提示：基线"))
    }
    for step in steps { terminal.line(step.text(in: language)) }
    terminal.line()
  }
}

extension FindingSubject {
  /// `zh-Hans, plural.few`; `nil` if it is the entry as a whole.
  fileprivate var detail: String? {
    language.map { leaf.isEmpty ? $0 : "\($0), \(leaf)" }
  }
}

extension TerminalText {
  /// Writes a line of a file with a mark below what a finding is about.
  mutating func write(_ excerpt: SourceExcerpt, line: String) {
    let bytes = Array(excerpt.text.utf8)
    let before = Self.printable(String(decoding: bytes[..<excerpt.mark.start], as: UTF8.self))
    let marked = Self.printable(excerpt.markedText)
    let behind = Self.printable(String(decoding: bytes[excerpt.mark.end...], as: UTF8.self))
    append(line, .place)
    append(" | ", .faint)
    self.line(
      (excerpt.isCutBefore ? "…" : "") + before + marked + behind + (excerpt.isCutBehind ? "…" : "")
    )
    pad(line.utf8.count)
    append(" | ", .faint)
    pad(Self.columns(of: before) + (excerpt.isCutBefore ? 1 : 0))
    let width = max(Self.columns(of: marked), 1)
    self.line("^" + String(repeating: "~", count: width - 1), .error)
  }

  /// Writes a line that belongs to a finding.
  fileprivate mutating func write(_ label: String, _ text: String, _ margin: Int) {
    pad(margin)
    append("= \(label): ", .strong)
    line(text)
  }
}
