import LocalizationModel
import StringCatalog

/// A catalog of the same table and target as `.strings` or `.stringsdict` files.
struct StringsBesideCatalogRule: CatalogRule {
  static let summary = RuleSummary(
    id: "strings-beside-catalog", severity: .error,
    title: Message(
      "a table in a catalog and in .strings files", comment: "规则 strings-beside-catalog 的标题"),
    reason: Message(
      """
      Xcode does not build a target that has `Localizable.xcstrings` and `Localizable.strings` or \
      `.stringsdict`: both become the same file of the app. Translations are usually in the older files: \
      `gloss convert` brings over those that the catalog lacks; then remove the older files.
      """, comment: "规则 strings-beside-catalog 的理由，Markdown 格式"),
    good: [
      .placed(
        "App/Localizable.xcstrings", beside: ["App/de.lproj/InfoPlist.strings"],
        #"{"strings":{}, "version" : "1.0"}"#),
      .placed(
        "App/Localizable.xcstrings", beside: ["Widget/de.lproj/Localizable.strings"],
        #"{"strings":{}, "version" : "1.0"}"#),
      .placed(
        "App/Localizable.xcstrings", beside: ["App/Made.bundle/de.lproj/Localizable.strings"],
        #"{"strings":{}, "version" : "1.0"}"#),
    ],
    bad: [
      .placed(
        "App/Localizable.xcstrings", beside: ["App/de.lproj/Localizable.strings"],
        #"⟦{⟧"strings" : {"Open" : {}}, "version" : "1.0"}"#),
      .placed(
        "App/Resources/Localizable.xcstrings",
        beside: ["App/de.lproj/Localizable.stringsdict", "App/en.lproj/Localizable.strings"],
        #"⟦{⟧"strings" : {"👋" : {}}, "version" : "1.0"}"#),
      .placed(
        "InfoPlist.xcstrings", beside: ["fr.lproj/InfoPlist.strings"],
        #"⟦{⟧"strings":{}, "version" : "1.0"}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let first = catalog.olderTables.first else { return }
    let others = catalog.olderTables.count - 1
    if catalog.hasTextsOfOlderTables {
      findings.add(
        others == 0
          ? Message(
            "'\(first)' holds this table, too, and no target builds with both: its texts are in the catalog, remove this file",
            comment: "发现：同一个表既有目录文件，也有 .strings 文件，其文字都已在目录里。%@：.strings 文件的路径")
          : Message(
            """
            '\(first)' and \(others) more hold this table, too, and no target builds with both: their texts \
            are in the catalog, remove these files
            """, comment: "发现：同一个表既有目录文件，也有多个 .strings 文件，其文字都已在目录里。%1$@：第一个文件的路径；%2$lld：其他文件的数量"),
        at: catalog.catalog.structure.openingBrace)
      return
    }
    findings.add(
      others == 0
        ? Message(
          "'\(first)' holds this table, too, and no target builds with both: bring its texts over with 'gloss convert', then remove it",
          comment: "发现：同一个表既有目录文件，也有 .strings 文件。%@：.strings 文件的路径")
        : Message(
          """
          '\(first)' and \(others) more hold this table, too, and no target builds with both: bring their \
          texts over with 'gloss convert', then remove them
          """, comment: "发现：同一个表既有目录文件，也有多个 .strings 文件。%1$@：第一个文件的路径；%2$lld：其他文件的数量"),
      at: catalog.catalog.structure.openingBrace)
  }
}
