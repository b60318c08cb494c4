import Foundation
import StringCatalog
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

  @Test func takesAllCatalogsOfTheProject() throws {
    try project.folder.add("gloss.json", #"{"exclude": ["Vendor"]}"#)
    try project.folder.add("App/M.xcstrings", loose)
    try project.folder.add("Vendor/N.xcstrings", loose)
    let check = try project.gloss("fmt", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("App/M.xcstrings") && check.output.contains("L.xcstrings"))
    #expect(!check.output.contains("Vendor"))
    let run = try project.shell("cd App && \"$gloss\" fmt")
    #expect(run.status == 0)
    #expect(run.output.contains("M.xcstrings") && run.output.contains("../L.xcstrings"))
    #expect(try project.folder.text("App/M.xcstrings") == formed)
    #expect(try project.folder.text("L.xcstrings") == formed)
    #expect(try project.folder.text("Vendor/N.xcstrings") == loose)
    #expect(try project.gloss("fmt", "--check").status == 0)
  }

  @Test func saysWhereNoCatalogIs() throws {
    try project.folder.add("Empty/gloss.json", "{}")
    let run = try project.shell("cd Empty && \"$gloss\" fmt")
    #expect(run.status == 2)
    #expect(run.errors.contains("no string catalog found here"))
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
        == "L.xcstrings: error: 9900 more members are duplicated with another value")
  }

  /// A release has only that part of ICU's data that the tool needs: the order must not suffer.
  @Test func ordersKeysOfAllScriptsAsFoundationDoes() throws {
    let scalars = (0x80...0x1_FFFF).lazy.compactMap { Unicode.Scalar($0) }.filter {
      switch $0.properties.generalCategory {
      case .unassigned, .control, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator:
        false
      default: !$0.properties.isDefaultIgnorableCodePoint
      }
    }
    // A third of them alone, and others between letters, where contractions and marks count.
    var texts: Set<String> = []
    for (index, scalar) in scalars.enumerated() where index.isMultiple(of: 3) {
      texts.insert(index.isMultiple(of: 2) ? "\(scalar)" : "k\(scalar)e")
    }
    let entries = texts.sorted().map { "\"\($0)\":{}" }
    try project.folder.add(
      "L.xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#)
    #expect(try project.gloss("fmt", "L.xcstrings").status == 0)
    // By bytes: a mark and the quote before it are one character.
    let written = try project.folder.text("L.xcstrings").utf8.split(separator: 0x0A)
      .filter { $0.starts(with: "    \"".utf8) }
      .map { Array($0.dropFirst("    \"".count).dropLast("\" : {".count)) }
    let expected = KeyOrder.sorted(Array(texts)) { ContiguousArray($0.utf8) }
    #expect(written.count > 20_000)
    #expect(written == expected.map { Array($0.utf8) })
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
            L.xcstrings:3:1: note: 'a' was duplicated, with the same value

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
