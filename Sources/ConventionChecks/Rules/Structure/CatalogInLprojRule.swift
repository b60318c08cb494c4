import LocalizationModel
import StringCatalog

/// A catalog in an `.lproj` folder, where Xcode does not load it.
struct CatalogInLprojRule: CatalogRule {
  static let summary = RuleSummary(
    id: "catalog-in-lproj", severity: .error,
    title: Message("a catalog in the folder of one language", comment: "规则 catalog-in-lproj 的标题"),
    reason: Message(
      """
      A String Catalog holds all languages, so it belongs to none of their folders: from `en.lproj` or \
      `Base.lproj` Xcode does not load it, and the app shows its keys. Move it out, beside the folder. Only \
      `mul.lproj` is a place for catalogs: those of storyboards and xibs.
      """, comment: "规则 catalog-in-lproj 的理由，Markdown 格式"),
    good: [
      .placed("App/Localizable.xcstrings", #"{"strings":{}, "version" : "1.0"}"#),
      .placed("App/mul.lproj/Main.xcstrings", #"{"strings":{}, "version" : "1.0"}"#),
      .placed("lproj/Localizable.xcstrings", #"{"strings":{}, "version" : "1.0"}"#),
    ],
    bad: [
      .placed("App/en.lproj/Localizable.xcstrings", #"⟦{⟧"strings":{}, "version" : "1.0"}"#),
      .placed("Base.lproj/Localizable.xcstrings", #"⟦{⟧"strings":{}, "version" : "1.0"}"#),
      .placed(
        "zh-Hans.lproj/Localizable.xcstrings", #"⟦{⟧"strings" : {"👋" : {}}, "version" : "1.0"}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let folder = catalog.path.split(separator: "/").dropLast().last,
      folder.hasSuffix(".lproj"), folder != "mul.lproj"
    else { return }
    findings.add(
      Message(
        "Xcode does not load a String Catalog from '\(String(folder))': move it out of that folder",
        comment: "发现：目录文件在某种语言的文件夹里。%@：文件夹名"),
      at: catalog.catalog.structure.openingBrace)
  }
}
