import GlossReports
import GuideChecks
import LocalizationModel

/// What `gloss rules` prints.
extension Check {
  /// What to say about the first id that nothing has; `nil` if there is a definition for all.
  package static func unknownRule(among ids: [String]) -> ReportMessage? {
    ids.first { definition(of: $0) == nil }.map(unknownRule)
  }

  /// What help says of each rule, in the order of the list.
  package static var ruleDescriptions: [RuleDescription] { rules.map(RuleDescription.init) }

  /// How many rules the list has, and what to run next.
  package static var rulesSummary: ReportMessage {
    Message(
      """
      \(rules.count) rules with their highest severity; an uncertain finding has a lower one. 'gloss rules \
      RULE' explains a rule, 'gloss help rules' how to set severities
      """,
      comment: "规则列表的总结。%lld：规则数；RULE 代表规则名；命令原样保留")
  }

  /// The pages of ids in the order given, or the list of all for none.
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

  /// The statements of the guides, or those of some packs, with the rules that hold a project to each.
  ///
  /// - Parameter packs: Empty for all, with those that the rules on strings hold a project to.
  package static func statementsText(
    ofPacks packs: [String], in language: ReportLanguage, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    statements(ofPacks: packs).write(to: &text, in: language)
    return text.bytes
  }

  /// The same for programs.
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

/// What help says of a rule.
package struct RuleDescription: Sendable {
  /// In kebab case, as configurations spell it.
  package let id: String
  /// Its severity where no setting says otherwise, or `off`.
  package let level: String
  /// The pattern it flags, in English.
  package let title: String
  /// Whether it holds a team to its convention on keys and comments.
  package let isConvention: Bool

  fileprivate init(_ rule: RuleSummary) {
    id = rule.id
    level = rule.isOnByDefault ? rule.severity.rawValue : "off"
    title = rule.title.description
    isConvention = rule.isConvention
  }
}
