import LocalizationModel
import StringCatalog

/// Keys of one catalog from which Xcode would generate the same Swift symbol, or none. Xcode
/// generates symbols for manual entries only, and only in targets with the setting.
struct KeySymbolRule: CatalogRule {
  static let summary = RuleSummary(
    id: "key-symbol", severity: .warning,
    title: Message(
      "keys whose Swift symbols have the same name", comment: "规则 key-symbol 的标题"),
    reason: Message(
      """
      In a target with `STRING_CATALOG_GENERATE_SYMBOLS` Xcode makes a Swift symbol from every key that was \
      added by hand: `.openFile` from “Open file”. What \
      is no letter or digit is left out, so “Open file” and “Open file…” get the same name, and \
      “…” gets none. If both mean the same, remove the one that the code does not use. Otherwise give one another key \
      with `gloss rename`, which changes the code, too.
      """, comment: "规则 key-symbol 的理由，Markdown 格式"),
    good: [
      .withSymbols(
        #""Open file" : {"extractionState" : "manual"}, "Open files" : {"extractionState" : "manual"}"#
      ),
      .withSymbols(#""Open file" : {"extractionState" : "manual"}, "Open file…" : {}"#),
      .withSymbols(#""Open" : {}, "Open…" : {}"#),
      .withSymbols(#""…" : {"extractionState" : "manual", "generatesSymbol" : false}"#),
      .entries(
        #""Open" : {"extractionState" : "manual"}, "Open…" : {"extractionState" : "manual"}"#),
    ],
    bad: [
      .withSymbols(
        #""Open file" : {"extractionState" : "manual"}, ⟦"Open file…"⟧ : {"extractionState" : "manual"}"#
      ),
      .withSymbols(
        #""open.file" : {"extractionState" : "manual"}, ⟦"Open File 📂"⟧ : {"extractionState" : "manual"}"#
      ),
      .withSymbols(#"⟦"…"⟧ : {"extractionState" : "manual"}"#),
    ])

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    guard catalog.generatesSymbols else { return }
    var entriesBySignature: [String: CatalogEntry] = [:]
    for key in catalog.catalog.keys {
      guard let entry = catalog.catalog.entry(key), entry.extractionState == .manual,
        entry.shouldTranslate, entry.generatesSymbol, let range = entry.keyRange,
        let symbol = entry.anySymbol
      else { continue }
      if symbol.isEmpty {
        findings.add(
          Message(
            "'\(key)' has neither letters nor digits for a Swift symbol: use a key of words",
            comment: "发现：键无法生成 Swift 符号。%@：键"), at: range)
      } else if let first = entriesBySignature[symbol.signature] {
        findings.add(
          Message(
            """
            '\(key)' and '\(first.key)' both become the Swift symbol '\(symbol.shown)': remove the one \
            that the code does not use, or give one another key
            """, comment: "发现：两个键生成同样的 Swift 符号。%1$@：键；%2$@：另一个键；%3$@：符号"),
          at: range,
          notes: [
            FindingNote(
              Message("the other key", comment: "附注：与此相同的另一个键"), path: catalog.path,
              range: first.keyRange)
          ])
      } else {
        entriesBySignature[symbol.signature] = entry
      }
    }
  }
}
