import LocalizationModel
import StringCatalog

/// A catalog without `version`.
struct VersionMissingRule: CatalogRule {
  static let summary = RuleSummary(
    id: "version-missing", severity: .error,
    title: Message("a catalog without a version", comment: "规则 version-missing 的标题"),
    reason: Message(
      """
      Xcode does not open a catalog without `version`. `1.0` is right for every catalog that Xcode 15 \
      and later are to read.
      """, comment: "规则 version-missing 的理由，Markdown 格式"),
    good: [
      .catalog(#"{"sourceLanguage" : "en", "strings":{}, "version" : "1.0"}"#),
      .catalog(#"{"version" : "1.1", "strings":{}, "sourceLanguage" : "en"}"#),
      .catalog(#"{"version" : "9.9"}"#),
    ],
    bad: [
      .catalog(
        #"⟦{⟧"sourceLanguage" : "en", "strings":{}}"#,
        fixed: """
          {"sourceLanguage" : "en", "strings":{}, "version" : "1.0"}
          """),
      .catalog(
        #"⟦{⟧"strings" : {"👋" : {}}}"#,
        fixed: """
          {"strings" : {"👋" : {}},"version" : "1.0"}
          """),
      .catalog("⟦{⟧}"),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    if catalog.catalog.versionRange != nil { return }
    let fix = catalog.catalog.structure.endOfMembers.map { end in
      Fix(
        Message("add version 1.0", comment: "修复：添加 version 1.0"),
        edits: [Fix.Edit(insert: ",\n  \"version\" : \"1.0\"", at: end)], isSafe: true)
    }
    findings.add(
      Message(
        "the catalog has no 'version': add '\"version\" : \"1.0\"'", comment: "发现：目录没有 version"),
      at: catalog.catalog.structure.openingBrace, fix: fix)
  }
}
