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
    return String(decoding: StatusHTML(report).bytes(), as: UTF8.self)
  }

  /// What lies between the tags of the data.
  private func data(of page: String) throws -> String {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let rest = page[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</script>"))).lowerBound])
  }

  /// In the order in which the page has them.
  private static let scripts = ["texts", "model", "filter", "elements", "matrix", "list", "main"]

  @Test func isMadeOfTheFilesInItsFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(
      files == (["boot.js", "page.html", "style.css"] + Self.scripts.map { "\($0).js" }).sorted())
    let parts = [
      "style": try Self.text("style.css"), "boot": try Self.text("boot.js"),
      "script": try Self.scripts.map { try Self.text("\($0).js") }.joined(separator: "\n"),
    ]
    var expected = try Self.text("page.html")
    for (name, content) in parts {
      #expect(!content.contains("</"), "it would end its element")
      expected = expected.replacing("{{\(name)}}", with: content)
    }
    let page = page()
    expected = expected.replacing("{{data}}", with: try data(of: page))
    let isSame = page == expected
    #expect(isSame)
  }

  /// The policy allows the style and the scripts by their hashes and nothing else, so that no text of
  /// a catalog can ever run.
  @Test(.needs("sha256sum")) func allowsItsOwnPartsOnly() throws {
    let page = page()
    for (part, content) in [
      ("style-src", try element("style", of: page)),
      ("script-src", try element("script", of: page)),
      ("script-src", try element("script", after: "</main>", of: page)),
    ] {
      let digest = try Self.digest(content)
      let policy = try #require(page.firstMatch(of: /content="([^"]*)"/)).1
      let sources = policy.split(separator: ";").first { $0.contains(part) } ?? ""
      #expect(
        sources.contains("'sha256-\(digest)'"), "write it into the policy in page.html: \(sources)")
    }
  }

  /// What lies between the tags of the first element without attributes of that name.
  private func element(
    _ name: String, after mark: String = "", of page: String
  ) throws -> String {
    let place = mark.isEmpty ? page.startIndex : try #require(page.range(of: mark)).upperBound
    let start = try #require(page.range(of: "<\(name)>", range: place..<page.endIndex))
    let rest = page[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</\(name)>"))).lowerBound])
  }

  /// The SHA-256 digest of a text, in base 64.
  private static func digest(_ content: String) throws -> String {
    let program = try #require(Subprocess(named: "sha256sum"))
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
    let script = try Self.text("texts.js")
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
