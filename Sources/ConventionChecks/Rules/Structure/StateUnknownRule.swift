import LocalizationModel
import StringCatalog

/// A state of a text or an entry that is not part of the format.
struct StateUnknownRule: EntryRule {
  static let summary = RuleSummary(
    id: "state-unknown", severity: .warning,
    title: Message("a state that is not part of the format", comment: "规则 state-unknown 的标题"),
    reason: Message(
      """
      Xcode knows the states `new`, `translated`, `needs_review` and `machine_translated` of a text, \
      and `manual`, `extracted_with_value`, `stale` and `migrated` of an entry. What it makes of \
      others is its own guess: the text may not ship, or its state be lost.
      """, comment: "规则 state-unknown 的理由，Markdown 格式"),
    good: [
      .translation("Save", to: "zh-Hans", "保存", state: "machine_translated"),
      .entries(#""Save" : {"extractionState" : "migrated"}"#),
      .entries(#""Save" : {"localizations" : {"de" : {}}}"#),
    ],
    bad: [
      .entries(
        """
        "Save" : {"localizations" : {"de" : {"stringUnit" : {"state" : ⟦"reviewed"⟧, \
        "value" : "Sichern"}}}}
        """),
      .entries(#""👋 Hi" : {"extractionState" : ⟦"automatic"⟧}"#),
      .entries(
        """
        "%lld" : {"localizations" : {"en" : {"variations" : {"plural" : {"other" : {"stringUnit" : \
        {"state" : ⟦""⟧, "value" : "%lld"}}}}}}}
        """),
    ])

  private static let states = ["translated", "new", "needs_review", "machine_translated"]
  private static let extractionStates = ["manual", "extracted_with_value", "stale", "migrated"]

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    if let state = entry.contents.extractionState, !Self.extractionStates.contains(state.text) {
      report(state, known: Self.extractionStates, &findings)
    }
    for localization in entry.contents.localizations {
      for leaf in localization.leaves {
        if let state = leaf.state, !Self.states.contains(where: state.hasBytes) {
          report(state, known: Self.states, &findings)
        }
      }
    }
  }

  private func report(_ state: PlacedText, known: [String], _ findings: inout FindingSink) {
    findings.add(
      Message(
        "Xcode knows no state '\(state.text)': use one of \(Message.list(known))",
        comment: "发现：未知的状态。%1$@：状态；%2$@：已知的状态，用逗号分隔"),
      at: state.range)
  }
}
