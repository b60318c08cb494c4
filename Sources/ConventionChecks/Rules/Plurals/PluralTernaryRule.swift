import LocalizationModel

/// A conditional expression in the code that chooses between a singular and a plural text. The
/// scanner finds it as ``CodeFact/Kind/pluralTernary``.
struct PluralTernaryRule: SourceFileRule {
  static let summary = RuleSummary(
    id: "plural-ternary", severity: .warning,
    title: Message(
      "a wording chosen by whether a number is 1", comment: "规则 plural-ternary 的标题"),
    reason: Message(
      """
      Two texts chosen by a number, as in `count == 1 ? "1 file" : "\\(count) files"`, fit the grammar of \
      English and few other languages. Russian has three forms, \
      Arabic six, and French says 0 like 1: no translation of two texts can be right. Use one text with \
      the number in it, `"\\(count) files"`, and vary it by plural in the catalog; endings such as \
      `item\\(count == 1 ? "" : "s")` likewise.
      """, comment: "规则 plural-ternary 的理由，Markdown 格式"),
    good: [
      .swift(#"Text("\(count) files", comment: "文件数。%lld：数量")"#),
      .swift(#"Text(files.count == 0 ? "No files" : "Files", comment: "标题")"#),
      .swift(#"Text(page == 1 ? "Cover" : "Content", comment: "标题")"#),
      .swift(#"Text(users.count > 1 ? "User: \(name)" : "User", comment: "标题")"#),
      .swift(
        #"Text(files.count == 1 ? "Delete \(name)?" : "Delete \(files.count) files?", comment: "%@：文件")"#
      ),
      .swift(#"Text(copy == 1 ? "\(name) copy" : "\(name) copy \(copy)", comment: "%@：名称")"#),
      .swift(#"let width = count == 1 ? "single" : "double""#),
      .swift(#"Text("\(page) \(page == 1 ? "Cover" : "Content")", comment: "页")"#),
      .swift(#"Text(account == 1 ? "Work Mail" : "Works", comment: "邮箱")"#),
    ],
    bad: [
      .swift(#"Text(⟦count == 1 ? "1 file" : "\(count) files"⟧, comment: "文件数")"#),
      .swift(#"Button(⟦files.count > 1 ? "Delete Files" : "Delete File"⟧) { delete() }"#),
      .swift(#"let title: LocalizedStringKey = ⟦1 != n ? "🗂 Files" : "🗂 File"⟧"#),
      .swift(#"Button(⟦files!.count() == 1 ? "Delete File" : "Delete Files"⟧) { delete() }"#),
      .swift(
        #"Button(⟦files.count(where: isOpen) == 1 ? "Close File" : "Close Files"⟧) { close() }"#),
      .swift(#"Text("\(n) \(⟦n == 1 ? "file" : "files"⟧)", comment: "数量")"#),
      .swift(#"Text("\(size) \(⟦size == 1 ? "file" : "files"⟧)", comment: "数量")"#),
      .swift(#"Text("\(count) item\(⟦count == 1 ? "" : "s"⟧)", comment: "数量")"#),
      .swift(
        #"""
        let name = String(localized: "Name", comment: "列表的标题")
        let title = "\(count) item" + (⟦count == 1 ? "" : "s"⟧)
        """#),
      .swift(
        """
        let a = ⟦tabs.count == 1
          ? String(localized: "Close Tab", comment: "按钮")
          : String(localized: "Close Tabs", comment: "按钮")⟧
        """),
    ])

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for fact in file.facts where fact.kind == .pluralTernary {
      findings.add(
        Message(
          """
          '\(fact.sink)' chooses between a singular and a plural text, which fits English and few other languages: use \
          one text with the number and vary it by plural
          """, comment: "发现：代码按数字是否为 1 选择文字。%@：代码里的数，例如 files.count"),
        at: fact.range, limit: fact.confidence == .high ? .error : .info)
    }
  }
}
