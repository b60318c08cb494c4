import LocalizationModel
import StringCatalog

/// Keys with `%arg`, which an extractor without types has written and no lookup finds. `check` finds
/// them by the sources and passes them in ``LintedCatalog/untypedKeys``.
struct KeyUntypedRule: CatalogRule {
  static let summary = RuleSummary(
    .keyUntyped,
    good: [
      .both(
        code("name: String", #"Text("Closed \(name)", comment: "关闭了。%@：名称")"#),
        catalog(#""Closed %@" : {}"#)),
      .both(
        #"Text("Type %arg", comment: "说明。%arg 是要输入的文字")"#, catalog(#""Type %arg" : {}"#)),
      .both(
        code("name: String", #"Text("Closed \(name)", comment: "关闭了。%@：名称")"#),
        catalog(
          #""Closed %@" : {}, "Gone %arg" : {"extractionState" : "stale", "localizations" : {"de" : {}}}"#
        )),
    ],
    bad: [
      .both(
        code("name: String", #"Text("Closed \(name)", comment: "关闭了。%@：名称")"#),
        catalog(#"⟦"Closed %arg"⟧ : {}"#)),
      .both(
        code("n: Int", #"Text("👋 \(n)s left", comment: "剩余。%lld：秒数")"#),
        catalog(#""👋 %llds left" : {}, ⟦"👋 %args left"⟧ : {"extractionState" : "stale"}"#)),
      .both(
        code("a: Int, b: Double", #"Text("\(a) of \(b)", comment: "进度。%lld：已完成；%lf：总数")"#),
        catalog(#"⟦"%arg of %arg"⟧ : {}, "Gone %arg" : {}"#)),
    ])

  private static func code(_ parameters: String, _ view: String) -> String {
    "func row(\(parameters)) -> some View { \(view) }"
  }

  private static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#
  }

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    let keys = catalog.untypedKeys
    guard let first = keys.first else { return }
    findings.add(
      Message(
        """
        \(Counted.keys.message(keys.count)) with '%arg', which no look-up finds: \
        \(Message.list(Array(keys.prefix(3)), isQuoted: true, isCut: keys.count > 3)); 'gloss sync' carries \
        their texts over to the keys that the code looks up, and marks the others as stale
        """, comment: "发现：目录里有无类型的键。%1$@：多少个键；%2$@：带引号的例子"),
      at: catalog.catalog.entry(first)?.keyRange)
  }
}
