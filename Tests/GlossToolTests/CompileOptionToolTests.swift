import TestSupport
import Testing

/// The options of `gloss compile` that name nothing.
@Suite struct CompileOptionToolTests {
  private let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.add(
      "L.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "Sichern"}}}}}, "version": "1.0"}
      """)
  }

  @Test func saysWhichLanguagesHaveNoText() throws {
    let run = try project.gloss("compile", "L.xcstrings", "-o", "out", "-l", "de,xx")
    #expect(run.status == 0 && run.output == "out/de.lproj/L.strings\n")
    #expect(run.errors.contains("no text to compile in xx"))
  }

  @Test func refusesAnEmptyFolder() throws {
    let run = try project.gloss("compile", "L.xcstrings", "-o", "")
    #expect(run.status == 64)
    #expect(run.errors.contains("missing value for '--output-directory=FOLDER'"))
  }
}
