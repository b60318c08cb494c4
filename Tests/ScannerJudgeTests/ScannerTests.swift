import ScannerJudge
import SourceScanner
import Testing

/// The scanner against the official parser.
struct ScannerTests {
  private let judge = Judge { SyntaxOutline.outline(of: $0) }

  private func project() throws -> [SourceText] {
    try SwiftFiles.texts(at: [SwiftFiles.projectFolder], origin: "project")
  }

  private func expectNoDifferences(_ report: Judge.Report, _ name: String) {
    print("judge, \(name): \(report.total.summary)")
    let examples = report.differences.prefix(5).map(\.description).joined(separator: "\n")
    #expect(report.total.differences == 0, "\(examples)")
  }

  @Test func agreesOnTheProject() throws {
    let report = judge.report(on: try project())
    expectNoDifferences(report, "project")
    #expect(report.total.accepted >= 50)
  }

  @Test func agreesOnTheToolchainsInterfaces() throws {
    let texts = try SwiftFiles.toolchainInterfaces()
    let report = judge.report(on: texts)
    expectNoDifferences(report, "toolchain interfaces")
    #expect(report.total.accepted == texts.count && !texts.isEmpty)
  }
}
