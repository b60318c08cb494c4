import LocalizationModel

/// A list that the code joins with commas and shows, as the scanner finds it.
struct ListJoinedRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "list-joined", severity: .info, isOnByDefault: true,
    title: Message("a list that is joined with commas", comment: "规则 list-joined 的标题"),
    reason: Message(
      """
      `names.joined(separator: ", ")` makes an English list: Chinese separates with `、`, Arabic with `،`, and \
      most languages put a word before the last name. `names.formatted()` makes the list of each language, \
      `names.formatted(.list(type: .and))` with the word.
      """, comment: "规则 list-joined 的理由，Markdown 格式"),
    good: [
      .swift("Text(names.formatted())"),
      .swift(#"let line = names.joined(separator: ", ")"#),
      .swift(#"Text(lines.joined(separator: "\n"))"#),
    ],
    bad: [
      .swift(#"Text(names.joined(separator: ⟦", "⟧))"#),
      .swift(#"Label(names.map(\.title).joined(separator: ⟦", "⟧), systemImage: "tag")"#),
      .swift(#"Text(👤.joined(separator: ⟦", "⟧))"#),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .joinedList {
      findings.add(
        Message(
          "'\(fact.sink)' shows a list joined with commas: make it with '.formatted()', as each language does",
          comment: "发现：用逗号连接列表并直接显示。%@：接口"),
        at: fact.range)
    }
  }
}
