import ScannerJudge
import SwiftTree
import TestSupport
import Testing

/// The work of `Scripts/judge`, with fewer generated texts.
struct ScannerTests {
  private let judge = Judge { SyntaxOutline.outline(of: $0) }

  private func project() throws -> [SourceText] {
    try SwiftFiles.texts(at: [Checkout.root], origin: "project")
  }

  private func expectNoDifferences(_ report: Judge.Report, _ name: String) {
    print("judge, \(name): \(report.total.summary)")
    let examples = report.differences.prefix(5).map(\.description).joined(separator: "\n")
    #expect(report.total.differences == 0, "\(examples)")
  }

  @Test func agreesOnTheProject() throws {
    let report = judge.report(on: try project().sample(every: 5))
    expectNoDifferences(report, "project")
    #expect(report.total.accepted >= 50)
  }

  @Test func agreesOnTheToolchainsInterfaces() throws {
    let texts = try SwiftFiles.toolchainInterfaces().sample(every: 8)
    let report = judge.report(on: texts)
    expectNoDifferences(report, "toolchain interfaces")
    #expect(report.total.accepted == texts.count && !texts.isEmpty)
  }

  @Test func agreesOnASampleOfGeneratedTexts() throws {
    let fragments = FragmentLibrary(try SwiftFiles.fixtures())
    let texts = GeneratedTexts(seed: 20_240_229, fragments: fragments)
    let report = judge.report(count: 2_000) { texts.text(number: $0) }
    expectNoDifferences(report, "generated")
    #expect(report.tallies.count == 4)
    #expect(report.tallies.values.allSatisfy { $0.accepted * 4 > $0.offered })
    #expect(report.total.withRichLiterals * 2 >= report.total.accepted)
  }

  @Test func agreesOnASampleOfRandomWords() {
    let texts = RandomWords(seed: 20_240_229)
    let report = judge.report(count: 4_000) { texts.text(number: $0) }
    expectNoDifferences(report, "random words")
    #expect(report.total.accepted >= 100 && report.total.functions >= 100)
  }
}
