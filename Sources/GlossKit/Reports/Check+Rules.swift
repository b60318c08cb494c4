import GlossReports
import GuideChecks
import LocalizationModel

/// The pages and lists of `gloss rules`.
extension Check {
  /// The error for the first id without a definition, with a suggestion; `nil` if all ids are
  /// known.
  package static func unknownRule(among ids: [String]) -> ReportMessage? {
    ids.first { definition(of: $0) == nil }.map(unknownRule)
  }

  /// A short description of each rule for help, sorted as in the list.
  package static var ruleDescriptions: [RuleDescription] { rules.map(RuleDescription.init) }

  /// The number of rules and the commands that tell more.
  package static var rulesSummary: ReportMessage {
    Message(
      """
      \(rules.count) rules with their highest severity; an uncertain finding has a lower one. 'gloss rules \
      RULE' explains a rule, 'gloss help rules' how to set severities
      """,
      comment: "规则列表的总结。%lld：规则数；RULE 代表规则名；命令原样保留")
  }

  /// The pages of rules in the order given, or without ids the list of all rules.
  package static func rulesText(
    _ ids: [String], guides: [String] = [], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    if ids.isEmpty, !guides.isEmpty {
      RuleReport(allGuideRules.filter { guides.contains($0.pack.rawValue) }.map(\.summary))
        .writeList(to: &text, in: language)
    } else if ids.isEmpty {
      RuleReport(rules, remarks: remarks, ledgerCodes: ledgerCodes)
        .writeList(to: &text, in: language)
    } else {
      RuleReport(ids.compactMap(definition)).writePages(to: &text, in: language)
    }
    return text.bytes
  }

  /// The statements of the guides, each with the rules that enforce it.
  ///
  /// - Parameter packs: Names of guide packs; empty for all, including the convention on strings.
  package static func statementsText(
    ofPacks packs: [String], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    statements(ofPacks: packs).write(to: &text, in: language)
    return text.bytes
  }

  /// The same statements as JSON.
  package static func statementsJSON(
    ofPacks packs: [String], in language: ReportLanguage
  ) -> ContiguousArray<UInt8> {
    statements(ofPacks: packs).json(in: language)
  }

  private static func statements(ofPacks packs: [String]) -> StatementReport {
    let rows = GuideStatement.all.filter {
      packs.isEmpty || packs.contains($0.pack?.rawValue ?? "")
    }
    return StatementReport(rows.map(StatementReport.Row.init), version: glossVersion)
  }
}

extension StatementReport.Row {
  fileprivate init(_ statement: GuideStatement) {
    let (status, reason): (StatementReport.Status, Message?) =
      switch statement.status {
      case .held: (.held, nil)
      case .inPart(let reason): (.inPart, reason)
      case .noRule(let reason): (.noRule, reason)
      }
    self.init(
      id: statement.id, guide: statement.guide.title, text: statement.text, status: status,
      reason: reason, rules: statement.rules)
  }
}

/// A rule as `gloss help rules` lists it.
package struct RuleDescription: Sendable {
  /// The id in kebab case, as configurations spell it.
  package let id: String
  /// The default severity, or `off`.
  package let level: String
  /// The rule's title in English, which names the pattern that it flags.
  package let title: String
  /// True if the rule belongs to the team's convention on keys and comments.
  package let isConvention: Bool

  fileprivate init(_ rule: RuleSummary) {
    id = rule.id
    level = rule.isOnByDefault ? rule.severity.rawValue : "off"
    title = rule.title.description
    isConvention = rule.isConvention
  }
}
