import GlossCommandLine
import GlossKit

extension HelpTopics {
  /// The page of `gloss help rules`; its table lists all rules.
  static let rules = HelpTopic(
    "rules", summary: "The rules of 'gloss check', their severities, and how to suppress one",
    sections: [
      HelpTopic.Section(
        text: """
          'gloss rules RULE' explains a rule, with texts that it accepts and rejects. A severity is 'error', 'warning', 'info' (shown as a note) or 'off'. \
          gloss.json sets it for the project, for files and for tables:
          """,
        example: """
          "rules": {"ellipsis": "warning", "hardcoded": "off"},
          "overrides": [{"files": ["Legacy/**"], "rules": {"comment-missing": "off"}}]
          """),
      HelpTopic.Section(
        text: """
          A comment in Swift suppresses findings, with the reason after ' -- '; 'all' means every rule:
          """,
        example: """
          // gloss:disable:next hardcoded -- a brand, the same in every language
          bar.title = "Gloss"
          button.title = "Staging"  // gloss:disable:this hardcoded
          // gloss:disable hardcoded, concatenation
          // gloss:enable hardcoded, concatenation
          """),
      HelpTopic.Section(
        text: """
          'gloss check --write-baseline' records all current findings: only new ones count from then on.

          A finding that is not certain has a lower severity than the list says. 'gloss rules' also lists \
          findings that no rule makes, such as syntax errors, and 'gloss rules --pack NAME' the rules of a pack.
          """),
      HelpTopic.Section(
        title: "Rules and their default severities:", rows: rows(of: Check.ruleDescriptions)),
    ])

  /// Returns a table of rules with their default severities.
  static func rows(of rules: [RuleDescription]) -> [HelpTopic.Row] {
    rules.map { HelpTopic.Row($0.id, mark: $0.level, $0.title) }
  }
}
