import LocalizationModel
import StringCatalog

/// A member that occurs twice in one object. There is a fix if the two are equal, or if they can be
/// joined without a contradiction.
struct JSONDuplicateKeyRule: CatalogRule {
  static let summary = RuleSummary(
    id: "json-duplicate-key", severity: .error,
    title: Message("a duplicate member", comment: "规则 json-duplicate-key 的标题"),
    reason: Message(
      """
      Only one of two entries with the same key is used; bad merges leave such pairs. Xcode reads one of the two and drops the other \
      with its translations when it saves. Where both say the same, drop the later one; where each has what \
      the other lacks, make one of them; else decide which is right.
      """, comment: "规则 json-duplicate-key 的理由，Markdown 格式"),
    good: [
      .entries(#""Save" : {}, "save" : {}"#),
      .entries(#""Save" : {"comment" : "a"}, "Open" : {"comment" : "a"}"#),
      .entries(#""\#u{E9}" : {}, "e\#u{301}" : {}"#),
    ],
    bad: [
      .entries(#""Save" : {}, ⟦"Save"⟧ : {}"#, fixed: #""Save" : {}"#),
      .entries(
        #""👋 Hi" : {"comment" : "a"}, "B" : {}, ⟦"👋 Hi"⟧ : {"comment" : "a"}"#,
        fixed: #""👋 Hi" : {"comment" : "a"}, "B" : {}"#),
      .entries(#""Save" : {}, ⟦"\u0053ave"⟧ : {}"#, fixed: #""Save" : {}"#),
      .entries(#""Save" : {"comment" : "a", ⟦"comment"⟧ : "b"}"#),
      .entries(
        #""Save" : {"comment" : "a"}, ⟦"Save"⟧ : {"extractionState" : "manual", "comment" : "a"}"#,
        fixed: """
          "Save" : {
                "comment" : "a",
                "extractionState" : "manual"
              }
          """),
      .entries(
        #""Save" : {"comment" : "a"}, ⟦"Save"⟧ : {"extractionState" : "manual", "comment" : "b"}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    for duplicate in catalog.duplicates {
      let first = FindingNote(
        Message("the first one", comment: "附注：重复成员中的第一个"), path: catalog.path,
        range: duplicate.first)
      if duplicate.isHarmless {
        findings.add(
          Message(
            "'\(duplicate.name)' occurs twice with the same value: remove this one",
            comment: "发现：成员重复且值相同。%@：成员名"),
          at: duplicate.second, notes: [first],
          fix: Fix(
            Message("remove the second one", comment: "修复：删除重复的成员"),
            edits: [Fix.Edit(duplicate.removal, "")], isSafe: true))
      } else if let union = duplicate.union {
        findings.add(
          Message(
            "'\(duplicate.name)' occurs twice, and neither contradicts the other: make one of both",
            comment: "发现：成员重复，内容不矛盾，可以合并。%@：成员名"),
          at: duplicate.second, notes: [first],
          fix: Fix(
            Message("put what both have into the first one", comment: "修复：把重复的两个成员合并"),
            edits: [Fix.Edit(duplicate.firstValue, union), Fix.Edit(duplicate.removal, "")],
            isSafe: true))
      } else {
        findings.add(
          Message(
            "'\(duplicate.name)' occurs twice with different values: remove one of the two",
            comment: "发现：成员重复且值不同。%@：成员名"),
          at: duplicate.second, notes: [first])
      }
    }
  }
}
