import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// `gloss check --format markdown`
@Suite struct CheckMarkdownTests {
  private static func finding(
    _ index: Int, severity: Finding.Severity = .warning, _ text: String = "text",
    path: String = "App/A b#1.swift"
  ) -> LocatedFinding {
    LocatedFinding(
      Finding(
        rule: "edge", severity: severity,
        message: Message("'\(text)' is wrong", comment: "测试用的发现。%@：文字"), path: path,
        position: SourcePosition(line: index + 1, column: 5)))
  }

  private static func markdown(
    _ findings: [LocatedFinding], limit: Int = 65_536, in language: MessageLanguage = .english
  ) -> String {
    CheckMarkdown(CheckReport(findings, rules: []), in: language, limit: limit).markdown()
  }

  @Test func linksFilesAndLines() {
    let markdown = Self.markdown([Self.finding(41)])
    #expect(markdown.contains("](App/A%20b%231.swift#L42)"))
    #expect(markdown.hasPrefix("<!-- gloss check -->\n**1 warning in 1 file**\n"))
  }

  @Test func putsTheHeaviestFirst() throws {
    let markdown = Self.markdown(
      (0..<5).map { Self.finding($0) } + [Self.finding(9, severity: .error)])
    let lists = markdown.split(separator: "<details").dropFirst().map(String.init)
    #expect(lists.count == 2)
    #expect(lists[0].contains("<summary>error") && lists[1].contains("<summary>warning"))
  }

  /// Sites look for people, issues and addresses when the Markdown is read already.
  @Test func letsNoTextMentionLinkOrBreakOut() {
    let texts = [
      "@all", "a@b.c", "org/repo#12", "GH-7", "!3", "https://example.com", "www.example.com",
      "</summary><img src=x>", "</details>", "| a | b |", "`code`", "*b* _i_ ~~s~~", "[t](u)",
      "![i](u)", "a\n\n# title\n/close", "$x$", "\u{202E}", "<!--", "&lt;b&gt;", "\\|",
    ]
    let markdown = Self.markdown(texts.enumerated().map { Self.finding($0.offset, $0.element) })
    let body = markdown.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(body.count == texts.count)
    for line in body {
      let message = line.split(separator: ") ", maxSplits: 1).last ?? ""
      for sign in ["@", "#1", "<", "|", "`", "*", "_", "~", "[", "]", "://", "www.", "$", "\\|"] {
        #expect(!message.replacing(/&#\d+;/, with: "").contains(sign), "\(sign) in \(message)")
      }
    }
    // A sign that begins a reference is parted from what it refers to.
    for part in ["&#64;&#8203;all", "&#35;&#8203;12", "GH-&#8203;7", "&#33;&#8203;3"] {
      #expect(markdown.contains(part))
    }
  }

  @Test(arguments: MessageLanguage.allCases, [900, 1000, 2000, 5000, 65_536])
  func keepsToItsLimit(language: MessageLanguage, limit: Int) throws {
    let findings = (0..<3000).map {
      Self.finding($0, severity: $0 % 7 == 0 ? .error : .warning, "文字 🙂 @\($0)")
    }
    let markdown = Self.markdown(findings, limit: limit, in: language)
    #expect(markdown.utf16.count <= limit)
    let listed = markdown.split(separator: "\n").count { $0.hasPrefix("- ") }
    let last = try #require(markdown.split(separator: "\n").last)
    #expect(last.contains("\(3000 - listed)") && last.contains("3000"))
    #expect(
      markdown.matches(of: /<details/).count == markdown.matches(of: /<\/details>/).count)
  }

  @Test func saysThatNothingWasFound() {
    #expect(Self.markdown([]).contains("**no findings**"))
  }
}
