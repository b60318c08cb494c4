import LocalizationModel
import StringCatalog

/// A catalog whose bytes differ from Xcode's form.
struct FormatRule: CatalogRule {
  static let summary = RuleSummary(
    id: "format", severity: .warning,
    title: Message("a catalog that is not formatted as Xcode writes it", comment: "规则 format 的标题"),
    reason: Message(
      """
      Xcode rewrites the whole file whenever it saves one, with its own order, spaces and line ends. A \
      catalog that a script or a merge left otherwise becomes a change of thousands of lines as soon as \
      it is opened in Xcode. `gloss fmt` writes the same bytes as Xcode.
      """, comment: "规则 format 的理由，Markdown 格式"),
    good: [
      .catalog(catalog(["a", "B"])),
      .catalog(catalog([])),
      .catalog(catalog(["👋"])),
    ],
    bad: [
      .catalog("⟦{⟧" + catalog(["B", "a"]).dropFirst(), fixed: catalog(["a", "B"])),
      .catalog(
        #"⟦{⟧"sourceLanguage": "en", "strings": {"👋": {}}, "version": "1.0"}"#,
        fixed: catalog(["👋"])),
      .catalog("⟦{⟧" + catalog(["a"]).dropFirst() + "\n", fixed: catalog(["a"])),
    ])

  private static func catalog(_ keys: [String]) -> String {
    let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    // `json-duplicate-key` comes first: of two members with one name, rewriting would have to drop
    // one.
    if !catalog.duplicates.isEmpty || catalog.catalog.membersAreCanonical { return }
    findings.add(
      Message(
        "this catalog is not formatted as Xcode writes it: run 'gloss fmt'",
        comment: "发现：目录文件不是 Xcode 的格式。gloss fmt 是命令，原样保留"),
      at: catalog.catalog.structure.openingBrace,
      fix: .rewriting(
        Message("write the file as Xcode does", comment: "修复：按 Xcode 的格式重写文件")))
  }
}
