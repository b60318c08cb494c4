import LocalizationModel
import StringCatalog

/// A stale entry whose key is in no literal of the code.
struct UnusedKeyRule: EntryRule {
  static let summary = RuleSummary(
    id: "unused-key", severity: .warning,
    title: Message("a key that the code no longer uses", comment: "规则 unused-key 的标题"),
    reason: Message(
      """
      A stale key without a place in the code is dead weight: translators keep translating it, and \
      its texts ship with the app. Remove it, or set its state to `manual` if something else looks it \
      up. A key that some literal spells, and those of storyboards and `InfoPlist`, are not \
      reported.
      """, comment: "规则 unused-key 的理由，Markdown 格式"),
    good: [
      .both(
        #"let title = "Save".translated"#,
        #"{"strings" : {"Save" : {"extractionState" : "stale"}}, "version" : "1.0"}"#),
      .both(
        #"Text("Save", comment: "按钮")"#,
        #"{"strings" : {"Save" : {"extractionState" : "stale"}}, "version" : "1.0"}"#),
      .entries(#""Save" : {"extractionState" : "manual"}"#),
      .entries(#""Save" : {}"#),
    ],
    bad: [
      .both(
        #"Text("Open", comment: "按钮")"#,
        #"{"strings" : {⟦"Save"⟧ : {"extractionState" : "stale"}}, "version" : "1.0"}"#,
        fixed: #"{"strings" : {}, "version" : "1.0"}"#),
      .both(
        #"Text("A", comment: "按钮")"#,
        """
        {"strings" : {"A" : {}, ⟦"👋 Hi"⟧ : {"extractionState" : "stale"}, "Z" : {}}, "version" : "1.0"}
        """, fixed: #"{"strings" : {"A" : {}, "Z" : {}}, "version" : "1.0"}"#),
      .both(
        #"Text("Z", comment: "按钮")"#,
        """
        {"strings" : {⟦"Save"⟧ : {"extractionState" : "stale", "localizations" : {}}, "Z" : {}}, \
        "version" : "1.0"}
        """, fixed: #"{"strings" : {"Z" : {}}, "version" : "1.0"}"#),
    ])

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.extractionState == .stale, entry.isExtracted, let sites = entry.sites,
      sites.isEmpty
    else { return }
    findings.add(
      Message(
        """
        '\(entry.key)' is stale and no longer in the code: 'gloss sync --stale=prune' removes all such keys \
        with their translations; to keep this one, set its extraction state to 'manual'
        """,
        comment: "发现：键已过时且代码不再使用。%@：键"),
      at: entry.keyRange, fix: fix(entry))
  }

  /// Returns a fix for an entry without texts; `nil` for others. Texts are work, which only
  /// `gloss sync --stale=prune` removes.
  private func fix(_ entry: Entry) -> Fix? {
    guard !entry.contents.repeatsLanguages,
      entry.contents.localizations.allSatisfy({ $0.leaves.isEmpty && !$0.repeatsNames })
    else { return nil }
    return Fix(
      Message("remove the entry", comment: "修复：删除条目"),
      edits: [Fix.Edit(entry.contents.removal, "")], isSafe: false)
  }
}
