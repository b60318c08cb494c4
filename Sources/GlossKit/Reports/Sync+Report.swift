import GlossReports
package import LocalizationModel
import StringCatalog

/// The reports of `gloss sync`: lines for people and a diff from a ``Sync``.
extension Sync {
  private func report(_ tense: SyncReport.Tense) -> SyncReport {
    SyncReport(
      catalogs.map { catalog in
        SyncReport.Catalog(
          path: catalog.path, changes: catalog.changes.map(SyncReport.Change.init),
          createdIn: catalog.createdIn)
      }, projects: projects.map(\.path), unfilled: unfilledCatalogs.count,
      undecided: undecidedCatalogs.count, tense: tense)
  }

  /// A line for each catalog that changes.
  ///
  /// - Parameter listingKeys: True for a further line for each change.
  package func text(
    listingKeys: Bool, in language: ReportLanguage = .english, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    report(.changed).write(listingKeys: listingKeys, to: &text, in: language)
    return text.bytes
  }

  /// The findings on whole catalogs that explain the changes, to be shown before them.
  package var openingFindings: [Finding] { findings.filter(Self.opensReport) }

  /// The other findings.
  package var findingsOnKeys: [Finding] { findings.filter { !Self.opensReport($0) } }

  private static func opensReport(_ finding: Finding) -> Bool {
    finding.rule == BuiltinDiagnostic.keyUntyped.rawValue && finding.range == nil
  }

  /// The number of strings that go into no catalog; `nil` if there are none.
  package var homelessNote: Message? {
    homelessCount == 0 ? nil : .homeless(homelessCount)
  }

  /// Returns the note on a project's strings that go into no catalog; `nil` if there are none.
  package static func homelessNote(of project: Project) async -> Message? {
    let count = await SyncPlan.homelessCount(of: project)
    return count == 0 ? nil : .homeless(count)
  }

  /// Returns the number of catalogs that were changed, in one line.
  package func summaryLine(in language: ReportLanguage) -> String {
    summary(isWritten: true).text(in: language)
  }

  /// The number of catalogs that changed, or would.
  package func summary(isWritten: Bool) -> Message {
    report(isWritten ? .changed : .wouldChange).summary
  }
}

extension SyncReport.Change {
  fileprivate init(_ change: CatalogChange) {
    let (kind, detail): (Kind, Message?) =
      switch change.kind {
      case .added: (.added, nil)
      case .reworded(let old): (.reworded, Message("was '\(old)'", comment: "同步报告里的改写。%@：原来的键"))
      case .moved(let path): (.moved, Message("from '\(path)'", comment: "同步报告里移来的键。%@：原来的目录"))
      case .removed: (.removed, nil)
      case .markedStale: (.stale, nil)
      case .revived: (.revived, nil)
      case .markedUntranslatable: (.untranslatable, nil)
      case .markedTranslatable: (.translatable, nil)
      case .commentChanged(let old?, let new?) where old.hasBytes(of: new):
        // Only the mark of a comment that a model wrote goes.
        (
          .commentChanged,
          Message("'\(new)' stands in the code now", comment: "同步报告：注释文字不变，但现在写在代码里。%@：注释")
        )
      case .commentChanged(let old, let new): (.commentChanged, Self.arrow(old, new))
      case .valueChanged(let old, let new): (.valueChanged, Self.arrow(old, new))
      }
    self.init(key: change.key, kind: kind, detail: detail)
  }

  private static func arrow(_ old: String?, _ new: String?) -> Message {
    let none = Message("none", comment: "同步报告：原来或现在没有内容")
    let sides = [old, new].map { $0.map(Message.quoted) ?? none }
    return Message("\(sides[0]) → \(sides[1])", comment: "同步报告里的变化。%1$@：旧内容；%2$@：新内容")
  }
}

extension Message {
  /// The note on strings that go into no catalog.
  package static func homeless(_ count: Int) -> Message {
    Message(
      "\(Counted.strings.message(count)) without a catalog: 'gloss sync --check' fails until each has one or is allowed",
      comment: "没有目录的字符串。%@：几条字符串；命令原样保留")
  }
}
