import Foundation
import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// The page of `gloss status --format html`.
@Suite struct StatusPageTests {
  private static let folder = Checkout.root.appending(path: "Sources/GlossReports/Status/Page")

  private static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private static let hostile = [
    "</script><script>alert(1)</script>", "<!--", "\u{2028}\u{2029}", "\\\"'&amp;", "]]>",
    "\u{0}\u{1F}", "🙂 שלום",
  ]

  private func page() -> String {
    let counts = Self.hostile.reduce(into: UnitCounts()) { counts, _ in counts[.needsReview] += 1 }
    var report = StatusReport(
      [CatalogSize(catalog: "<b>/L.xcstrings", sourceLanguage: "en")],
      [Coverage(catalog: "<b>/L.xcstrings", language: "<i>", counts: counts)],
      units: Self.hostile.map { text in
        OpenUnit(
          catalog: "<b>/L.xcstrings", key: text, comment: text, language: "<i>",
          leaf: LeafPath([.variation(kind: "<u>", case: text)]), state: .needsReview, source: text,
          text: text, position: SourcePosition(line: 3, column: 1))
      })
    report.failures = [.init(path: "<s>", position: nil, message: "<a href=x>")]
    report.version = "0.0"
    return String(decoding: report.html(), as: UTF8.self)
  }

  /// What lies between the tags of the data.
  private func data(of page: String) throws -> String {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let rest = page[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</script>"))).lowerBound])
  }

  @Test func isMadeOfTheFilesInItsFolder() throws {
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".js") && $0.first?.isNumber == true }.sorted()
    #expect(scripts.count == 7)
    let parts = [
      "style.css": try Self.text("style.css"), "boot.js": try Self.text("boot.js"),
      "script": try scripts.map(Self.text).joined(separator: "\n"),
    ]
    var expected = try Self.text("page.html")
    for (name, content) in parts {
      #expect(!content.contains("</"), "it would end its element")
      expected = expected.replacing("{{\(name)}}", with: content)
      if let digest = try Self.digest(content) {
        expected = expected.replacing("{{\(name) sha256}}", with: "sha256-\(digest)")
      }
    }
    let page = page()
    expected = expected.replacing("{{data}}", with: try data(of: page))
    guard Subprocess(named: "sha256sum") != nil else { return }
    let isSame = page == expected
    #expect(isSame, "the files have changed: run Scripts/status-page")
  }

  /// - Returns: `nil` where no program works it out.
  private static func digest(_ content: String) throws -> String? {
    guard let program = Subprocess(named: "sha256sum") else { return nil }
    let folder = try TemporaryFolder(["content": content])
    let digits = Array(try program.run([folder("content")]).text.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }

  @Test func holdsTextsThatCannotEndTheirElement() throws {
    let page = page()
    let data = try data(of: page)
    for text in ["<", "\u{2028}", "\u{2029}"] { #expect(!data.contains(text)) }
    try expectGolden(data, "status.page.json")
    struct Content: Decodable { let texts: [String] }
    let content = try JSONDecoder().decode(Content.self, from: Data(data.utf8))
    #expect(content.texts.map { Array($0.utf8) } == Self.hostile.map { Array($0.utf8) })
  }

  @Test func asksForNothingFromOutside() throws {
    let frame = page().replacing(try data(of: page()), with: "")
    let addresses = frame.matches(of: /\b(src|href)="[^"]*"/).map { String($0.0) }
    let expected = ["href=\"data:,\"", "href=\"#\""]
    #expect(addresses == expected)
    let words = [
      "http:", "https:", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval(",
    ]
    for word in words { #expect(!frame.contains(word)) }
    #expect(frame.contains("default-src 'none'"))
  }

  /// Both languages have all texts, with the same slots.
  @Test func speaksBothLanguagesWhole() throws {
    let script = try Self.text("1-texts.js")
    let halves = script.split(separator: "\"zh-Hans\": {")
    let tables = try halves.prefix(2).map { half in
      let end = try #require(half.range(of: "\n  },"))
      return Dictionary(
        half[..<end.lowerBound].matches(of: /(\w+): "([^"]*)"/).map { match in
          (String(match.1), match.2.matches(of: /\{\w+\}/).map { String($0.0) }.sorted())
        }
      ) { first, _ in first }
    }
    try #require(tables.count == 2)
    let english = tables[0].filter { !$0.key.hasSuffix("_one") }
    #expect(english.count > 40)
    #expect(english == tables[1])
  }
}
