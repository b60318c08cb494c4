import LocalizationModel
import StringCatalog

/// A catalog with a `version` that Xcode is not known to write.
struct VersionUnknownRule: CatalogRule {
  static let summary = RuleSummary(
    id: "version-unknown", severity: .warning,
    title: Message("a catalog of an unknown version", comment: "规则 version-unknown 的标题"),
    reason: Message(
      """
      Xcode writes the versions 1.0 to 1.3. Another one is a slip, or from an Xcode that this tool \
      does not know yet; it is kept as it is.
      """, comment: "规则 version-unknown 的理由，Markdown 格式"),
    good: [
      .catalog(#"{"strings":{}, "version" : "1.0"}"#),
      .catalog(#"{"strings":{}, "version" : "1.3"}"#),
      .catalog(#"{"strings":{}}"#),
    ],
    bad: [
      .catalog(#"{"strings":{}, "version" : ⟦"2.0"⟧}"#),
      .catalog(#"{"strings" : {"👋" : {}}, "version" : ⟦"10"⟧}"#),
      .catalog(#"{"version" : ⟦""⟧, "strings":{}}"#),
    ])

  private static let known = ["1.0", "1.1", "1.2", "1.3"]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard let range = catalog.catalog.versionRange else { return }
    if let version = catalog.catalog.version, Self.known.contains(version) { return }
    let text = String(decoding: catalog.catalog.bytes[range.start..<range.end], as: UTF8.self)
    findings.add(
      Message(
        "no version \(text) is known: Xcode writes \"1.0\" to \"1.3\"",
        comment: "发现：未知的 version。%@：文件里写的值，带引号"),
      at: range)
  }
}
