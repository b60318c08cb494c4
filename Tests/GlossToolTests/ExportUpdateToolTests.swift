import Foundation
import TestSupport
import Testing

/// `gloss export --update` as a program.
@Suite struct ExportUpdateToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  private func gloss(_ arguments: [String]) throws -> Run { try project.gloss(arguments) }

  @Test func bringsAFileUpToDate() throws {
    _ = try gloss("export", "-l", "de")
    let worked = try folder.text("de.xliff")
      .replacing(
        "<source>%lld file</source>",
        with: #"<source>%lld file</source><target state="translated">%lld Datei</target>"#)
    try folder.add("de.xliff", worked)
    try folder.add(
      "App/Localizable.xcstrings",
      ExchangeProject.catalog.replacing(
        #""Save" : {"#, with: "\"Open\" : {\n\n    },\n    \"Store\" : {"))
    let updated = try gloss("export", "--update", "de.xliff")
    #expect(updated.status == 0)
    #expect(
      updated.output == """
        App/Localizable.xcstrings  added  'Open'  
        App/Localizable.xcstrings  added  'Store'  
        App/Localizable.xcstrings  gone  'Save'  with its translation 'Sichern'

        """)
    let text = try folder.text("de.xliff")
    #expect(text.contains("%lld Datei<"))
    #expect(text.contains(#"id="Open""#))
    #expect(!text.contains(#"id="Save""#))
    let again = try gloss("export", "--update", "de.xliff")
    #expect(again.errors == "gloss: de.xliff is up to date\n")
    #expect(try folder.text("de.xliff") == text)
  }

  /// The selection of units applies to new ones only.
  @Test(arguments: ["missing", "needs-review"])
  func keepsFinishedWorkInAnUpdateOfAPart(only: String) throws {
    _ = try gloss("export", "-l", "de")
    let worked = try folder.text("de.xliff").replacing(">Sichern<", with: ">Speichern<")
    try folder.add("de.xliff", worked)
    #expect(try gloss("export", "--update", "de.xliff", "--only", only).status == 0)
    #expect(try folder.text("de.xliff") == worked)
  }

  @Test(arguments: [
    ["-l", "fr"], ["--xcloc"], ["--since", "HEAD"], ["-o", "x"], ["--overwrite"],
  ])
  func refusesOptionsThatAnUpdateHasNoUseFor(options: [String]) throws {
    _ = try gloss("export", "-l", "de")
    #expect(try gloss(["export", "--update", "de.xliff"] + options).status == 64)
  }

  @Test func updatesEachOfTwoFilesForOneCatalog() throws {
    _ = try gloss("export", "-l", "de")
    let whole = try folder.text("de.xliff")
    let start = try #require(whole.firstRange(of: "  <file "))
    let end = try #require(whole.firstRange(of: "</xliff>"))
    let both = whole.replacing(
      "</xliff>", with: String(whole[start.lowerBound..<end.lowerBound]) + "</xliff>")
    // The first has the plural only, the second the rest.
    let cut = both.replacing("id=\"Save\"", with: "id=\"Gone\"", maxReplacements: 1)
    try folder.add("de.xliff", cut)
    _ = try gloss("export", "--update", "de.xliff")
    let text = try folder.text("de.xliff")
    #expect(text.split(separator: "id=\"Save\"").count == 2)
    #expect(!text.contains("id=\"Gone\""))
    #expect(try gloss("export", "--update", "de.xliff").errors.contains("up to date"))
  }

  @Test(arguments: ["1.2", "2.0"])
  func keepsTranslatorsNotesInAnUpdate(version: String) throws {
    _ = try gloss("export", "-l", "de", "--xliff-version", version)
    let note = version == "1.2" ? "<note>why?</note></trans-unit>" : "</unit>"
    let end = version == "1.2" ? "</trans-unit>" : "</unit>"
    let asked = try folder.text("de.xliff").replacing(end, with: note)
    try folder.add("de.xliff", asked)
    #expect(try gloss("export", "--update", "de.xliff").errors.contains("up to date"))
    #expect(try folder.text("de.xliff") == asked)
  }

  @Test func updatesNoFileOfAnotherSourceLanguage() throws {
    _ = try gloss("export", "-l", "de")
    let other = try folder.text("de.xliff")
      .replacing("source-language=\"en\"", with: "source-language=\"fr\"")
    try folder.add("de.xliff", other)
    let updated = try gloss("export", "--update", "de.xliff")
    #expect(updated.status == 2)
    #expect(updated.errors.contains("de.xliff:3:1: error: the file translates from 'fr'"))
    #expect(try folder.text("de.xliff") == other)
  }
}
