import Foundation
import TestSupport
import Testing

@Suite struct MergeToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add("base", SampleProject.catalog("k", "a"))
    try project.folder.add("ours", SampleProject.catalog("k", "b"))
    try project.folder.add("theirs", SampleProject.catalog("k", "c"))
    try project.folder.add("other", SampleProject.catalog("m", "d"))
  }

  private static let conflict = """
    ours:5:19: conflict: k · comment: kept ours, 'b' (line 5), not theirs, 'c' (line 5)
    gloss: ours: 1 conflict: ours is kept

    """

  @Test func replacesOurs() throws {
    #expect(try project.gloss("merge", "base", "base", "theirs") == Run(0))
    #expect(try project.folder.text("base") == SampleProject.catalog("k", "c"))
  }

  @Test func listsConflicts() throws {
    #expect(try project.gloss("merge", "base", "ours", "theirs") == Run(1, errors: Self.conflict))
    #expect(try project.folder.text("ours") == SampleProject.catalog("k", "b"))
  }

  @Test func writesElsewhere() throws {
    #expect(try project.gloss("merge", "base", "base", "theirs", "--output", "new") == Run(0))
    #expect(try project.folder.text("new") == SampleProject.catalog("k", "c"))
    #expect(try project.folder.text("base") == SampleProject.catalog("k", "a"))
    #expect(
      try project.gloss("merge", "base", "base", "theirs", "-o", "-")
        == Run(0, output: SampleProject.catalog("k", "c")))
  }

  @Test func writesNothingInACheck() throws {
    #expect(try project.gloss("merge", "--check", "base", "base", "theirs") == Run(0))
    #expect(try project.folder.text("base") == SampleProject.catalog("k", "a"))
    #expect(
      try project.gloss("merge", "--check", "base", "ours", "theirs")
        == Run(1, errors: Self.conflict))
  }

  @Test func printsADiffInADryRun() throws {
    let run = try project.gloss("merge", "--dry-run", "base", "base", "theirs")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("--- a/base\n+++ b/base\n@@ "))
    #expect(try project.folder.text("base") == SampleProject.catalog("k", "a"))
  }

  @Test(arguments: ["/dev/null", "nothing"]) func takesAnEmptyBase(base: String) throws {
    try project.folder.add("nothing", "\u{FEFF}\n")
    let run = try project.gloss("merge", base, "ours", "other", "-o", "-")
    #expect(run.status == 0)
    #expect(run.output.contains(#""k" : {"#) && run.output.contains(#""m" : {"#))
  }

  @Test func keepsRemovalsFromEdits() throws {
    try project.folder.add("none", SampleProject.emptyCatalog)
    #expect(
      try project.gloss("merge", "base", "none", "theirs", "--path", "App/L.xcstrings")
        == Run(
          0, errors: "App/L.xcstrings: note: k: kept as theirs changed it, ours had removed it\n"))
    #expect(try project.folder.text("none") == SampleProject.catalog("k", "c"))
  }

  /// As `gloss merge %O %A %B %L %P`, which many a driver is set up with.
  @Test func takesAllThatGitGives() throws {
    let run = try project.gloss("merge", "base", "ours", "theirs", "7", "App/L.xcstrings")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("App/L.xcstrings:5:19: conflict: "))
  }

  @Test(arguments: [
    ("", "ours: error: the file is empty: "), ("{", "ours:1:2: error: not valid JSON: the file"),
    ("\u{FF}", "ours:1:1: error: "),
    (#"{"strings":[]}"#, "ours:1:12: error: 'strings' must be an object, not an array"),
  ])
  func refusesWhatItCannotRead(text: String, error: String) throws {
    try project.folder.add("ours", text)
    let run = try project.gloss("merge", "base", "ours", "theirs")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(try project.folder.text("ours") == text)
  }

  @Test func namesTheSideThatIsMissing() throws {
    #expect(
      try project.gloss("merge", "base", "ours", "nowhere")
        == Run(2, errors: "nowhere: error: no such file or folder: check the path\n"))
    #expect(
      try project.gloss("merge", "base", "App", "theirs")
        == Run(2, errors: "App: error: a folder, not a catalog: give .xcstrings files\n"))
  }

  @Test func printsLines() throws {
    #expect(
      try project.gloss("textconv", "ours")
        == Run(0, output: "sourceLanguage: en\nk · comment: b\nversion: 1.0\n"))
    try project.folder.add("ours", "not a catalog\u{FF}")
    let run = try project.gloss("textconv", "ours")
    #expect(run.status == 0)
    #expect(run.output == "not a catalog\u{FF}")
    #expect(run.errors.hasPrefix("gloss: shown as it is: ours:1:1: not valid JSON"))
  }

  @Test func writesJSONThatItsSchemaDescribes() throws {
    try project.folder.add(
      "ours",
      #"{"strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"new","value":"x"}}}}}}"#)
    let schema = try JSONSchema(
      Data(
        contentsOf: Checkout.root.appending(path: "Sources/GlossReports/Schema/diff.schema.json")))
    for files in [("ours", "theirs"), ("theirs", "ours"), ("ours", "ours")] {
      let run = try project.gloss("diff", "--format", "json", files.0, files.1)
      #expect(try schema.complaints(about: Data(run.output.utf8)) == [])
    }
  }

  @Test func comparesTexts() throws {
    #expect(
      try project.gloss("diff", "ours", "theirs")
        == Run(1, output: "~ k · comment: 'b' → 'c'\n"))
    #expect(
      try project.gloss("diff", "ours", "other")
        == Run(1, output: "+ m\n+ m · comment: 'd'\n- k\n- k · comment: 'b'\n"))
    #expect(try project.gloss("diff", "ours", "ours") == Run(0))
    #expect(try project.gloss("diff", "ours", "App").status == 2)
  }
}
