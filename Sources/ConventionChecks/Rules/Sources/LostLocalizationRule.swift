import LocalizationModel

/// A literal that looks localizable but reaches its view as a plain `String`. The scanner finds it
/// as ``CodeFact/Kind/lostText`` or ``CodeFact/Kind/textOfVariable``.
struct LostLocalizationRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "lost-localization", severity: .warning,
    title: Message(
      "a literal that looks localizable but is never translated",
      comment: "规则 lost-localization 的标题"),
    reason: Message(
      """
      `Text("…")` translates a literal and shows a `String` as it is. With `name ?? "No name"`, \
      `isOn ? "On" : title` or a variable, the literal becomes a `String`: it is not extracted and \
      never translated. Make the literal with `String(localized: "…", comment: "…")`.
      """, comment: "规则 lost-localization 的理由，Markdown 格式"),
    good: [
      .swift(#"Text(isOn ? "On" : "Off", comment: "开关的状态")"#),
      .swift(
        """
        let name: String?
        Text(name ?? String(localized: "No name", comment: "没有昵称的成员"))
        """),
      .swift(
        """
        let hint = String(localized: "Pull to refresh", comment: "列表上方的提示")
        Text(hint)
        """),
      .swift(
        """
        let title: LocalizedStringKey
        Text(isOn ? "On" : title)
        """),
      .swift(
        """
        let path: String?
        Text(path ?? "—")
        """),
    ],
    bad: [
      .swift(
        #"Text(⟦"Made by [Anna](https://a.com), a 🎨 designer"⟧ as String)"#,
        fixed:
          #"Text(String(localized: "Made by [Anna](https://a.com), a 🎨 designer", comment: "") as String)"#
      ),
      .swift(
        #"Text(⟦"Story link 🔗"⟧.replacingOccurrences(of: "a", with: "b"))"#,
        fixed:
          #"Text(String(localized: "Story link 🔗", comment: "").replacingOccurrences(of: "a", with: "b"))"#
      ),
      .swift(
        """
        let name: String?
        Text(name ?? ⟦"No name"⟧)
        """,
        fixed: """
          let name: String?
          Text(name ?? String(localized: "No name", comment: ""))
          """),
      .swift(
        """
        let name: Any = 1
        Text((name as? String) ?? ⟦"No name"⟧)
        """,
        fixed: """
          let name: Any = 1
          Text((name as? String) ?? String(localized: "No name", comment: ""))
          """),
      .swift(
        """
        struct Row { let title: String; let isMuted: Bool
          func view() { Button(isMuted ? title : ⟦"Mute 🔕"⟧) {} } }
        """,
        fixed: """
          struct Row { let title: String; let isMuted: Bool
            func view() { Button(isMuted ? title : String(localized: "Mute 🔕", comment: "")) {} } }
          """),
      .swift(
        """
        let hint = ⟦"Pull to refresh"⟧
        Text(hint)
        """,
        fixed: """
          let hint = String(localized: "Pull to refresh", comment: "")
          Text(hint)
          """),
      .swift(
        """
        struct Line { var body: some View { Text(title) }
          private var title: String { isOnline ? ⟦"Online"⟧ : ⟦"离线"⟧ } }
        """,
        fixed: """
          struct Line { var body: some View { Text(title) }
            private var title: String { isOnline ? String(localized: "Online", comment: "") : "离线" } }
          """),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    let keys = file.settings.convention.keySystem
    var holdsSamples: Bool?
    for fact in file.facts where fact.kind == .lostText || fact.kind == .textOfVariable {
      guard let text = fact.text else { continue }
      let likelihood = TextLikelihood(text, keys: keys)
      if likelihood == .code { continue }
      let isSample = holdsSamples ?? file.holdsSamples
      holdsSamples = isSample
      let isSure = fact.confidence == .high && !isSample
      let call = file.settings.localizedCall("String(localized: ")
      let message =
        fact.kind == .lostText
        ? Message(
          """
          '\(text)' becomes a plain String here, and '\(fact.sink)' does not translate it: make it \
          with \(call)
          """, comment: "发现：字面量变成了普通字符串。%1$@：文字；%2$@：接口；%3$@：Swift 代码")
        : Message(
          """
          '\(text)' reaches '\(fact.sink)' through a variable and is not translated: make it with \
          \(call)
          """, comment: "发现：文字经由变量显示，不会被翻译。%1$@：文字；%2$@：接口；%3$@：Swift 代码")
      var notes: [FindingNote] = []
      if fact.kind == .textOfVariable {
        notes.append(
          FindingNote(
            Message("it is shown here", comment: "附注：变量显示在这里"), path: file.path,
            range: fact.context))
      }
      findings.add(
        message, at: fact.range, limit: isSure ? .warning : .info, notes: notes,
        fix: likelihood == .foreign ? nil : .localizing(fact.range, file.settings))
    }
  }
}
