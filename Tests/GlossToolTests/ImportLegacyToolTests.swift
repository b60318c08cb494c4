import Foundation
import TestSupport
import Testing

/// `.strings` files of projects that have them beside catalogs.
@Suite struct ImportLegacyToolTests {
  private let project: ExchangeProject

  private static let german = """
    /* Button: saves */
    "save" = "Sichern";   // kept
    "open"="Öffnen";

    /* %d of %d */
    "count" = "%d von %d";
    """

  init() throws {
    project = try ExchangeProject()
    try folder.add(
      "App/en.lproj/Old.strings",
      "\"save\" = \"Save\";\n\"open\" = \"Open\";\n\"count\" = \"%d of %d\";\n")
    try folder.add("App/de.lproj/Old.strings", Self.german)
    try folder.add("App/Base.lproj/Main.storyboard", "<document/>")
    try folder.add("App/de.lproj/Main.strings", "\"a1b-2.text\" = \"Titel\";\n")
  }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  /// A file with one unit.
  private func add(
    _ original: String, _ id: String, _ source: String, _ target: String, to language: String = "de"
  ) throws {
    try folder.add(
      "in.xliff",
      """
      <xliff version="1.2"><file original="\(original)" source-language="en" \
      target-language="\(language)"><body><trans-unit id="\(id)"><source>\(source)</source>\
      <target>\(target)</target></trans-unit></body></file></xliff>
      """)
  }

  @Test func takesATextAndLeavesAllElse() throws {
    try add("App/en.lproj/Old.strings", "save", "Save", "Speichern &quot;x&quot;")
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 0)
    #expect(imported.output.hasPrefix("in.xliff: App/de.lproj/Old.strings, de: 1 applied"))
    #expect(
      try folder.text("App/de.lproj/Old.strings")
        == Self.german.replacing("\"Sichern\"", with: #""Speichern \"x\"""#))
    #expect(try gloss("import", "in.xliff").errors.contains("1 unchanged; 0 catalogs changed"))
  }

  @Test func takesATextOfAStoryboard() throws {
    try add("App/Base.lproj/Main.storyboard", "a1b-2.text", "Title", "Überschrift")
    #expect(try gloss("import", "in.xliff").status == 0)
    #expect(
      try folder.text("App/de.lproj/Main.strings") == "\"a1b-2.text\" = \"Überschrift\";\n")
  }

  @Test(arguments: [
    ("count", "%d of %d", "%@ von %d"), ("save", "Store", "x"), ("gone", "Gone", "x"),
  ])
  func refusesWhatACatalogWouldRefuse(id: String, source: String, target: String) throws {
    try add("App/en.lproj/Old.strings", id, source, target)
    #expect(try gloss("import", "in.xliff").status == 1)
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }

  /// Files that the project lacks, formats without a reader, and names that lead out of the project.
  @Test(arguments: [
    "App/en.lproj/Other.strings", "App/en.lproj/Old.stringsdict", "Old.strings",
    "../App/en.lproj/Old.strings", "App/../App/en.lproj/Old.strings", "/App/en.lproj/Old.strings",
    "Link/en.lproj/Old.strings",
  ])
  func saysThatATranslationWasLeftOut(original: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link"), withDestinationURL: folder.url.appending(path: "App"))
    try add(original, "save", "Save", "x")
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("no .strings file that the project has"))
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }

  @Test func leavesOutALanguageWithoutAFile() throws {
    try add("App/en.lproj/Old.strings", "save", "Save", "x", to: "fr")
    #expect(try gloss("import", "in.xliff").status == 1)
  }

  /// As Xcode exports the development language itself.
  @Test func missesNothingInTextsThatNobodyTranslated() throws {
    try add("App/en.lproj/Other.strings", "save", "Save", "Save", to: "en")
    #expect(try gloss("import", "in.xliff").status == 0)
  }

  @Test func writesNothingIfTwoFilesDisagree() throws {
    try add("App/en.lproj/Old.strings", "save", "Save", "x")
    try folder.add("a.xliff", folder.text("in.xliff"))
    try folder.add("b.xliff", folder.text("in.xliff").replacing(">x<", with: ">y<"))
    let imported = try gloss("import", "a.xliff", "b.xliff")
    #expect(imported.status == 2)
    #expect(imported.errors.contains("two files have other translations for 'save'"))
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }

  @Test func printsTheDifference() throws {
    try add("App/en.lproj/Old.strings", "open", "Open", "Auf")
    let run = try gloss("import", "in.xliff", "--dry-run")
    #expect(run.output.contains("-\"open\"=\"Öffnen\";\n+\"open\"=\"Auf\";\n"))
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }
}
