import Foundation
import GlossReports
import LocalizationModel
import TestSupport
import Testing

@Suite struct ExtractReportTests {
  static let sample = ExtractReport([
    entry("Total: %lld", at: 30, line: 12, "Sources/Chat.swift", comment: "总数"),
    entry(
      "A key so long that it would push the comments of all its neighbours out of sight", at: 50,
      line: 112, "Sources/Chat.swift", comment: "很长"),
    ExtractReport.Entry(
      ExtractedString(
        key: "greeting", defaultValue: "Hello, \"%@\"\\", table: .named("中文表"),
        bundle: ".module", comment: "问候\nsecond line\u{7}",
        placeholders: [
          Placeholder(expression: "user.name", specifier: "%@", confidence: .inferred),
          Placeholder(expression: "n", specifier: "%lld", confidence: .assumed),
        ], api: "String(localized:)", path: "Sources/Chat.swift",
        range: ByteRange(start: 60, end: 70), position: SourcePosition(line: 113, column: 22),
        conditions: ["os(iOS)", "!(DEBUG)"]),
      catalogs: ["Catalogs/中文表.xcstrings", "Other/中文表.xcstrings"]),
    entry("取消", at: 9, line: 3, "Sources/Chat.swift", comment: nil),
    entry(
      "Send", at: 5, line: 2, "Sources/Äpfel.swift", comment: "发送", table: .computed("name(1)")),
    entry("e\u{301}", at: 5, line: 2, "Sources/A.swift", comment: ""),
  ])

  private static func entry(
    _ key: String, at start: Int, line: Int, _ path: String, comment: String?,
    table: TableName = .localizable
  ) -> ExtractReport.Entry {
    ExtractReport.Entry(
      ExtractedString(
        key: key, table: table, comment: comment, api: "Text", path: path,
        range: ByteRange(start: start, end: start + 3),
        position: SourcePosition(line: line, column: 5)), catalogs: [])
  }

  @Test func alignsTextForPeople() throws {
    let text = ExtractText(Self.sample, hasColor: false).bytes()
    try expectGolden(String(decoding: text, as: UTF8.self), "extract.txt")
    #expect(
      Self.sample.summary.description == "6 strings in 3 files")
  }

  @Test func writesJSON() throws {
    try expectGolden(
      String(decoding: ExtractJSON(Self.sample, version: "1.2.3").bytes(), as: UTF8.self),
      "extract.json")
  }

  @Test func writesWhatAnotherReaderUnderstands() throws {
    let data = Data(ExtractJSON(Self.sample, version: "1.2.3").bytes())
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["schemaVersion", "strings", "tool"])
    let strings = try #require(object["strings"] as? [[String: Any]])
    #expect(strings.count == 6)
    let long = try #require(strings.first { $0["key"] as? String == "greeting" })
    #expect(long["comment"] as? String == "问候\nsecond line\u{7}")
    #expect(long["defaultValue"] as? String == "Hello, \"%@\"\\")
    #expect(long["conditions"] as? [String] == ["os(iOS)", "!(DEBUG)"])
    #expect((long["placeholders"] as? [[String: String]])?.first?["confidence"] == "inferred")
    #expect(strings.first?["comment"] as? String == "")
    #expect(strings.filter { $0["comment"] == nil }.map { $0["key"] as? String } == ["取消"])
    let dynamic = try #require(strings.first { $0["table"] as? String == "?dynamic" })
    #expect(dynamic["tableExpression"] as? String == "name(1)")
  }

  @Test func writesAnEmptyReport() {
    let empty = ExtractReport([])
    let json = String(decoding: ExtractJSON(empty, version: "1").bytes(), as: UTF8.self)
    #expect(
      json == """
        {
          "schemaVersion": 1,
          "strings": [],
          "tool": {"name": "gloss", "version": "1"}
        }

        """)
    #expect(
      empty.summary.description == "0 strings in 0 files")
  }

  @Test(arguments: [(1, 9), (9, 10), (10, 1), (99, 100), (1000, 12_345), (Int.max, Int.max)])
  func writesPlaces(line: Int, column: Int) {
    let place = SourcePosition(line: line, column: column)
    let string = ExtractedString(
      key: "Send", api: "Text", path: "A.swift", range: ByteRange(start: 0, end: 6),
      position: place)
    for hasColor in [false, true] {
      let report = ExtractReport([ExtractReport.Entry(string, catalogs: [])])
      let text = ExtractText(report, hasColor: hasColor).bytes()
      let row = String(decoding: text, as: UTF8.self).split(separator: "\n").last ?? ""
      let written = "\(line):\(column)"
      #expect(row.hasPrefix("  \(hasColor ? "\u{1B}[36m\(written)\u{1B}[0m" : written)  Send"))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func doesNotDependOnTheOrderGiven(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shuffled = ExtractReport(Self.sample.entries.shuffled(using: &generator))
    #expect(
      ExtractJSON(shuffled, version: "1").bytes() == ExtractJSON(Self.sample, version: "1").bytes())
  }
}
