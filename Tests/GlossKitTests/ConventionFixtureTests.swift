import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// `Fixtures/Conventions`: what each file says is wrong with it is what is found.
@Suite struct ConventionFixtureTests {
  /// Found once for all tests.
  private static let findings = Task {
    let place = try TemporaryFolder()
    // A copy: below this repository, the project would be all of its sources.
    let folder = place.url.appending(path: "Conventions")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Fixtures/Conventions"), to: folder)
    let project = await Project(paths: [folder.path], configuration: Configuration())
    let check = await Check(
      of: project, rules: allRules.filter { rules.contains($0.summary.id) })
    return withExtendedLifetime(place) { check.findings }
  }

  /// The rules about sources and the convention.
  private static let rules: Set<String> = [
    "bundle-missing", "comment-conflict", "comment-echo", "comment-home", "comment-language",
    "comment-missing", "comment-placeholder", "concatenation", "hardcoded", "key-language",
    "key-not-literal", "key-symbol", "key-whitespace", "localized-comparison", "lost-localization",
    "plural-ternary", "value-conflict", "verbatim-candidate",
  ]

  @Test func findsExactlyWhatIsExpected() async throws {
    let lines = try await Self.findings.value.map { located in
      let finding = located.finding
      let name = finding.path.split(separator: "/").last ?? ""
      let place = finding.position.map { "\($0.line):\($0.column)" } ?? ""
      let fix = finding.fix.map { $0.isSafe ? " (fix)" : " (unsafe fix)" } ?? ""
      return "\(name):\(place) \(finding.severity) \(finding.rule)\(fix)\n"
    }
    try expectGolden(lines.joined(), "conventions.txt")
  }

  @Test func findsSomethingInEveryFile() async throws {
    let folder = Checkout.root.appending(path: "Fixtures/Conventions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let found = Set(
      try await Self.findings.value.map { String($0.finding.path.split(separator: "/").last ?? "") }
    )
    #expect(found == Set(files))
  }
}
