import Foundation
import TestSupport
import Testing

/// The pages about integrations: short, and made of what `Scripts/try-integrations` or a test
/// drives.
@Suite struct IntegrationPageTests {
  private static let folder = Checkout.root.appending(
    path: "Sources/GlossKit/Documentation.docc/Integrations")

  private static let names = [
    "Agents", "Crowdin", "Editors", "GitHubAction", "GitLab", "Installing", "PreCommit",
    "Sharding", "Weblate", "Xcode",
  ]

  /// The pages in both languages, by their paths from the folder.
  private static let allNames = names + names.map { "../zh-Hans/\($0)-zh-Hans" }

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".md"), encoding: .utf8)
  }

  /// The texts of the files under `Fixtures/Integrations`, by path.
  private static let fixtures: [String: String] = {
    let folder = Checkout.root.appending(path: "Fixtures/Integrations")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.reduce(into: [:]) { files, path in
      files[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }()

  @Test func areAllThere() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { $0 + ".md" })
  }

  @Test(arguments: names)
  func areShortAndLinkToEachOther(_ name: String) throws {
    let lines = try Self.page(name).split(separator: "\n", omittingEmptySubsequences: false)
    // Three ways into Xcode share a page, all editors another one, and two formats a third.
    #expect(lines.count <= (["Editors", "Weblate", "Xcode"].contains(name) ? 131 : 61))
    #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty && lines[2].hasSuffix("."))
    for link in try Self.page(name).matches(of: #/<doc:(\w+)>/#) {
      #expect(Self.names.contains(String(link.output.1)))
    }
  }

  /// Each block of code is lines of one file that is driven; the blocks of a console are run as
  /// those of all pages.
  @Test(arguments: allNames)
  func haveOnlyCodeThatIsDriven(_ name: String) throws {
    let blocks = try Self.page(name).matches(of: #/```(?!console)\w+\n((?s:.*?))```/#)
      .map { String($0.output.1) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(Self.fixtures.values.contains { $0.contains(block) }, "\(block)")
    }
  }

  /// The files that pages send people to.
  @Test(arguments: allNames)
  func nameFilesThatThereAre(_ name: String) throws {
    for path in try Self.page(name).matches(of: #/Fixtures/[\w/.-]+\w/#).map(\.output) {
      #expect(
        FileManager.default.fileExists(atPath: Checkout.root.appending(path: String(path)).path))
    }
  }

  /// The workflow gives the action inputs that it has.
  @Test func giveTheActionItsInputs() throws {
    let action = try String(
      contentsOf: Checkout.root.appending(path: ".github/actions/gloss/action.yml"),
      encoding: .utf8)
    let declared = Set(
      try #require(action.split(separator: "outputs:").first)
        .matches(of: #/\n  ([\w-]+):\n/#).map { String($0.output.1) })
    let workflow = try #require(Self.fixtures["github/gloss.yml"])
    let step = try #require(
      workflow.split(separator: "actions/gloss@v0.1.0").last?.split(separator: "- uses:").first)
    let given = step.matches(of: #/\n          ([\w-]+): /#).map { String($0.output.1) }
    #expect(given == ["version", "sarif"] && declared.isSuperset(of: given))
    for input in declared {
      #expect(try Self.page("GitHubAction").contains("| `\(input)` |"), "\(input)")
    }
  }
}
