import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// The report of `gloss check` on the sample of mistakes, in every format.
@Suite struct CheckGoldenTests {
  private func report() async throws -> CheckReport {
    let project = try await Checkout.project("Conventions")
    var report = CheckReport(await Check(of: project), of: project)
    report.version = "0.0"
    return report
  }

  private func text(_ format: CheckFormat) async throws -> String {
    let bytes = try await report().bytes(as: format, in: .english)
    // Only Xcode's lines have paths from the root.
    return String(decoding: bytes, as: UTF8.self)
      .replacing(Checkout.root.path + "/", with: "/checkout/")
  }

  /// The page has tests of its own.
  @Test(arguments: CheckFormat.allCases.filter { $0 != .html })
  func saysInEveryFormatWhatIsExpected(format: CheckFormat) async throws {
    try expectGolden(try await text(format), "conventions.\(format.rawValue)")
  }

  @Test func summarizesAStep() async throws {
    try expectGolden(
      CheckStepSummary(try await report(), in: .english).markdown(), "conventions.md")
  }

  @Test func followsTheSchemaOfItsJSON() async throws {
    let file = Checkout.root.appending(path: "Sources/GlossReports/Schema/check.schema.json")
    let schema = try JSONSchema(Data(contentsOf: file))
    #expect(try schema.complaints(about: Data(try await text(.json).utf8)) == [])
    #expect(try !schema.complaints(about: Data(#"{"schemaVersion": 2}"#.utf8)).isEmpty)
  }

  @Test(.needsCorpus)
  func followsTheSchemaOfSARIF() async throws {
    let file = try #require(Corpus.folder).appending(path: "schemas/sarif-schema-2.1.0.json")
    let schema = try JSONSchema(Data(contentsOf: file))
    var report = try await report()
    for hasBaseline in [false, true] {
      report.hasBaseline = hasBaseline
      report.accepted = hasBaseline ? Array(report.findings.prefix(3)) : []
      report.failures = [
        CheckReport.failure(
          path: "a b/中.swift", position: nil, message: Message(verbatim: "cannot be read"))
      ]
      let sarif = Data(report.bytes(as: .sarif, in: .chinese))
      #expect(try schema.complaints(about: sarif) == [])
    }
    let broken = try await text(.sarif).replacing("\"startLine\": ", with: "\"startLine\": -")
    #expect(try !schema.complaints(about: Data(broken.utf8)).isEmpty, "the validator works")
  }

  @Test func namesNoTestCaseTwice() async throws {
    let names = try await text(.junit).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /<testcase classname="([^"]*)" name="([^"]*)"/).map { "\($0.1)\t\($0.2)" }
    }
    #expect(!names.isEmpty && Set(names).count == names.count)
  }
}
