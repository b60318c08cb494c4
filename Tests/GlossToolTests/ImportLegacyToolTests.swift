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

  /// As for the system, the last text of a key counts; the file says so.
  @Test func changesTheLastTextOfARepeatedKey() throws {
    let repeated = "\"save\" = \"Alt\";\n" + Self.german
    try folder.add("App/de.lproj/Old.strings", repeated)
    try add("App/en.lproj/Old.strings", "save", "Save", "Sichern")
    let note = "'App/de.lproj/Old.strings' has several texts for 'save': the last one counts"
    let same = try gloss("import", "in.xliff")
    #expect(same.errors.contains("1 unchanged; 0 catalogs changed"), "\(same)")
    #expect(same.errors.contains(note), "\(same)")
    try add("App/en.lproj/Old.strings", "save", "Save", "Speichern")
    #expect(try gloss("import", "in.xliff").status == 0)
    #expect(
      try folder.text("App/de.lproj/Old.strings")
        == repeated.replacing("\"Sichern\"", with: "\"Speichern\""))
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
    ("App/en.lproj/Other.strings", "the project has no such file"),
    ("App/en.lproj/Other.stringsdict", "the project has no such file"),
    ("Old.strings", "named by no path"), ("../App/en.lproj/Old.strings", "named by no path"),
    ("App/../App/en.lproj/Old.strings", "named by no path"),
    ("/App/en.lproj/Old.strings", "named by no path"),
    ("Link/en.lproj/Old.strings", "named by no path"),
    ("App/Info.plist", "neither a String Catalog"),
    ("App/en.lproj/Bad.strings", "'App/de.lproj/Bad.strings' cannot be changed without a loss"),
    ("App/en.lproj/Mine.stringsdict", "no file of that name for 'de', and none can be made"),
  ])
  func saysWhyATranslationWasLeftOut(original: String, reason: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link"), withDestinationURL: folder.url.appending(path: "App"))
    try folder.add("App/en.lproj/Bad.strings", "\"save\" = \"Save\";")
    try folder.add("App/de.lproj/Bad.strings", "\"save\" = ")
    try folder.add("App/en.lproj/Mine.stringsdict", "<plist")
    try add(original, "save", "Save", "x")
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains(reason), "\(imported)")
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }

  @Test func saysThatALanguageIsTheProjectsOwn() throws {
    try add("App/en.lproj/Old.strings", "save", "Save", "Store", to: "en")
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 1 && imported.output.contains("that the project is developed in"))
  }

  @Test func needsNoCatalogBesideThem() throws {
    try FileManager.default.removeItem(atPath: folder("App/Localizable.xcstrings"))
    try add("App/en.lproj/Old.strings", "save", "Save", "Speichern")
    #expect(try gloss("import", "in.xliff").status == 0)
    try add("App/en.lproj/Other.strings", "save", "Save", "Speichern")
    let run = try gloss("import", "in.xliff")
    #expect(run.status == 2 && run.errors.contains("no string catalog found here"), "\(run)")
  }

  @Test func makesAFileForANewLanguage() throws {
    try add("App/en.lproj/Old.strings", "save", "Save", "Garder", to: "fr")
    #expect(
      try gloss("import", "in.xliff", "--add-language", "fr", "--dry-run").output.contains(
        "+\"save\" = \"Garder\";"))
    #expect(!FileManager.default.fileExists(atPath: folder("App/fr.lproj")))
    #expect(try gloss("import", "in.xliff").status == 1)
    let run = try gloss("import", "in.xliff", "--add-language", "fr")
    #expect(run.status == 0)
    #expect(run.errors.contains("'App/fr.lproj/Old.strings' is new: add it to its target"))
    #expect(try folder.text("App/fr.lproj/Old.strings") == "\"save\" = \"Garder\";\n")
    #expect(try gloss("import", "in.xliff").errors.contains("1 unchanged; 0 catalogs changed"))
  }

  /// Another name of a language that is there, and a file of which nothing is taken.
  @Test(arguments: [("de-DE", "Speichern"), ("fr", "%@")])
  func makesNoFile(language: String, text: String) throws {
    try add("App/en.lproj/Old.strings", "count", "%d of %d", text, to: language)
    #expect(try gloss("import", "in.xliff").status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder("App/\(language).lproj")))
  }

  @Test func addsATextBehindThoseOfAFile() throws {
    try folder.add(
      "App/en.lproj/Old.strings",
      "\"save\" = \"Save\";\n/* On the door */\n\"close\" = \"Close\";\n")
    try add("App/en.lproj/Old.strings", "close", "Close", "Zu")
    #expect(try gloss("import", "in.xliff").status == 0)
    #expect(
      try folder.text("App/de.lproj/Old.strings")
        == Self.german + "\n\n/* On the door */\n\"close\" = \"Zu\";\n")
  }

  private static func rules(_ forms: [(String, String)]) -> String { LegacyRules(forms).text }

  /// A form that is there, and one that the development language does not have.
  @Test(arguments: ["other", "few"]) func takesAFormOfARule(form: String) throws {
    try folder.add(
      "App/en.lproj/Old.stringsdict", Self.rules([("one", "%d file"), ("other", "%d files")]))
    let own = [("one", "%d plik"), ("other", "%d x")]
    try folder.add("App/pl.lproj/Old.stringsdict", Self.rules(own))
    try add(
      "App/en.lproj/Old.stringsdict", "/files:dict/count:dict/\(form):dict/:string", "%d files",
      "%d pliki", to: "pl")
    let run = try gloss("import", "in.xliff")
    #expect(run.status == 0, "\(run)")
    let wanted = form == "few" ? [("few", "%d pliki")] + own : [own[0], ("other", "%d pliki")]
    #expect(try folder.text("App/pl.lproj/Old.stringsdict") == Self.rules(wanted))
  }

  @Test(arguments: [
    ("/files:dict/count:dict/other:dict/:string", "%@ pliki"),
    ("/files:dict/count:dict/some:dict/:string", "%d pliki"),
    ("/others:dict/count:dict/other:dict/:string", "%d pliki"), ("files", "%d pliki"),
    ("/files:dict/count:dict/NSStringFormatValueTypeKey:dict/:string", "%d pliki"),
  ])
  func refusesWhatARuleHasNoPlaceFor(id: String, target: String) throws {
    let rules = Self.rules([("one", "%d file"), ("other", "%d files")])
    try folder.add("App/en.lproj/Old.stringsdict", rules)
    try folder.add("App/pl.lproj/Old.stringsdict", rules)
    try add("App/en.lproj/Old.stringsdict", id, "%d files", target, to: "pl")
    #expect(try gloss("import", "in.xliff").status == 1)
    #expect(try folder.text("App/pl.lproj/Old.stringsdict") == rules)
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
