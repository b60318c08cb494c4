import GlossReports
import LocalizationModel

/// What `gloss sync --explain` prints.
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

  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    report.write(to: &text)
    return text.bytes
  }

  package func json() -> ContiguousArray<UInt8> {
    report.json(
      findings: findings.map { ($0.rule, $0.path, $0.message.description) }, version: glossVersion)
  }

  private static func explanation(_ catalog: Catalog) -> String {
    switch catalog.filling {
    case .swift:
      let sources = catalog.sourceCount == 1 ? "1 source" : "\(catalog.sourceCount) sources"
      let strings = catalog.stringCount == 1 ? "1 string" : "\(catalog.stringCount) strings"
      return "\(strings) of \(sources)"
    case .elsewhere: return "filled from an Info.plist, Interface Builder or Shortcuts"
    case .nothing: return "no source uses it"
    }
  }
}

extension CatalogMap.Reason {
  fileprivate func explanation(target: String?) -> String {
    switch self {
    case .test: "left out: tests and package manifests"
    case .computedTable: "the code computes the name of the table"
    case .configuration: "mapped under 'catalogs' in gloss.json"
    case .target: target.map { "in the same target: \($0)" } ?? "in the same target"
    case .nearest: "nearest folder; no target of the source has a catalog of the table"
    case .nearestWithKeys: "among those in the nearest folders, it has the keys"
    case .none: "no catalog of this table serves the file"
    case .shortcuts: "phrases of shortcuts are left to Xcode"
    }
  }
}
