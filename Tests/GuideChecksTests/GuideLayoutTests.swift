import ConventionChecks
import Foundation
import GlossKit
import GuideChecks
import LocalizationModel
import TestSupport
import Testing

/// A sample of `Fixtures/GuideLayouts`: code that breaks or keeps a statement of the guides, in a
/// layout of its own.
struct GuideLayout: CustomTestStringConvertible, Sendable {
  let title: String
  let code: String

  var testDescription: String { title }

  /// The rule in the title of a wrong sample.
  var rule: String { title.split(separator: ":").first.map(String.init) ?? "" }

  static let wrong = read("wrong")
  static let right = read("right")

  /// Reads a file of samples, each behind a line `=== title`.
  private static func read(_ name: String) -> [GuideLayout] {
    let file = Checkout.root.appending(path: "Fixtures/GuideLayouts/\(name).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return ("\n" + text).split(separator: "\n=== ").map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      return GuideLayout(title: String(lines[0]), code: lines.count > 1 ? String(lines[1]) : "")
    }
  }
}

/// The rules on samples in many layouts: nested, in extensions, under other names.
@Suite struct GuideLayoutTests {
  @Test func hasSamples() {
    #expect(GuideLayout.wrong.count > 90)
    #expect(GuideLayout.right.count > 90)
  }

  @Test(arguments: GuideLayout.wrong)
  func findsTheWrongOne(_ layout: GuideLayout) async throws {
    let found = try await Self.findings(in: layout).map(\.rule)
    #expect(found.contains(layout.rule), "\(found)")
  }

  @Test(arguments: GuideLayout.right)
  func warnsOfNothingInTheRightOne(_ layout: GuideLayout) async throws {
    let found = try await Self.findings(in: layout).filter { $0.severity != .info }
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  private static func findings(in layout: GuideLayout) async throws -> [Finding] {
    let folder = try TemporaryFolder([
      "Code.swift": layout.code,
      "gloss.json": #"{"guides": ["observation", "notifications", "lifecycle"]}"#,
    ])
    let project = await Project(
      configuration: try Configuration.load(.file(folder("gloss.json"))), workers: 1)
    let check = await Check(of: project, rules: [])
    if let failure = check.failures.first { throw failure }
    return check.findings.map(\.finding)
  }
}
