import LocalizationModel
import StringCatalog

/// An entry marked as stale whose key the code still uses, often only in an `#if` for another
/// platform.
struct StaleWithCodeRule: EntryRule {
  static let summary = RuleSummary(
    id: "stale-with-code", severity: .error,
    title: Message(
      "a key marked as stale that the code still uses", comment: "规则 stale-with-code 的标题"),
    reason: Message(
      """
      Xcode marks a key as stale when a build did not come across it, even if the code that uses it is only in an \
      `#if` for another platform. Xcode leaves stale keys out of its exports, and `gloss sync \
      --stale=prune` deletes them with their translations.
      """, comment: "规则 stale-with-code 的理由，Markdown 格式"),
    good: [
      .both(#"Text("Save", comment: "按钮")"#, catalog(#""Save" : {}"#)),
      .both(#"Text("Open", comment: "按钮")"#, catalog(stale("Save"))),
      .both(#"Text("Save", comment: "按钮")"#, catalog(#""Save" : {"extractionState" : "manual"}"#)),
    ],
    bad: [
      .both(
        #"Text("Save", comment: "按钮")"#,
        catalog(#""Save" : {"extractionState" : ⟦"stale"⟧}"#), fixed: catalog(#""Save" : {}"#)),
      .both(
        """
        #if os(macOS)
        let title = String(localized: "👋 Hi \\(name)", comment: "问候。%@：姓名")
        #endif
        """,
        catalog(#""👋 Hi %@" : {"comment" : "a", "extractionState" : ⟦"stale"⟧}"#),
        fixed: catalog(#""👋 Hi %@" : {"comment" : "a"}"#)),
      .both(
        #"Toggle("Save", isOn: $isOn)"#,
        catalog(#""Save" : {"extractionState" : ⟦"stale"⟧, "localizations" : {}}"#),
        fixed: catalog(#""Save" : {"localizations" : {}}"#)),
    ])

  private static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#
  }

  private static func stale(_ key: String) -> String {
    #""\#(key)" : {"extractionState" : "stale"}"#
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard entry.extractionState == .stale, entry.isExtracted, let site = site(of: entry),
      let state = entry.contents.extractionState
    else { return }
    findings.add(
      Message(
        "'\(entry.key)' is marked as stale, but the code uses it: remove the mark",
        comment: "发现：键标为 stale，但代码仍在使用。%@：键"),
      at: state.range,
      notes: [
        FindingNote(
          Message("it is used here", comment: "附注：使用该键的代码"), path: site.path,
          range: site.range, position: site.position)
      ], fix: fix(entry, state.range))
  }

  /// Returns a fix that removes the state. Xcode does not see keys that are found only by following
  /// a `String`, and would mark them as stale again: for these the fix writes `manual`.
  private func fix(_ entry: Entry, _ state: ByteRange) -> Fix? {
    if entry.sites?.allSatisfy(\.isFollowed) ?? false {
      return Fix(
        Message(
          "mark it as 'manual', since Xcode does not see its use",
          comment: "修复：改为 manual，因为 Xcode 看不到它的用法。'manual' 原样保留"),
        edits: [Fix.Edit(state, #""manual""#)], isSafe: true)
    }
    return entry.contents.extractionStateRemoval.map {
      Fix(
        Message("remove the state", comment: "修复：删除 extractionState"),
        edits: [Fix.Edit($0, "")], isSafe: true)
    }
  }

  /// Returns a place that uses the key. Places with another default value are left out: they
  /// probably use a key of the same name in another app's catalog.
  private func site(of entry: Entry) -> ExtractedString? {
    entry.sites?.first { $0.defaultValue == nil || $0.defaultValue == entry.sourceText }
  }
}
