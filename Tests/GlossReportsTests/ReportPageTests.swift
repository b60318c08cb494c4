import Foundation
import GlossReports
import LocalizationModel
import TestSupport
import Testing
import TranslatorsPage

/// The pages of `gloss status`, `gloss check` and `gloss export` with `--format html`.
@Suite struct ReportPageTests {
  enum Page: String, CaseIterable {
    case status, check, kit

    /// Relative to the sources.
    var folder: String {
      switch self {
      case .status: "GlossReports/Status/Page"
      case .check: "GlossReports/Check/Page"
      case .kit: "TranslatorsPage/Page"
      }
    }

    /// The command that the page names to a browser without scripts.
    var command: String {
      switch self {
      case .status: "gloss status --format markdown"
      case .check: "gloss check --format markdown"
      case .kit: "gloss export --format xliff"
      }
    }

    /// In the order in which the page has them.
    var scripts: [String] {
      switch self {
      case .status: ["texts", "model", "filter", "matrix", "list", "main"]
      case .check: ["texts", "model", "filter", "overview", "list", "finding", "main"]
      case .kit:
        [
          "texts", "format", "placeholder-rules", "length", "rules", "model", "work", "editor",
          "list", "save", "main",
        ]
      }
    }

    var bytes: ContiguousArray<UInt8> {
      switch self {
      case .status: StatusHTML(ReportPageTests.statusReport).bytes()
      case .check: CheckHTML(ReportPageTests.checkReport).bytes()
      case .kit: KitHTML(ReportPageTests.kit).bytes()
      }
    }

    var html: String { String(decoding: bytes, as: UTF8.self) }
  }

  private static let sources = Checkout.root.appending(path: "Sources")
  /// The scripts that all pages have.
  private static let commonScripts = ["words", "elements", "paging", "listening"]

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: sources.appending(path: path)), as: UTF8.self)
  }

  private static let hostile = [
    "</script><script>alert(1)</script>", "<!--", "\u{2028}\u{2029}", "\\\"'&amp;", "]]>",
    "\u{0}\u{1F}", "🙂 שלום",
  ]

  private static var statusReport: StatusReport {
    let counts = hostile.reduce(into: UnitCounts()) { counts, _ in counts[.needsReview] += 1 }
    var report = StatusReport(
      [CatalogSize(catalog: "<b>/L.xcstrings", sourceLanguage: "en")],
      [Coverage(catalog: "<b>/L.xcstrings", language: "<i>", counts: counts)],
      units: hostile.map { text in
        OpenUnit(
          catalog: "<b>/L.xcstrings", key: text, comment: text, language: "<i>",
          leaf: LeafPath([.variation(kind: "<u>", case: text)]), state: .needsReview, source: text,
          text: text, position: SourcePosition(line: 3, column: 1))
      })
    report.failures = [.init(path: "<s>", position: nil, message: "<a href=x>")]
    report.version = "0.0"
    return report
  }

  private static var checkReport: CheckReport {
    let source = ContiguousArray("let a = 1 // <b>\r\n\tText(\"</script>\u{202E}\")\n".utf8)
    let located = hostile.flatMap { text in
      var finding = Finding(
        rule: "edge", severity: .error,
        message: Message("'\(text)' is wrong", comment: "测试用的发现。%@：文字"), path: "<b>/A.swift",
        range: ByteRange(start: 24, end: 33))
      finding.subject = FindingSubject(
        key: text, language: "<i>", leaf: LeafPath([.variation(kind: "<u>", case: text)]))
      finding.fix = Fix(
        Message("write \(text)", comment: "测试用的修复。%@：文字"),
        edits: [Fix.Edit(ByteRange(start: 24, end: 33), text)], isSafe: true)
      finding.notes = [
        FindingNote(Message(verbatim: text), path: "<u>", range: ByteRange(start: 0, end: 1))
      ]
      return LocatedFinding.locate([finding], in: source.span)
    }
    let rule = RuleSummary(
      id: "edge", severity: .error, title: Message("a text with an edge", comment: "测试用规则的标题"),
      reason: Message("Edges hurt.", comment: "测试用规则的理由"))
    var report = CheckReport(located, rules: [rule])
    report.accepted = [located[0]]
    let lines = LineTable(source.span)
    for finding in report.findings {
      guard let fix = finding.finding.fix, let fingerprint = finding.fingerprint else { continue }
      report.previews[fingerprint] = FixPreview(fix, in: source.span, lines)
    }
    report.failures = [
      CheckReport.failure(path: "<s>", position: nil, message: Message(verbatim: "<a href=x>"))
    ]
    report.version = "0.0"
    return report
  }

  private static var kit: TranslatorsKit {
    let entries = hostile.map { text in
      var entry = TranslatorsKit.Entry(key: text, comment: text)
      (entry.role, entry.places, entry.neighbors, entry.limit) = (text, [text], [text], 12)
      var unit = TranslatorsKit.Unit(
        id: "\(text)|==|plural.one",
        path: LeafPath([.substitution(text), .variation(kind: "plural", case: "one")]),
        source: text, plainSource: "%arg", origin: .leaf, target: text, state: "needs-review-l10n")
      unit.others = [(0, text)]
      entry.units = [unit]
      return entry
    }
    var file = TranslatorsKit.File(
      original: "<b>/L.xcstrings", sourceLanguage: "<i>", targetLanguage: "ar",
      tool: [("tool-id", "<u>")], note: "</note>")
    file.entries = entries
    file.severities = ["markup": .warning]
    return TranslatorsKit(
      language: "ar", otherLanguages: ["de"], files: [file], opening: "<xliff>\n", version: "0.0")
  }

  /// Returns the text between the tags of the data.
  private func data(of page: String) throws -> String {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let rest = page[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</script>"))).lowerBound])
  }

  @Test(arguments: Page.allCases)
  func isMadeOfTheFilesInItsFolders(page: Page) throws {
    let own = page.scripts.map { "\(page.rawValue)-\($0).js" }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.appending(path: page.folder).path
    ).filter { !$0.hasSuffix(".swift") }
    #expect(files.sorted() == (["\(page.rawValue).html", "\(page.rawValue).css"] + own).sorted())
    let paths =
      Self.commonScripts.map { "GlossReports/Page/\($0).js" } + own.map { "\(page.folder)/\($0)" }
    let parts = [
      "style": try Self.text("GlossReports/Page/page.css")
        + Self.text("\(page.folder)/\(page.rawValue).css"),
      "boot": try Self.text("GlossReports/Page/boot.js"),
      "script": try paths.map(Self.text).joined(separator: "\n"),
    ]
    var expected = try Self.text("GlossReports/Page/page.html")
      .replacing("{{main}}", with: try Self.text("\(page.folder)/\(page.rawValue).html"))
    for (name, content) in parts {
      #expect(!content.contains("</"), "it would end its element")
      expected = expected.replacing("{{\(name)}}", with: content)
    }
    let html = page.html
    let isSame =
      html.split(separator: "<style>").last
      == expected.replacing("{{data}}", with: try data(of: html)).split(separator: "<style>").last?
      .replacing("{{command}}", with: page.command)[...]
    #expect(isSame)
    #expect(html == page.html, "the same report has the same bytes")
  }

  /// The policy allows the style and the scripts by their hashes and nothing else, so that no text
  /// of a catalog can ever run.
  @Test(.needs("sha256sum"), arguments: Page.allCases)
  func allowsItsOwnPartsOnly(page: Page) throws {
    let html = page.html
    for (part, content) in [
      ("style-src", try element("style", of: html)),
      ("script-src", try element("script", of: html)),
      ("script-src", try element("script", after: "</main>", of: html)),
    ] {
      let digest = try Self.digest(content)
      let policy = try #require(html.firstMatch(of: /content="([^"]*)"/)).1
      let sources = policy.split(separator: ";").first { $0.contains(part) } ?? ""
      #expect(
        sources.contains("'sha256-\(digest)'"),
        "\(page): write \(digest) where the report's page names its digests: \(sources)")
    }
  }

  /// Returns the text between the tags of the first element of that name without attributes.
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

  @Test(arguments: Page.allCases)
  func holdsTextsThatCannotEndTheirElement(page: Page) throws {
    let data = try data(of: page.html)
    for text in ["<", "\u{2028}", "\u{2029}"] { #expect(!data.contains(text)) }
    try expectGolden(data, "\(page.rawValue).page.json")
    _ = try JSONSerialization.jsonObject(with: Data(data.utf8))
    guard page == .status else { return }
    struct Content: Decodable { let texts: [String] }
    let content = try JSONDecoder().decode(Content.self, from: Data(data.utf8))
    #expect(content.texts.map { Array($0.utf8) } == Self.hostile.map { Array($0.utf8) })
  }

  @Test(arguments: Page.allCases)
  func asksForNothingFromOutside(page: Page) throws {
    let html = page.html
    let frame = html.replacing(try data(of: html), with: "")
    let addresses = frame.matches(of: /\b(src|href)="[^"]*"/).map { String($0.0) }
    let expected = ["href=\"data:,\"", "href=\"#\""]
    #expect(addresses == expected)
    let words = [
      "http:", "https:", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval(",
    ]
    for word in words { #expect(!frame.contains(word)) }
    #expect(frame.contains("default-src 'none'"))
  }

  /// Both languages have all texts, with the same slots, and the page says nothing else.
  @Test(arguments: Page.allCases)
  func speaksBothLanguagesWhole(page: Page) throws {
    var names: Set<String> = []
    for path in ["GlossReports/Page/words.js", "\(page.folder)/\(page.rawValue)-texts.js"] {
      let halves = try Self.text(path).split(separator: "\"zh-Hans\": {")
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
      #expect(english.count > 15)
      #expect(english == tables[1])
      names.formUnion(english.keys)
    }
    let html = page.html
    for said in html.matches(of: /data-t="(\w+)"|\bsay\("(\w+)"/) {
      let name = String(said.1 ?? said.2 ?? "")
      #expect(names.contains(name), "'\(name)' is said and not in the tables")
    }
  }
}
