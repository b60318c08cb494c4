import Foundation
import TestSupport
import Testing

@Suite struct FormatToolTests {
  private let project: SampleProject
  private let loose = #"{"version":"1.0","strings":{"b":{},"a":{}},"sourceLanguage":"en"}"# + "\n"
  private let formed = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    project = try SampleProject()
    try project.folder.add("L.xcstrings", loose)
  }

  @Test func saysInACheckWhichBytesDiffer() throws {
    #expect(
      try project.gloss("fmt", "--check", "L.xcstrings", "App/Localizable.xcstrings")
        == Run(1, output: "L.xcstrings: not in Xcode's form\n"))
    #expect(try project.folder.text("L.xcstrings") == loose)
    #expect(
      try project.gloss("fmt", "--check", "App/Localizable.xcstrings")
        == Run(0, errors: "gloss: 1 catalog is in Xcode's form\n"))
  }

  @Test func printsADiffInADryRun() throws {
    let run = try project.gloss("fmt", "--dry-run", "L.xcstrings")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/L.xcstrings\n+++ b/L.xcstrings\n@@ -1 +1,12 @@\n-{"))
    #expect(try project.folder.text("L.xcstrings") == loose)
  }

  @Test func rewritesWhatIsNotInXcodesForm() throws {
    #expect(
      try project.gloss("fmt", "L.xcstrings")
        == Run(0, output: "L.xcstrings: rewritten in Xcode's form\n"))
    #expect(try project.folder.text("L.xcstrings") == formed)
    #expect(
      try project.gloss("fmt", "L.xcstrings")
        == Run(0, errors: "gloss: 1 catalog is in Xcode's form\n"))
  }

  @Test func rewritesTheOthersWhereOneCannotBeRead() throws {
    let run = try project.gloss("fmt", "Nothing.xcstrings", "L.xcstrings")
    #expect(
      run
        == Run(
          2, output: "L.xcstrings: rewritten in Xcode's form\n",
          errors: "Nothing.xcstrings: error: no such file or folder\n"))
    #expect(try project.folder.text("L.xcstrings") == formed)
  }
}
