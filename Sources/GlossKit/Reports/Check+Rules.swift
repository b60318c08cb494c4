import GlossReports
import LocalizationModel

/// What `gloss rules` prints.
extension Check {
  /// What to say about the first id that nothing has; `nil` if there is a definition for all.
  package static func unknownRule(among ids: [String]) -> ReportMessage? {
    ids.first { definition(of: $0) == nil }.map(unknownRule)
  }

  /// The pages of ids in the order given, or the list of all for none.
  package static func rulesText(
    _ ids: [String], in language: ReportLanguage, hasColour: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    if ids.isEmpty {
      RuleReport(rules, remarks: remarks, ledgerCodes: ledgerCodes)
        .writeList(to: &text, in: language)
    } else {
      RuleReport(ids.compactMap(definition)).writePages(to: &text, in: language)
    }
    return text.bytes
  }
}
