package import LocalizationModel

/// Findings as lines that editors, Xcode and people read:
/// `path:line:column: error|warning|note: message (rule-id)`. Commands other than `gloss check`
/// print their notes and warnings in this form; the formats of a check use this type's words for
/// severities and its counts.
package struct FindingReport: Sendable {
  /// The findings in their order.
  package let findings: [Finding]

  /// - Parameter findings: In any order.
  package init(_ findings: [Finding]) { self.findings = findings.sorted() }

  /// Writes one line for each finding.
  package func write(to terminal: inout TerminalText, in language: MessageLanguage = .english) {
    for finding in findings { Self.write(finding, to: &terminal, in: language) }
  }

  /// Writes the line of one finding.
  static func write(
    _ finding: Finding, to terminal: inout TerminalText, in language: MessageLanguage
  ) {
    let position = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    terminal.append("\(finding.path)\(position): ", .strong)
    terminal.append(word(finding.severity) + ":", style(finding.severity))
    terminal.append(" \(finding.message.text(in: language)) ")
    terminal.line("(\(finding.rule))", .faint)
  }

  /// Returns `2 errors, 1 warning in 3 files`, or `no findings`.
  package static func summary(
    of findings: [Finding], in language: MessageLanguage
  ) -> String {
    let list = counts(findings, in: language)
    if findings.isEmpty { return list }
    let files = Set(findings.map(\.path)).count
    let message =
      files == 1
      ? Message("\(list) in 1 file", comment: "检查的总结：发现都在一个文件里。%@：各种发现的个数")
      : Message(
        "\(list) in \(files) files", comment: "检查的总结。%1$@：各种发现的个数；%2$lld：文件个数")
    return message.text(in: language)
  }

  /// Returns `2 errors, 1 warning`, or `no findings`.
  static func counts(_ findings: [Finding], in language: MessageLanguage) -> String {
    let counts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity).text(in: language)
    }
    return counts.isEmpty
      ? Message("no findings", comment: "检查的总结：没有发现").text(in: language)
      : counts.joined(separator: language.comma)
  }

  private static func counted(_ count: Int, _ severity: Finding.Severity) -> Message {
    switch severity {
    case .info:
      count == 1
        ? Message("1 note", comment: "检查的总结：一条提示")
        : Message("\(count) notes", comment: "检查的总结：提示条数。%lld：条数")
    case .warning:
      count == 1
        ? Message("1 warning", comment: "检查的总结：一个警告")
        : Message("\(count) warnings", comment: "检查的总结：警告个数。%lld：个数")
    case .error:
      count == 1
        ? Message("1 error", comment: "检查的总结：一个错误")
        : Message("\(count) errors", comment: "检查的总结：错误个数。%lld：个数")
    }
  }

  /// The word for a severity in the reader's language. Lines in a compiler's form keep the English
  /// `word(_:)`.
  static func title(_ severity: Finding.Severity) -> Message {
    switch severity {
    case .info: Message("note", comment: "严重程度：提示；也是检查报告里附带说明一行的标签")
    case .warning: Message("warning", comment: "严重程度：警告")
    case .error: Message("error", comment: "严重程度：错误")
    }
  }

  /// Returns the English word of compiler messages for a severity.
  static func word(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  static func style(_ severity: Finding.Severity) -> TerminalStyle {
    switch severity {
    case .info: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
