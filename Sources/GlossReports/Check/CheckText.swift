package import LocalizationModel

/// The findings of a check for people: the line that editors read, the source with a mark below, and
/// what helps. The reason of a rule comes with its first finding: its first sentence, or the whole of it where
/// everything is asked for.
package struct CheckText: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let hasColor: Bool

  package init(_ report: CheckReport, in language: MessageLanguage, hasColor: Bool) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    var explained: Set<String> = []
    let groups = AbsenceGroups(report.listsAll ? [] : report.findings, rules: report.rules)
    for (index, located) in report.findings.enumerated() where !groups.hides(index) {
      let finding = located.finding
      FindingReport.write(finding, to: &terminal, in: language)
      let line = finding.position.map { String($0.line) } ?? ""
      if let excerpt = located.excerpt { terminal.write(excerpt, line: line) }
      let margin = line.utf8.count + 1
      if let key = finding.keyElsewhere(in: language), !finding.isAtKey(located.excerpt) {
        terminal.write("key", key, margin)
      }
      if let source = finding.sourceElsewhere(in: language) {
        terminal.write("source", source, margin)
      }
      if let subject = finding.subject?.detail { terminal.write("in", subject, margin) }
      for note in finding.notes {
        let place = note.position.map { ":\($0.line):\($0.column)" } ?? ""
        terminal.write("note", "\(note.path)\(place): \(note.message.text(in: language))", margin)
      }
      if let others = groups.note(at: index, report.findings) {
        terminal.write("note", others.text(in: language), margin)
      }
      if let fix = finding.fix {
        let option = fix.isSafe ? "--fix" : "--fix=all"
        terminal.write("fix", "\(fix.title.text(in: language)) (\(option))", margin)
      }
      if let rule = report.rules[finding.rule], explained.insert(finding.rule).inserted {
        let reason = rule.reason.text(in: language)
        terminal.write("why", report.listsAll ? reason : Self.firstSentence(of: reason), margin)
      }
      terminal.line()
    }
    if report.findings.count > Self.countedFrom {
      FindingCounts(report.findings.map(\.finding)).write(to: &terminal, in: language)
      terminal.line()
    }
    writeSteps(to: &terminal)
    return terminal.bytes
  }

  /// The text up to the first full stop, question or exclamation mark that ends a sentence: one outside of
  /// code in backticks, followed by a space or in Chinese by anything.
  package static func firstSentence(of text: String) -> String {
    var isCode = false
    for index in text.indices {
      let next = text.index(after: index)
      switch text[index] {
      case "`": isCode.toggle()
      case "。", "！", "？": if !isCode { return String(text[..<next]) }
      case ".", "!", "?":
        if !isCode, next < text.endIndex, text[next] == " " { return String(text[..<next]) }
      default: break
      }
    }
    return text
  }

  /// Reports with more findings count them by rule.
  private static let countedFrom = 20

  private func writeSteps(to terminal: inout TerminalText) {
    let steps = report.isBrief ? [] : CheckStep.all(for: report)
    if steps.isEmpty { return }
    terminal.line(CheckStep.title.text(in: language), .strong)
    for step in steps { terminal.line("  " + step.message.text(in: language)) }
    terminal.line()
  }
}

extension Finding {
  /// Whether what is marked is the key itself.
  fileprivate func isAtKey(_ excerpt: SourceExcerpt?) -> Bool {
    guard let subject, subject.language == nil, let excerpt else { return false }
    return excerpt.markedText.utf8.elementsEqual("\"\(subject.key)\"".utf8)
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
    // Tabs stand before the text, not in it.
    let before = Self.printable(
      String(decoding: bytes[..<excerpt.mark.start], as: UTF8.self).replacing("\t", with: "    "))
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
