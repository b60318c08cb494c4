import Foundation
import GlossReports
import LocalizationModel
import TestSupport
import Testing

@Suite struct StatusReportTests {
  private static func counts(_ figures: KeyValuePairs<UnitState, Int>) -> UnitCounts {
    figures.reduce(into: UnitCounts()) { $0[$1.key] += $1.value }
  }

  private static func unit(
    _ catalog: String, _ language: String, _ key: String, _ state: UnitState, source: String? = nil,
    text: String? = nil, comment: String? = nil, leaf: LeafPath = LeafPath(), line: Int = 1
  ) -> OpenUnit {
    OpenUnit(
      catalog: catalog, key: key, comment: comment, language: language, leaf: leaf, state: state,
      source: source ?? key, text: text, position: SourcePosition(line: line, column: 9))
  }

  private let report: StatusReport = {
    let (app, widget) = ("App/Localizable.xcstrings", "Widget/Localizable.xcstrings")
    var large = CatalogSize(catalog: app, sourceLanguage: "en")
    (large.keys, large.staleKeys, large.untranslatedKeys) = (190, 2, 1)
    var small = CatalogSize(catalog: widget, sourceLanguage: "en")
    small.keys = 2
    var report = StatusReport(
      [large, small],
      [
        Coverage(
          catalog: app, language: "de",
          counts: counts([
            .translated: 1080, .missing: 70, .needsReview: 9, .new: 2, .machineTranslated: 1,
            .stale: 4,
          ])),
        Coverage(catalog: app, language: "en", isSource: true, counts: counts([.needsReview: 3])),
        Coverage(catalog: app, language: "x-\u{202E}", counts: counts([:])),
        Coverage(catalog: app, language: "zh-Hans", counts: counts([.translated: 190])),
        Coverage(catalog: widget, language: "de", counts: counts([.missing: 2])),
        Coverage(
          catalog: widget, language: "zh-Hans", counts: counts([.translated: 1, .missing: 1])),
      ],
      units: [
        unit(
          app, "de", "</script><!--\u{2028}", .needsReview, text: "<b>|`fett`\u{2029}",
          comment: "注释\n*zwei* [Zeilen](x)", line: 4),
        unit(
          app, "de", "files", .missing, source: "%lld files",
          leaf: LeafPath([.variation(kind: "plural", case: "one")]), line: 30),
        unit(app, "de", "Old", .stale, text: "Alt", line: 90),
        unit(app, "en", "Review", .needsReview, text: "Review\u{1B}[31m", line: 93),
        unit(widget, "zh-Hans", "files", .missing, source: "%lld files", line: 7),
      ])
    report.version = "0.0"
    return report
  }()

  private func text(
    _ report: StatusReport, width: Int, _ language: MessageLanguage = .english,
    hasColor: Bool = false, listsUnits: Bool = false
  ) -> String {
    string(
      report.bytes(
        as: .text, in: language, hasColor: hasColor, width: width, listsUnits: listsUnits))
  }

  private func string(_ bytes: ContiguousArray<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Text

  @Test(arguments: [120, 100, 80, 50])
  func drawsBarsThatFitTheTerminal(width: Int) throws {
    let text = text(report, width: width, listsUnits: width == 120)
    try expectGolden(text, "status.\(width).txt")
    let bars = text.split(separator: "\n").filter { $0.contains { "█▒░".contains($0) } }
    #expect(bars.count == 8)
    let widest = bars.map { TerminalText.columns(of: String($0)) }.max() ?? 0
    #expect(widest <= width)
  }

  @Test func marksWhatIsUnderThePercentageByColor() throws {
    var report = report
    report.leastPercent = 90
    #expect(report.languagesBelowLeast.map(\.language) == [])
    report.leastPercent = 93
    #expect(report.languagesBelowLeast.map(\.language) == ["de"])
    try expectGolden(text(report, width: 90, hasColor: true), "status.color.txt")
  }

  @Test func alignsByWhatATerminalShows() {
    let lines = text(report, width: 100, .chinese).split(separator: "\n").map(String.init)
    let german = lines.first { $0.contains("德语") } ?? ""
    let chinese = lines.first { $0.contains("简体中文") } ?? ""
    func start(_ line: String) -> Int {
      TerminalText.columns(of: String(line.prefix { !"█▒░".contains($0) }))
    }
    #expect(start(german) > 10 && start(german) == start(chinese))
  }

  @Test func fillsTheLastBlockOnlyIfAllIsTranslated() {
    func line(_ counts: UnitCounts) -> String {
      let report = StatusReport(
        [CatalogSize(catalog: "L", sourceLanguage: "en")],
        [Coverage(catalog: "L", language: "de", counts: counts)], units: [])
      return text(report, width: 30)
    }
    #expect(line(Self.counts([.translated: 5])).contains("████████  100%"))
    #expect(line(Self.counts([.translated: 9999, .missing: 1])).contains("███████░   99%"))
    #expect(line(Self.counts([.translated: 9999, .new: 1])).contains("███████▒   99%"))
    #expect(line(Self.counts([.translated: 60, .new: 1, .missing: 99])).contains("█▒░"))
    #expect(line(Self.counts([.stale: 5])).contains("░░░░░░░░     –"))
  }

  // MARK: Programs

  @Test func writesJSONForPrograms() throws {
    try expectGolden(string(StatusJSON(report).bytes()), "status.json")
  }

  @Test func followsTheSchemaOfItsJSON() throws {
    let file = Checkout.root.appending(path: "Sources/GlossReports/Schema/status.schema.json")
    let schema = try JSONSchema(Data(contentsOf: file))
    #expect(try schema.complaints(about: Data(StatusJSON(report).bytes())) == [])
    var broken = report
    broken.failures = [.init(path: "a b/中", position: nil, message: "cannot be read")]
    #expect(try schema.complaints(about: Data(StatusJSON(broken).bytes())) == [])
    #expect(try !schema.complaints(about: Data(#"{"schemaVersion": 2}"#.utf8)).isEmpty)
    let odd = string(StatusJSON(report).bytes()).replacing(
      "\"percent\": 92", with: "\"percent\": 192")
    #expect(try !schema.complaints(about: Data(odd.utf8)).isEmpty, "the validator works")
  }

  @Test(arguments: [
    (100, "brightgreen"), (99, "green"), (75, "yellowgreen"), (50, "yellow"), (0, "red"),
  ])
  func makesABadge(percent: Int, color: String) {
    let counts = Self.counts([.translated: percent, .missing: 100 - percent])
    let report = StatusReport(
      [], [Coverage(catalog: "L", language: "de", counts: counts)], units: [])
    #expect(
      string(StatusBadge(report).bytes()) == """
        {"color": "\(color)", "label": "translated", "message": "\(percent)%", "schemaVersion": 1}

        """)
  }

  @Test func takesNothingUnreadForTranslated() {
    var report = StatusReport(
      [], [Coverage(catalog: "L", language: "de", counts: Self.counts([.translated: 1]))], units: []
    )
    report.failures = [.init(path: "M", position: nil, message: "cannot be read")]
    #expect(!string(StatusBadge(report).bytes()).contains("100%"))
    #expect(!StatusMarkdown(report, in: .english).markdown().contains("**100% translated"))
    #expect(
      StatusMarkdown(report, in: .english).markdown().contains("<code>M</code> cannot be read"))
    #expect(report.summary.description.hasSuffix("not all could be read"))
    var several = self.report
    several.failures = report.failures
    #expect(text(several, width: 80).contains("\nall catalogs that could be read\n"))
    #expect(string(StatusJSON(report).bytes()).contains("\"isComplete\": false"))
  }

  // MARK: Markdown

  @Test func writesMarkdownForAComment() throws {
    var report = report
    report.leastPercent = 95
    try expectGolden(StatusMarkdown(report, in: .english).markdown(), "status.md")
  }

  @Test(arguments: [900, 3000, 65_536])
  func cutsMarkdownWhereItWouldBeTooLong(limit: Int) {
    let units = (0..<2000).map { number in
      Self.unit("L.xcstrings", number < 1900 ? "de" : "fr", "Key \(number) 🙂", .missing)
    }
    let report = StatusReport(
      report.catalogs, report.coverage, units: units)
    let markdown = StatusMarkdown(report, in: .english, limit: limit).markdown()
    #expect(markdown.utf8.count <= limit)
    #expect(limit < 1000 || markdown.contains("… and more: "))
    #expect(
      markdown.matches(of: /<details>/).count == markdown.matches(of: /<\/details>/).count)
  }

  @Test func isTheSameWhateverTheOrderOfDictionaries() {
    #expect(StatusJSON(report).bytes() == StatusJSON(report).bytes())
    #expect(report.totals.map(\.language) == ["de", "x-\u{202E}", "zh-Hans"])
  }
}
