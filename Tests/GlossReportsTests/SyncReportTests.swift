import GlossReports
import LocalizationModel
import Testing

@Suite struct SyncReportTests {
  private let catalogs = [
    SyncReport.Catalog(path: "Catalogs/Z.xcstrings", changes: []),
    SyncReport.Catalog(
      path: "Catalogs/X.xcstrings",
      changes: [
        SyncReport.Change(key: "Send\u{1B}", kind: .added),
        SyncReport.Change(key: "Old", kind: .removed),
        SyncReport.Change(key: "Gone", kind: .stale),
        SyncReport.Change(key: "取消", kind: .added),
        SyncReport.Change(
          key: "Title", kind: .commentChanged, detail: Message(verbatim: "'old' → 'new'")),
        SyncReport.Change(key: "Back", kind: .revived),
        SyncReport.Change(key: "V", kind: .valueChanged),
        SyncReport.Change(key: "W", kind: .valueChanged),
      ]),
    SyncReport.Catalog(
      path: "Catalogs/A.xcstrings", changes: [SyncReport.Change(key: "k", kind: .stale)]),
  ]

  private func text(_ report: SyncReport, listingKeys: Bool) -> String {
    var terminal = TerminalText(hasColor: false)
    report.write(listingKeys: listingKeys, to: &terminal)
    return String(decoding: terminal.bytes, as: UTF8.self)
  }

  @Test func countsChangesPerCatalog() {
    let report = SyncReport(catalogs, tense: .changed)
    #expect(
      text(report, listingKeys: false) == """
        Catalogs/A.xcstrings: 1 stale
        Catalogs/X.xcstrings: 2 added, 1 removed, 1 stale, 1 no longer stale, 1 comment changed, \
        2 values changed

        """)
    #expect(report.summary.description == "2 of 3 catalogs changed")
  }

  @Test func listsKeys() {
    #expect(
      text(SyncReport(catalogs, tense: .wouldChange), listingKeys: true) == #"""
        Catalogs/A.xcstrings: 1 stale
          stale  k
        Catalogs/X.xcstrings: 2 added, 1 removed, 1 stale, 1 no longer stale, 1 comment changed, \#
        2 values changed
          added            Send\u{1B}
          removed          Old
          stale            Gone
          added            取消
          comment changed  Title  'old' → 'new'
          no longer stale  Back
          value changed    V
          value changed    W

        """#)
  }

  @Test func saysWhatItComesTo() {
    let changed = SyncReport.Catalog(
      path: "A", changes: [SyncReport.Change(key: "k", kind: .added)])
    let same = SyncReport.Catalog(path: "B", changes: [])
    #expect(
      SyncReport([changed], tense: .wouldChange).summary.description == "1 catalog would change")
    #expect(
      SyncReport([changed, changed], tense: .changed).summary.description == "2 catalogs changed")
    #expect(SyncReport([same], tense: .changed).summary.description == "1 catalog is up to date")
    #expect(
      SyncReport([same, same], tense: .wouldChange).summary.description
        == "2 catalogs are up to date")
  }
}
