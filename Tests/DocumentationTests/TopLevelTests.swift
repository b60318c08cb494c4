import Foundation
import TestSupport
import Testing

/// The top level of the project, of which every user sees the names first.
@Suite struct TopLevelTests {
  private static let names: Set<String> = [
    ".ci", ".github", ".gitignore", ".pre-commit-hooks.yaml", ".spi.yml", ".swift-format",
    "CHANGELOG.md", "Catalogs", "Fixtures", "LICENSE", "Package.swift", "README.md",
    "README.zh-Hans.md", "Scripts", "Sources", "Tests", "gloss.json",
  ]

  /// Files that a program leaves at the top must not be committed, and a new name is a decision.
  @Test(.enabled(if: Subprocess(named: "git") != nil)) func holdsNothingElse() throws {
    let git = try #require(Subprocess(named: "git"))
    let run = try git.run(["ls-files", "-z"], in: Checkout.root)
    // A folder that was unpacked from an archive is no repository.
    guard run.status == 0 else { return }
    let paths = run.text.split(separator: "\0")
    let found = Set(paths.map { String($0.prefix { $0 != "/" }) })
    #expect(found.subtracting(Self.names).isEmpty && !found.isEmpty, "\(found.sorted())")
  }
}
