import Foundation
import GlossCommandLine
import TestSupport
import Testing

@Suite struct ManualTests {
  private func manual() throws -> String {
    try #require(SampleTool.parse("--generate-manual 2026-01-31").manual)
  }

  @Test func isMadeFromTheDeclarations() throws {
    try expectGolden(try manual(), "gloss.1")
  }

  @Test(.needs("mandoc"))
  func isCleanForMandoc() throws {
    let folder = try TemporaryFolder(["gloss.1": try manual()])
    let lint = try #require(Subprocess(named: "mandoc")).run(
      ["-Tlint", "-Wwarning", "gloss.1"], in: folder.url)
    #expect(lint.text + lint.errorText == "")
  }

  @Test func tellsOfEveryOptionThatIsNotHidden() throws {
    let manual = try manual()
    #expect(manual.contains("Fl \\-stale"))
    #expect(!manual.contains("trace"))
  }

  @Test(arguments: ["2026-1-31", "2026-13-01", "2026-01-00", "today", "+026-01-01", ""])
  func refusesADateOfAnotherForm(date: String) {
    #expect(SampleTool.root.parse(["--generate-manual", date]).misuse != nil)
  }
}
