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

  @Test func describesTheFirstOfManyContradictions() throws {
    let entries = (0..<20_000).map { #""k\#($0 / 2)":{"comment":"\#($0)"}"# }
    try project.folder.add(
      "L.xcstrings", #"{"strings":{\#(entries.joined(separator: ",\n"))}}"#)
    let run = try project.gloss("fmt", "--check", "L.xcstrings")
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first?.hasPrefix("L.xcstrings:2:1: error: 'k0' is already there") == true)
    #expect(
      lines.last
        == "L.xcstrings: error: 9900 more members are there twice with another value")
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
          errors: "Nothing.xcstrings: error: no such file or folder: check the path\n"))
    #expect(try project.folder.text("L.xcstrings") == formed)
  }

  @Test func readsStandardInput() throws {
    let run = try project.shell("\"$gloss\" fmt - < L.xcstrings")
    #expect(run == Run(0, output: formed))
    #expect(
      try project.shell("\"$gloss\" fmt --check - < L.xcstrings")
        == Run(1, output: "standard input: not in Xcode's form\n"))
    #expect(try project.shell("printf '{' | \"$gloss\" fmt -").status == 2)
  }

  @Test func leavesOutWhatSaysNothing() throws {
    try project.folder.add(
      "L.xcstrings",
      """
      \u{FEFF}{"version":"1.0","strings":{\r
      "b":{"comment":null},"a":{},\r
      "a":{ }},"sourceLanguage":"\\u0065n"}
      """)
    #expect(
      try project.gloss("fmt", "L.xcstrings")
        == Run(
          0, output: "L.xcstrings: rewritten in Xcode's form\n",
          errors: """
            L.xcstrings:2:6: note: 'comment' was null
            L.xcstrings:3:1: note: 'a' was there twice with the same value

            """))
    #expect(try project.folder.text("L.xcstrings") == formed)
  }

  @Test func leavesAloneWhatIsDoubtful() throws {
    let text = """
      {"version":"1.0","strings":{"b":{"comment":"x"},
      "b":{"comment":"y"},"a":{"x":1,
      "x":2}},"sourceLanguage":"en"}
      """
    try project.folder.add("L.xcstrings", text)
    #expect(
      try project.gloss("fmt", "L.xcstrings")
        == Run(
          2,
          errors: """
            L.xcstrings:2:1: error: 'b' is already there in line 1, with another value: \
            remove one of the two
            L.xcstrings:3:1: error: 'x' is already there in line 2, with another value: \
            remove one of the two

            """))
    #expect(try project.folder.text("L.xcstrings") == text)
  }
}
