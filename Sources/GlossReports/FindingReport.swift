package import LocalizationModel

/// Findings as lines that editors, Xcode and people read:
/// `path:line:column: error|warning|note: message (rule-id)`.
package struct FindingReport: Sendable {
  /// By path, place, rule and message. What is about a whole file comes first.
  package let findings: [Finding]

  /// - Parameter findings: In any order.
  package init(_ findings: [Finding]) {
    self.findings = findings.sorted { left, right in
      let starts = (left.range?.start ?? -1, right.range?.start ?? -1)
      return precedes(left.path, right.path)
        ?? (starts.0 == starts.1 ? nil : starts.0 < starts.1)
        ?? precedes(left.rule, right.rule) ?? precedes(
          left.message.description, right.message.description) ?? false
    }
  }

  /// One line each.
  package func write(to terminal: inout TerminalText, in language: MessageLanguage = .english) {
    for finding in findings {
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      terminal.append("\(finding.path)\(place): ", .strong)
      terminal.append(Self.word(finding.severity) + ":", Self.style(finding.severity))
      terminal.append(" \(finding.message.text(in: language)) ")
      terminal.line("(\(finding.rule))", .faint)
    }
  }

  /// `2 errors, 1 warning in 3 files`, or `no findings`.
  package var summary: String {
    let counts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, Self.word(severity))
    }
    let files = Set(findings.map(\.path)).count
    return counts.isEmpty
      ? "no findings" : "\(counts.joined(separator: ", ")) in \(counted(files, "file"))"
  }

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
