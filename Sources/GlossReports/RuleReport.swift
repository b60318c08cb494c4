package import LocalizationModel

/// The output of `gloss rules`: a list of all rules and other ids, or the whole page of some.
package struct RuleReport: Sendable {
  /// The rules that were asked for, in the order of the report.
  package let rules: [RuleSummary]
  /// The ids of findings that come from no rule, such as unreadable files.
  private let remarks: [RuleSummary]
  // The reasons in the ledger of `gloss import`, its account of every unit.
  private let ledgerCodes: [RuleSummary]

  /// Creates a report; all lists are shown in the given order.
  package init(
    _ rules: [RuleSummary], remarks: [RuleSummary] = [], ledgerCodes: [RuleSummary] = []
  ) {
    self.rules = rules
    self.remarks = remarks
    self.ledgerCodes = ledgerCodes
  }

  /// Writes one line for each rule: id, severity and title. The other ids follow in groups.
  package func writeList(to terminal: inout TerminalText, in language: MessageLanguage) {
    let width = (rules + remarks + ledgerCodes).map(\.id.utf8.count).max() ?? 0
    Self.write(rules, width, to: &terminal, in: language)
    for (title, group) in [(Self.remarksTitle, remarks), (Self.ledgerTitle, ledgerCodes)]
    where !group.isEmpty {
      terminal.line()
      terminal.line(title.text(in: language), .strong)
      Self.write(group, width, to: &terminal, in: language)
    }
  }

  private static let remarksTitle = Message(
    "Not rules, and not set under \"rules\" ('catalog-outdated' only with '--outdated'):",
    comment: "规则列表中的小标题：规则以外的发现，总会报告")
  private static let ledgerTitle = Message(
    "Reasons in the report of 'gloss import' (not rules):",
    comment: "规则列表中的小标题：导入记录中的原因。gloss import 是命令，原样保留")

  private static func write(
    _ rules: [RuleSummary], _ width: Int, to terminal: inout TerminalText,
    in language: MessageLanguage
  ) {
    for rule in rules {
      terminal.append(rule.id, .strong, padTo: width + 2)
      terminal.append(Self.level(rule), Self.style(rule), padTo: 9)
      terminal.line(rule.title.text(in: language))
    }
  }

  /// Writes the whole page of each rule: its reason, accepted and rejected examples.
  package func writePages(to terminal: inout TerminalText, in language: MessageLanguage) {
    for rule in rules {
      terminal.append(rule.id, .strong)
      terminal.append(" (\(Self.level(rule)))", Self.style(rule))
      terminal.line(": \(rule.title.text(in: language))")
      terminal.line()
      terminal.line(rule.reason.text(in: language))
      Self.write(rule.good, Self.acceptedTitle, &terminal, language)
      Self.write(rule.bad, Self.rejectedTitle, &terminal, language)
    }
  }

  /// Returns a rule's page as Markdown, for SARIF: the reason and the examples, in which `⟦` and
  /// `⟧` enclose the rejected parts.
  static func markdown(_ rule: RuleSummary, in language: MessageLanguage) -> String {
    var text = rule.reason.text(in: language) + "\n"
    let parts = [(rejectedTitle, rule.bad), (acceptedTitle, rule.good)]
    for (title, examples) in parts where !examples.isEmpty {
      text += "\n\(title.text(in: language))\n\n```text\n"
      for example in examples {
        for part in [example.swift, example.short ?? example.catalog].compactMap({ $0 }) {
          text += part + "\n"
        }
      }
      text += "```\n"
    }
    return text
  }

  private static let acceptedTitle = Message("accepted:", comment: "规则说明中的小标题：符合规则的例子")
  private static let rejectedTitle = Message("rejected:", comment: "规则说明中的小标题：违反规则的例子")

  private static func write(
    _ examples: [RuleExample], _ title: Message, _ terminal: inout TerminalText,
    _ language: MessageLanguage
  ) {
    if examples.isEmpty { return }
    terminal.line()
    terminal.line(title.text(in: language), .strong)
    for example in examples {
      terminal.line()
      if let configuration = example.configuration {
        terminal.line("  gloss.json: \(configuration)", .faint)
      }
      for text in [example.swift, example.short ?? example.catalog].compactMap({ $0 }) {
        write(MarkedText(text), &terminal)
      }
    }
  }

  /// Writes the lines of an example, with marks below the rejected parts.
  private static func write(_ example: MarkedText, _ terminal: inout TerminalText) {
    let bytes = Array(example.text.utf8)
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + line.count
      terminal.line("  " + String(decoding: line, as: UTF8.self))
      // A range that continues on the next line is marked on its first line only.
      for range in example.ranges where range.start >= start && range.start <= end {
        let before = String(decoding: bytes[start..<range.start], as: UTF8.self)
        let marked = String(decoding: bytes[range.start..<min(range.end, end)], as: UTF8.self)
        terminal.pad(2 + TerminalText.columns(of: TerminalText.printable(before)))
        let width = max(TerminalText.columns(of: TerminalText.printable(marked)), 1)
        terminal.line("^" + String(repeating: "~", count: width - 1), .error)
      }
      start = end + 1
    }
  }

  private static func level(_ rule: RuleSummary) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : "off"
  }

  private static func style(_ rule: RuleSummary) -> TerminalStyle {
    guard rule.isOnByDefault else { return .faint }
    return switch rule.severity {
    case .error: .error
    case .warning: .warning
    case .info: .note
    }
  }
}
