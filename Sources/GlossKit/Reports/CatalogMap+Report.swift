import GlossReports
import LocalizationModel

/// The reports of `gloss sync --explain`: text or JSON from a ``CatalogMap``.
extension CatalogMap {
  private var report: CatalogMapReport {
    CatalogMapReport(
      entries.map { entry in
        CatalogMapReport.Entry(
          source: entry.source, table: Self.spelling(entry.table), stringCount: entry.stringCount,
          catalogs: entry.catalogs, reason: entry.reason.rawValue,
          explanation: entry.reason.explanation(target: entry.target))
      },
      catalogs.map { catalog in
        CatalogMapReport.Catalog(
          path: catalog.path, sourceCount: catalog.sourceCount, stringCount: catalog.stringCount,
          filling: catalog.filling.rawValue, explanation: Self.explanation(catalog))
      })
  }

  /// The map as text: the catalogs of each source and table, with the reason.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    report.write(to: &text, in: language)
    return text.bytes
  }

  /// The numbers of strings, sources and catalogs, and the command to run next.
  package var summary: ReportMessage {
    let strings = Counted.strings.message(entries.reduce(0) { $0 + $1.stringCount })
    let sources = Counted.sources.message(Set(entries.map(\.source)).count)
    let catalogs = Counted.catalogs.message(catalogs.count)
    return Message(
      "\(strings) of \(sources), \(catalogs): 'gloss sync --check' tells whether they are up to date",
      comment: "目录与源码的对应的总结。%1$@：字符串条数；%2$@：源文件数；%3$@：目录数；命令原样保留")
  }

  /// The map as JSON.
  package func json() -> ContiguousArray<UInt8> {
    report.json(
      findings: findings.map { ($0.rule, $0.path, $0.message.description) }, version: glossVersion)
  }

  private static func explanation(_ catalog: Catalog) -> Message {
    switch catalog.filling {
    case .swift:
      Message(
        """
        \(Counted.strings.message(catalog.stringCount)) of \
        \(Counted.sources.message(catalog.sourceCount))
        """, comment: "一行摘要：%1$@：字符串条数或符号个数；%2$@：源文件数或字符串目录的路径")
    case .elsewhere:
      Message(
        "filled from an Info.plist, Interface Builder or Shortcuts",
        comment: "目录与源码的对应：目录的内容来自别处")
    case .unextracted: WhyReport.Fate.unextractedMessage
    case .nothing: Message("no source uses it", comment: "目录与源码的对应：没有源码用到该目录")
    }
  }
}

extension CatalogMap.Reason {
  fileprivate func explanation(target: String?) -> Message {
    switch self {
    case .test: Message("left out: tests and package manifests", comment: "目录与源码的对应：测试和包清单不提取")
    case .computedTable:
      Message("the code computes the name of the table", comment: "目录与源码的对应：表名由代码算出")
    case .configuration:
      Message("mapped under 'catalogs' in gloss.json", comment: "目录与源码的对应：由配置指定")
    case .target:
      target.map { Message("in the same target: \($0)", comment: "目录与源码的对应：同一个 target。%@：其名称") }
        ?? Message("in the same target", comment: "目录与源码的对应：同一个 target")
    case .nearest:
      Message(
        "in the nearest folder, because no target provides one",
        comment: "目录与源码的对应：源码的 target 里没有该表的目录，取最近的文件夹")
    case .nearestWithKeys:
      Message(
        "among those in the nearest folders, it has the keys",
        comment: "目录与源码的对应：最近的几个文件夹中，该目录含有这些键")
    case .none:
      Message("no catalog of this table serves the file", comment: "目录与源码的对应：该表没有为此文件服务的目录")
    case .shortcuts:
      Message("phrases of shortcuts are left to Xcode", comment: "目录与源码的对应：快捷指令短语交给 Xcode")
    }
  }
}
