import Foundation
import TestSupport
import Testing

/// The manual in Chinese beside the manual in English.
@Suite struct ChinesePageTests {
  private static let manual = "Sources/GlossKit/Documentation.docc"

  /// The pages of the manual and of integrations, without the list of them.
  private static let pages: [String] = {
    let names = [manual, "\(manual)/Integrations"].flatMap { folder in
      let path = Checkout.root.appending(path: folder).path
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
    return names.filter { $0.hasSuffix(".md") && $0 != "GlossKit.md" }
      .map { String($0.dropLast(3)) }.sorted()
  }()

  private static func english(_ name: String) -> String {
    let path = "\(manual)/\(name).md"
    let isThere = FileManager.default.fileExists(atPath: Checkout.root.appending(path: path).path)
    return isThere ? path : "\(manual)/Integrations/\(name).md"
  }

  private static func chinese(_ name: String) -> String {
    "\(manual)/zh-Hans/\(name)-zh-Hans.md"
  }

  @Test func hasAPageForEachEnglishOne() {
    #expect(Self.pages.count > 30)
    for name in Self.pages {
      let file = Checkout.root.appending(path: Self.chinese(name))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name) is in English only")
    }
  }

  /// The manual has at most 4,400 lines a language, and 400 a page but for the rules.
  @Test(arguments: [false, true]) func isShort(inChinese: Bool) throws {
    let pages = Self.pages.map { inChinese ? Self.chinese($0) : Self.english($0) }
    let counts = try pages.map { path in
      let file = Checkout.root.appending(path: path)
      return (
        path,
        try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
      )
    }
    #expect(counts.map { $0.1 }.reduce(0, +) < 4400)
    for (path, count) in counts where !path.contains("/Rules") {
      #expect(count < 400, "\(path)")
    }
  }

  /// The list of pages leads to each.
  @Test func isListed() throws {
    let list = try String(
      contentsOf: Checkout.root.appending(path: "\(Self.manual)/GlossKit.md"), encoding: .utf8)
    for name in Self.pages {
      #expect(list.contains("- <doc:\(name)-zh-Hans>"), "\(name)-zh-Hans")
    }
  }

  /// Pages that say the same in both languages name the same commands and numbers.
  @Test(arguments: [
    "AddingALanguage", "AgentServer", "Architecture", "BesideAppleTools", "CatalogsInGit",
    "CheckingTexts", "ConfiguringProjects",
    "Contributing", "ExtractingStrings", "FAQ", "FollowingStrings", "FormatsAndJSON",
    "GettingStarted", "IntegrationOverview", "MachineTranslation", "Plurals", "ReviewAndApprove",
    "SyncingCatalogs", "TranslationStatus", "Verification", "WithoutACatalog",
    "WorkingWithTranslators",
  ])
  func namesTheSameCommandsAndNumbers(name: String) throws {
    let english = try DocumentationPage("\(Self.manual)/\(name).md")
    let chinese = try DocumentationPage(Self.chinese(name))
    #expect(Self.spans(english) == Self.spans(chinese))
    #expect(Self.numbers(english) == Self.numbers(chinese))
    #expect(english.blocks.map(Self.commands) == chinese.blocks.map(Self.commands))
  }

  /// Commands, options and paths in running text.
  private static func spans(_ page: DocumentationPage) -> Set<String> {
    let prose = page.prose.joined(separator: "\n")
    let spans = prose.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
    return Set(spans.filter { $0.contains(#/^(?:gloss|Scripts\/|--|UPDATE_|swift )/#) })
  }

  /// Whole numbers in running text, without the signs that group digits.
  private static func numbers(_ page: DocumentationPage) -> Set<String> {
    let prose = page.prose.joined(separator: "\n").replacing(#/`[^`\n]+`|\]\([^)]*\)/#, with: " ")
      .replacing(#/(\d),(\d{3})/#, with: { "\($0.output.1)\($0.output.2)" })
    let numbers = prose.matches(of: #/[0-9]+(?:\.[0-9]+)?/#).map { String($0.0) }
    return Set(numbers.filter { $0.count > 1 })
  }

  private static func commands(_ block: DocumentationPage.Block) -> [String] {
    block.lines.filter { $0.hasPrefix("$ ") }.map {
      String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    }
  }
}
