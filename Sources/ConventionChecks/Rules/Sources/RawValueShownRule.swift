import LocalizationModel

/// The raw value of an enumeration that a view shows. The scanner finds it as
/// ``CodeFact/Kind/shownRawValue``.
struct RawValueShownRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "raw-value-shown", severity: .warning, isOnByDefault: false,
    title: Message("a raw value that is shown to people", comment: "规则 raw-value-shown 的标题"),
    reason: Message(
      """
      `Text(tab.rawValue)` shows the name of a case as the code spells it, in every language: nothing extracts \
      it, and no translator sees it. Give the type a property that localizes each case, \
      `String(localized: "…", comment: "…")`, and keep the raw value for programs. \
      `LocalizedStringKey(tab.rawValue)` looks the raw value up, which is a note: its cases become keys only with `"follow": \
      true` in `gloss.json`.
      """, comment: "规则 raw-value-shown 的理由，Markdown 格式"),
    good: [
      .swift(#"Text(tab.title)"#),
      .swift(#"VStack { Text(verbatim: tab.rawValue); Image("logo") }"#),
      .swift(#"let name = tab.rawValue"#),
      .swift(
        "Text(LocalizedStringKey(tab.rawValue))", configuration: #"{"follow": true}"#),
    ],
    bad: [
      .swift(#"VStack { Text(⟦tab.rawValue⟧); Image("logo") }"#),
      .swift(#"Label(⟦tab.rawValue⟧, systemImage: "house")"#),
      .swift(#"VStack { Text(LocalizedStringKey(⟦self.mode.rawValue⟧)); Image("logo 👋") }"#),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .shownRawValue {
      let isLookup = fact.sink == "LocalizedStringKey"
      if isLookup, file.settings.followsStrings { continue }
      findings.add(
        isLookup
          ? Message(
            "'LocalizedStringKey' looks up a raw value, and no case becomes a key: set \"follow\": true in gloss.json, or localize each case in a property",
            comment: "发现：用 LocalizedStringKey 查找枚举的原始值，但各 case 不会成为键；follow 是配置项")
          : Message(
            "'\(fact.sink)' shows a raw value as it is: show a property that localizes each case",
            comment: "发现：直接显示枚举的原始值，不会被翻译。%@：接口"),
        at: fact.range, limit: file.holdsSamples || isLookup ? .info : .warning)
    }
  }
}
