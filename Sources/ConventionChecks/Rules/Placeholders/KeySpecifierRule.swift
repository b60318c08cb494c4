import LocalizationModel
import StringCatalog

/// An entry that no lookup reaches, because the types in the code give its key other specifiers.
/// `check` compares the entries with the scan and passes such a lookup in ``Entry/lookup``.
struct KeySpecifierRule: EntryRule {
  static let summary = RuleSummary(
    id: "key-specifier", severity: .error,
    title: Message(
      "a key whose specifiers are not those of the code", comment: "规则 key-specifier 的标题"),
    reason: Message(
      """
      The type of a value decides its specifier in the key: `%lld` for `Int`, `%lf` for `Double`, `%f` for \
      `Float`, `%@` for `String`. With another one in the catalog, such as `%d`, the look-up fails and the app \
      shows the key. Only declared types count: where none is known, the catalog's spelling is taken.
      """, comment: "规则 key-specifier 的理由，Markdown 格式"),
    good: [
      .both(
        code("n: Int", #"Text("Pending \(n)", comment: "数量。%lld：条数")"#),
        catalog(#""Pending %lld" : {}"#)),
      .both(
        #"Text("Pending \(order.number)", comment: "数量。%@：条数")"#, catalog(#""Pending %d" : {}"#)),
      .both(
        code("n: Int", #"Text("Pending \(n)", comment: "数量。%lld：条数")"#),
        catalog(#""Pending %lld" : {}, "Pending %d" : {"extractionState" : "stale"}"#)),
    ],
    bad: [
      .both(
        code("n: Int", #"Text("Pending \(n)", comment: "数量。%lld：条数")"#),
        catalog(#"⟦"Pending %d"⟧ : {}"#)),
      .both(
        code("size: Double", #"Text("👋 Size \(size)", comment: "大小。%lf：大小")"#),
        catalog(#"⟦"👋 Size %@"⟧ : {"extractionState" : "manual"}"#)),
      .both(
        code("name: String", #"Button("Copy \(name)") {}"#),
        catalog(#""Copy %@" : {}, ⟦"Copy %s"⟧ : {"localizations" : {}}"#)),
    ])

  private static func code(_ declaration: String, _ view: String) -> String {
    "struct Row: View { let \(declaration); var body: some View { \(view) } }"
  }

  private static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage" : "en", "strings" : {\#(entries)}, "version" : "1.0"}"#
  }

  func check(_ entry: Entry, _ findings: inout FindingSink) {
    guard let lookup = entry.lookup else { return }
    findings.add(
      entry.extractionState == .manual
        ? Message(
          """
          no look-up reaches '\(entry.key)': by the declared types the code looks up '\(lookup.key)'; \
          'gloss sync' adds that key with these texts, then remove this entry
          """, comment: "发现：没有代码查找这个手工条目，类型决定了别的格式说明符。%1$@：目录里的键；%2$@：代码查找的键")
        : Message(
          """
          no look-up reaches '\(entry.key)': by the declared types the code looks up '\(lookup.key)'; \
          'gloss sync' adds that key with these texts
          """, comment: "发现：没有代码查找这个键，类型决定了别的格式说明符。%1$@：目录里的键；%2$@：代码查找的键"),
      at: entry.keyRange,
      notes: [
        FindingNote(
          Message("it is looked up here", comment: "附注：查找该文本的代码"), path: lookup.path,
          range: lookup.range, position: lookup.position)
      ])
  }
}
