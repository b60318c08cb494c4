package import LocalizationModel

/// The findings of a check for people (`gloss check`), rule by rule: the rule's reason, then each
/// finding with its source line, a mark below the place, and the fix. Errors come first.
///
/// Unless `--verbose` asks for everything, the report is about ``lineLimit`` lines long at most:
/// each rule shows its first findings only. Rules for which no room is left are only counted; so
/// are notes that do not make the run fail.
package struct CheckText: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let hasColor: Bool

  package init(_ report: CheckReport, in language: MessageLanguage, hasColor: Bool) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  /// The greatest number of lines. Only errors may exceed it: each of their rules shows at least
  /// one finding.
  package static let lineLimit = 80
  /// The lines reserved for the counts and the next steps.
  private static let tailLines = 24
  /// The greatest number of rules that are counted one by one.
  private static let countedRules = 10

  package func bytes() -> ContiguousArray<UInt8> {
    let steps = nextSteps()
    var terminal = TerminalText(hasColor: hasColor)
    var counted: [FindingGroup] = []
    var lines = 0
    for group in FindingGroup.all(of: report.findings) {
      guard let text = text(of: group, room: Self.lineLimit - Self.tailLines - lines) else {
        counted.append(group)
        continue
      }
      lines += text.lineCount
      terminal.append(text)
    }
    write(counted, to: &terminal)
    terminal.append(steps)
    return terminal.bytes
  }

  /// Returns the block of a group with as many findings as fit; `nil` if not even one fits, or if
  /// the group is only to be counted.
  ///
  /// - Parameter room: The available lines. Errors are shown even if there are none.
  private func text(of group: FindingGroup, room: Int) -> TerminalText? {
    if report.listsAll { return text(of: group, showing: group.findings.count) }
    if group.severity == .error {
      return text(of: group, showing: room > 0 ? Self.shownErrors : 1)
    }
    if group.severity == .info, report.failing != .info { return nil }
    let first = text(of: group, showing: Self.shownFindings)
    if first.lineCount <= room { return first }
    let least = text(of: group, showing: 1)
    return least.lineCount <= room ? least : nil
  }

  /// The greatest number of findings that one rule shows: of errors, and of other severities.
  private static let (shownErrors, shownFindings) = (5, 3)

  private func text(of group: FindingGroup, showing limit: Int) -> TerminalText {
    var terminal = TerminalText(hasColor: hasColor)
    let word = FindingReport.word(group.severity)
    terminal.append(word + ": ", FindingReport.style(group.severity))
    terminal.append(group.rule, .strong)
    if group.findings.count > 1 {
      terminal.append(", " + Counted.findings.message(group.findings.count).text(in: language))
    }
    terminal.line()
    if let rule = report.rules[group.rule] {
      let reason = rule.reason.text(in: language)
      terminal.line("  " + (report.listsAll ? reason : Self.firstSentence(of: reason)), .faint)
    }
    for located in group.findings.prefix(limit) { write(located, to: &terminal) }
    if group.findings.count > limit {
      terminal.line(
        "  "
          + Message(
            "and \(group.rest(after: limit)): '--verbose' lists all",
            comment: "检查的文本报告：一条规则未列出的发现。%@：还有多少条、在几个文件里"
          ).text(in: language))
    }
    terminal.line()
    return terminal
  }

  private func write(_ located: LocatedFinding, to terminal: inout TerminalText) {
    let finding = located.finding
    let position = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    terminal.append("  \(finding.path)\(position): ", .strong)
    terminal.line(finding.message.text(in: language))
    let line = finding.position.map { String($0.line) } ?? ""
    if let excerpt = located.excerpt { terminal.write(excerpt, line: line, indent: 4) }
    let margin = 4 + line.utf8.count + 1
    if let key = finding.keyUnlessQuoted(in: language), !finding.isAtKey(located.excerpt) {
      terminal.write(
        Message("key", comment: "检查的文本报告：一行的标签，后面是键"), key, margin, language)
    }
    if let source = finding.sourceUnlessQuoted(in: language) {
      terminal.write(
        Message("source", comment: "更新 XLIFF 时改变的部分，也是检查报告里一行的标签：源文"), source, margin, language)
    }
    if let subject = finding.subject?.detail {
      terminal.write(
        Message("in", comment: "检查的文本报告：一行的标签，后面是译文的语言"), subject, margin, language)
    }
    for note in finding.notes {
      let position = note.position.map { ":\($0.line):\($0.column)" } ?? ""
      terminal.write(
        Message("note", comment: "严重程度：提示；也是检查报告里附带说明一行的标签"),
        "\(note.path)\(position): \(note.message.text(in: language))", margin, language)
    }
    if let fix = finding.fix, let options = finding.fixOptions {
      terminal.write(
        Message("fix", comment: "检查的文本报告：一行的标签，后面是修复的说明"),
        "\(fix.title.text(in: language)) (\(options))", margin, language)
    }
  }

  /// Writes the numbers of findings of the groups that are not shown.
  private func write(_ groups: [FindingGroup], to terminal: inout TerminalText) {
    if groups.isEmpty { return }
    terminal.line(
      Message("not shown; '--verbose' lists all", comment: "检查的文本报告：未列出的发现，按规则统计的标题").text(
        in: language), .strong)
    let counts = FindingCounts(groups.flatMap(\.findings).map(\.finding)).mostSevereFirst
    counts.write(to: &terminal, in: language, limit: Self.countedRules)
    terminal.line()
  }

  /// Returns a text up to the end of its first sentence: a full stop, question or exclamation mark
  /// outside of backticks, followed by a space, or in Chinese by anything.
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

  private func nextSteps() -> TerminalText {
    var terminal = TerminalText(hasColor: hasColor)
    let steps = report.isBrief ? [] : NextStep.all(for: report)
    if steps.isEmpty { return terminal }
    terminal.line(NextStep.title.text(in: language), .strong)
    for step in steps { terminal.line("  " + step.message.text(in: language)) }
    terminal.line()
    return terminal
  }
}

extension Finding {
  /// True if the marked text is the key itself, so that a line with the key would repeat it. Bytes
  /// are compared, because `==` ignores Unicode composition.
  fileprivate func isAtKey(_ excerpt: SourceExcerpt?) -> Bool {
    guard let subject, subject.language == nil, let excerpt else { return false }
    return excerpt.markedText.utf8.elementsEqual("\"\(subject.key)\"".utf8)
  }
}

extension FindingSubject {
  /// The language and leaf of a translation, such as `zh-Hans, plural.few`; `nil` for a whole
  /// entry.
  fileprivate var detail: String? {
    language.map { leaf.isEmpty ? $0 : "\($0), \(leaf)" }
  }
}

extension TerminalText {
  /// Writes a line of a file, with a mark below the excerpt's marked range.
  ///
  /// - Parameters:
  ///   - line: The line's number, or an empty text.
  ///   - indent: The number of columns before the line's number.
  mutating func write(_ excerpt: SourceExcerpt, line: String, indent: Int = 0) {
    let bytes = Array(excerpt.text.utf8)
    // Tabs before the mark become spaces, so that the mark below stands in the right column.
    let before = Self.printable(
      String(decoding: bytes[..<excerpt.mark.start], as: UTF8.self).replacing("\t", with: "    "))
    let marked = Self.printable(excerpt.markedText)
    let after = Self.printable(String(decoding: bytes[excerpt.mark.end...], as: UTF8.self))
    pad(indent)
    append(line, .place)
    append(" | ", .faint)
    self.line(
      (excerpt.isCutBefore ? "…" : "") + before + marked + after + (excerpt.isCutAfter ? "…" : "")
    )
    pad(indent + line.utf8.count)
    append(" | ", .faint)
    pad(Self.columns(of: before) + (excerpt.isCutBefore ? 1 : 0))
    let width = max(Self.columns(of: marked), 1)
    self.line("^" + String(repeating: "~", count: width - 1), .error)
  }

  /// Writes a labelled line below a finding: `= fix: …`.
  fileprivate mutating func write(
    _ label: Message, _ text: String, _ margin: Int, _ language: MessageLanguage
  ) {
    pad(margin)
    append("= \(label.text(in: language))\(language == .english ? ": " : "：")", .strong)
    line(text)
  }
}
