import LocalizationModel
import StringCatalog

/// An entry outside of `strings`, or another member that is not part of the format.
struct EntryMisplacedRule: CatalogRule {
  static let summary = RuleSummary(
    .entryMisplaced,
    good: [
      .entries(#""Save" : {"comment" : "a"}"#),
      .entries(#""comment" : {"comment" : "a"}"#),
      .catalog(#"{"sourceLanguage" : "en", "strings":{}, "version" : "1.0"}"#),
    ],
    bad: [
      .catalog(
        #"{"strings" : {"A" : {}}, ⟦"Save"⟧ : {"comment" : "a"}, "version" : "1.0"}"#,
        fixed: #"{"strings" : {"Save" : {"comment" : "a"},"A" : {}}, "version" : "1.0"}"#),
      .catalog(
        #"{"strings":{}, "version" : "1.0", ⟦"👋"⟧ : {"localizations" : {}}}"#,
        fixed: #"{"strings":{"👋" : {"localizations" : {}}}, "version" : "1.0"}"#),
      .catalog(
        #"{"strings" : {"A" : {"comment" : "a", ⟦"B"⟧ : {"comment" : "b"}}}}"#,
        fixed: #"{"strings" : {"B" : {"comment" : "b"},"A" : {"comment" : "a"}}}"#),
      .catalog(
        #"{"strings" : {"A" : {}}, ⟦"A"⟧ : {"comment" : "a"}}"#,
        fixed: #"{"strings" : {"A" : {"comment" : "a"}}}"#),
      .catalog(
        #"{"strings" : {"A" : {"comment" : "b"}}, ⟦"A"⟧ : {"comment" : "a", "localizations" : {}}}"#,
        fixed: #"{"strings" : {"A" : {"comment" : "a", "localizations" : {}}}}"#),
      .catalog(
        #"{"strings":{"A":{"extractionState":"manual","localizations":{"de":{}}}}, ⟦"A"⟧ : {"extractionState" : "stale"}}"#
      ),
      .catalog(#"{⟦"languages"⟧ : ["de"], "strings":{}}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    for stray in catalog.catalog.structure.strayMembers() {
      let name = stray.name.text
      if stray.isEntry {
        findings.add(
          Message(
            "'\(name)' is an entry outside 'strings': move it there",
            comment: "发现：条目不在 strings 里。%@：成员名"),
          at: stray.name.range, fix: fix(stray, in: catalog.catalog))
      } else {
        findings.add(
          Message(
            "'\(name)' is not a member of String Catalogs and is kept as it is: remove it if it is a mistake",
            comment: "发现：文件顶层有未知成员。%@：成员名"),
          at: stray.name.range, limit: .info)
      }
    }
  }

  /// Returns a fix that moves an entry to the beginning of `strings`, or joins it with the one that
  /// is there; `nil` if the two contradict each other.
  private func fix(_ stray: StrayMember, in catalog: StringCatalog) -> Fix? {
    if let union = stray.union {
      return Fix(
        Message("join it with the entry in 'strings'", comment: "修复：与 strings 里的同名条目合并"),
        edits: [Fix.Edit(union.value, union.text), Fix.Edit(stray.removal, "")], isSafe: false)
    }
    guard let strings = catalog.structure.stringsRange, catalog.entry(stray.name.text) == nil else {
      return nil
    }
    let member = String(decoding: catalog.bytes[stray.range.start..<stray.range.end], as: UTF8.self)
    let comma = catalog.entryCount > 0 ? "," : ""
    return Fix(
      Message("move it to 'strings'", comment: "修复：移到 strings 里"),
      edits: [
        Fix.Edit(insert: member + comma, at: strings.start + 1), Fix.Edit(stray.removal, ""),
      ], isSafe: false)
  }
}
