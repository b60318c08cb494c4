package import LocalizationModel

/// The report of `gloss init` for people: each setting with the reason for it, the counts of
/// findings under these settings, and the next steps.
package struct SetupText: FormattedReport {
  private let decisions: [(setting: String, reason: Message)]
  private let counts: FindingCounts
  private let hasBaseline: Bool
  private let tables: Tables
  private let remarks: [Message]
  private let language: MessageLanguage
  private let hasColor: Bool

  /// - Parameters:
  ///   - decisions: Settings as the file spells them, with their reasons.
  ///   - counts: The findings under these settings, with no baseline applied.
  ///   - hasBaseline: True if a baseline accepts all of them.
  ///   - tables: The kind of files that hold the project's texts.
  ///   - remarks: Messages about catalogs to repair first.
  package init(
    decisions: [(setting: String, reason: Message)], counts: FindingCounts, hasBaseline: Bool,
    tables: Tables, remarks: [Message] = [], in language: MessageLanguage, hasColor: Bool
  ) {
    self.decisions = decisions
    self.counts = counts
    self.hasBaseline = hasBaseline
    self.tables = tables
    self.remarks = remarks
    self.language = language
    self.hasColor = hasColor
  }

  /// The kind of files that hold a project's texts. The kind decides the proposed next step.
  package enum Tables: Sendable {
    case inCatalogs
    /// In `.strings` files only.
    case inOlderFiles
    case nowhere
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    for decision in decisions {
      terminal.append(decision.setting, .strong)
      terminal.line()
      terminal.line("    \(decision.reason.text(in: language))")
    }
    terminal.line()
    for remark in remarks { terminal.line(remark.text(in: language)) }
    if !remarks.isEmpty { terminal.line() }
    counts.writeWithTitle(to: &terminal, in: language)
    if counts.total > 0 { terminal.line() }
    terminal.line(NextStep.title.text(in: language), .strong)
    for (command, purpose) in steps {
      terminal.line("  \(command)")
      terminal.line("    \(purpose.text(in: language))")
    }
    return terminal.bytes
  }

  private var steps: [(command: String, purpose: Message)] {
    let check =
      counts.total == 0 || hasBaseline
      ? Message("finds nothing new: run it in CI", comment: "初始化报告：没有新发现时，对检查命令的说明")
      : Message(
        "lists the findings; with '--write-baseline' it accepts the present ones",
        comment: "初始化报告：有发现时，对检查命令的说明")
    return [
      ("gloss check", check),
      stepForCatalogs,
      (
        "gloss git install",
        Message("sets git up to merge catalogs text by text", comment: "初始化报告：对合并驱动安装命令的说明")
      ),
    ]
  }
}

extension SetupText {
  /// The command that fills or creates the catalogs, with its purpose.
  private var stepForCatalogs: (command: String, purpose: Message) {
    switch tables {
    case .inCatalogs:
      (
        "gloss sync --dry-run",
        Message("shows what the catalogs lack", comment: "初始化报告：对同步命令的说明")
      )
    case .inOlderFiles:
      (
        "gloss convert .",
        Message(
          "makes catalogs from the .strings files", comment: "初始化报告：只有 .strings 文件时，对转换命令的说明")
      )
    case .nowhere:
      (
        "gloss sync --create",
        Message("makes the catalogs that the strings need", comment: "初始化报告：还没有目录时，对同步命令的说明")
      )
    }
  }
}

extension FindingCounts {
  /// Writes a title, then one line for each rule, the most frequent first; nothing without
  /// findings.
  func writeWithTitle(to terminal: inout TerminalText, in language: MessageLanguage) {
    if rules.isEmpty { return }
    terminal.line(
      Message("findings by rule", comment: "检查报告：按规则统计的标题").text(in: language), .strong)
    write(to: &terminal, in: language, limit: rules.count)
  }

  /// Writes one line for each rule in the order of ``rules``, then one that counts the omitted
  /// rules.
  ///
  /// - Parameter limit: The greatest number of listed rules.
  func write(to terminal: inout TerminalText, in language: MessageLanguage, limit: Int) {
    let width = rules.map { String($0.count).utf8.count }.max() ?? 0
    for rule in rules.prefix(limit) {
      let count = String(rule.count)
      terminal.append("  " + String(repeating: " ", count: width - count.utf8.count) + count + "  ")
      let word = FindingReport.word(rule.severity)
      let padding = String(repeating: " ", count: max(1, 9 - word.utf8.count))
      terminal.append(word + padding, FindingReport.style(rule.severity))
      terminal.line(rule.id)
    }
    let rest = rules.dropFirst(limit)
    if rest.isEmpty { return }
    let findings = Counted.findings.message(rest.reduce(0) { $0 + $1.count })
    terminal.line(
      "  "
        + Message(
          "\(findings) of \(rest.count) other rules", comment: "按规则统计的末行。%1$@：多少条；%2$lld：其余规则数"
        ).text(in: language))
  }
}
