import Foundation
import TestSupport
import Testing

/// `.strings` and `.stringsdict` files that go to translators and come back.
@Suite struct ExportLegacyToolTests {
  private let project: ExchangeProject

  private static let rules = LegacyRules([("one", "%d file"), ("other", "%d files")])

  /// A file in which two keys differ in normalization only, and one key has no translation.
  private static let english = """
    /* Button: saves */
    "save" = "Save";
    "caf\u{E9}" = "Caf\u{E9} 1";
    "cafe\u{301}" = "Caf\u{E9} 2";

    /* Title */
    "open 10" = "Open <10>";
    "open 9" = "Open \\"9\\"";
    """

  private static let german = """
    "cafe\u{301}" = "Kaffee 2";
    "caf\u{E9}" = "Kaffee 1"; // kept
    "save" = "Sichern";
    "open 10" = "10 öffnen";
    "gone" = "Weg";
    """

  private static let storyboard = """

    /* Class = "UILabel"; text = "Title \\"A\\""; ObjectID = "a1b-2"; */
    "a1b-2.text" = "Titel";

    """

  init() throws {
    project = try ExchangeProject()
    try folder.add("App/en.lproj/Old.strings", Self.english)
    try folder.add("App/de.lproj/Old.strings", Self.german)
    try folder.add("App/en.lproj/Old.stringsdict", Self.rules.text)
    try folder.add("App/pl.lproj/Old.stringsdict", LegacyRules([("other", "%d x")]).text)
    try folder.add("App/Base.lproj/Main.storyboard", "<document/>")
    try folder.add("App/de.lproj/Main.strings", Self.storyboard)
  }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  /// The parts of an export that are not catalogs, without what the tool says of itself.
  private func parts(_ language: String) throws -> String {
    let text = try folder.text("\(language).xliff")
    let files = text.split(separator: "  <file ").dropFirst().filter {
      !$0.contains(".xcstrings\"")
    }
    return files.map { "<file " + $0 }.joined()
      .replacing(#/ *<tool[^>]*>\n/#, with: "")
      .replacing(#/ *<note from="gloss">[^<]*<\/note>\n/#, with: "")
  }

  @Test func writesWhatXcodeWrites() throws {
    #expect(try gloss("export", "--language", "de").status == 0)
    let whole = try folder.text("de.xliff")
    let originals = whole.split(separator: "original=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(
      originals == [
        "App/Base.lproj/Main.storyboard", "App/en.lproj/Old.strings",
        "App/en.lproj/Old.stringsdict",
        "App/Localizable.xcstrings",
      ])
    #expect(
      try parts("de").hasPrefix(
        """
        <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de" \
        datatype="plaintext">
            <header>
            </header>
            <body>
              <trans-unit id="a1b-2.text" xml:space="preserve">
                <source>Title "A"</source>
                <target>Titel</target>
                <note>Class = "UILabel"; text = "Title \\"A\\""; ObjectID = "a1b-2";</note>
              </trans-unit>
            </body>
          </file>
        <file original="App/en.lproj/Old.strings" source-language="en" target-language="de" \
        datatype="plaintext">
            <header>
            </header>
            <body>
              <trans-unit id="cafe\u{301}" xml:space="preserve">
                <source>Caf\u{E9} 2</source>
                <target>Kaffee 2</target>
                <note/>
              </trans-unit>
              <trans-unit id="caf\u{E9}" xml:space="preserve">
                <source>Caf\u{E9} 1</source>
                <target>Kaffee 1</target>
                <note/>
              </trans-unit>
              <trans-unit id="open 9" xml:space="preserve">
                <source>Open "9"</source>
                <note/>
              </trans-unit>
              <trans-unit id="open 10" xml:space="preserve">
                <source>Open &lt;10&gt;</source>
                <target>10 öffnen</target>
                <note>Title</note>
              </trans-unit>
              <trans-unit id="save" xml:space="preserve">
                <source>Save</source>
                <target>Sichern</target>
                <note>Button: saves</note>
              </trans-unit>
        """))
  }

  /// Polish has forms that English has not, and a source for them.
  @Test func asksForTheFormsOfTheLanguage() throws {
    #expect(try gloss("export", "--language", "pl,ja").status == 0)
    let forms = { (language: String) in
      try parts(language).matches(
        of: #/id="/files:dict/(.*):dict/:string".*\n *<source>(.*)</source>/#
      )
      .map { "\($0.output.1) \($0.output.2)" }
    }
    #expect(
      try forms("pl") == [
        "NSStringLocalizedFormatKey %#@count@", "count:dict/few %d files",
        "count:dict/many %d files",
        "count:dict/one %d file", "count:dict/other %d files",
      ])
    #expect(
      try forms("ja") == ["NSStringLocalizedFormatKey %#@count@", "count:dict/other %d files"])
  }

  @Test func leavesAllAsItIsWhenNothingWasChanged() throws {
    for language in ["de", "pl"] {
      #expect(try gloss("export", "--language", language).status == 0)
      let run = try gloss("import", "\(language).xliff")
      #expect(run.status == 0 && run.errors.contains("0 catalogs changed"), "\(run)")
    }
    #expect(try folder.text("App/de.lproj/Old.strings") == Self.german)
  }

  @Test(arguments: [false, true]) func takesExactlyWhatWasChanged(isBundle: Bool) throws {
    let form = isBundle ? "--xcloc" : "--only=all"
    #expect(try gloss("export", "--language", "de", form).status == 0)
    let file = isBundle ? "de.xcloc/Localized Contents/de.xliff" : "de.xliff"
    if isBundle {
      let copy = "de.xcloc/Source Contents/App/en.lproj/Old.strings"
      #expect(try folder.text(copy) == Self.english)
    }
    let text = try folder.text(file)
      .replacing("<target>Kaffee 1</target>", with: "<target>Espresso</target>")
      .replacing("<target>Titel</target>", with: "<target>Überschrift</target>")
      .replacing(
        "<source>Open \"9\"</source>",
        with: "<source>Open \"9\"</source>\n        <target>9 öffnen</target>")
    try folder.add(file, text)
    #expect(try gloss("import", isBundle ? "de.xcloc" : file).status == 0)
    #expect(
      try folder.text("App/de.lproj/Old.strings")
        == Self.german.replacing("\"Kaffee 1\"", with: "\"Espresso\"")
        + "\n\n\"open 9\" = \"9 öffnen\";\n")
    #expect(
      try folder.text("App/de.lproj/Main.strings")
        == Self.storyboard.replacing("\"Titel\"", with: "\"Überschrift\""))
  }

  /// With the rule of the development language, of which a form stays that was not translated.
  @Test func makesFilesForANewLanguage() throws {
    #expect(try gloss("export", "--language", "fr").status == 0)
    let text = try folder.text("fr.xliff")
      .replacing(
        "<source>%d file</source>",
        with: "<source>%d file</source>\n        <target>%d fichier</target>"
      )
      .replacing(
        "<source>Save</source>", with: "<source>Save</source>\n        <target>Garder</target>")
    try folder.add("fr.xliff", text)
    let run = try gloss("import", "fr.xliff")
    #expect(run.status == 0, "\(run)")
    #expect(
      try folder.text("App/fr.lproj/Old.stringsdict")
        == LegacyRules([("one", "%d fichier"), ("other", "%d files")]).text)
    #expect(
      try folder.text("App/fr.lproj/Old.strings")
        == "/* Button: saves */\n\"save\" = \"Garder\";\n")
    let again = try gloss("import", "fr.xliff")
    #expect(again.status == 0 && again.errors.contains("0 catalogs changed"), "\(again)")
  }

  /// A file of the language exists, but lacks this rule.
  @Test func addsARuleThatAFileLacks() throws {
    try folder.add(
      "App/pl.lproj/Old.stringsdict",
      Self.rules.text.replacing("files</key>", with: "others</key>").replacing("%d", with: "%u")
        .replacing("\n", with: "\r\n"))
    #expect(try gloss("export", "--language", "pl").status == 0)
    try folder.add(
      "pl.xliff",
      folder.text("pl.xliff").replacing(
        "<source>%d file</source>",
        with: "<source>%d file</source>\n        <target>%d plik</target>"))
    #expect(try gloss("import", "pl.xliff").status == 0)
    let text = try folder.text("App/pl.lproj/Old.stringsdict")
    #expect(
      text.contains("<string>%d plik</string>\r\n") && text.contains("<string>%u files</string>"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }

  /// A rule's own text names its variables; in the file of a new language, too.
  @Test(arguments: ["pl", "fr"])
  func takesAnotherTextAroundAVariable(_ language: String) throws {
    #expect(try changeAround(language, to: "w %#@count@").status == 0)
    #expect(
      try folder.text("App/\(language).lproj/Old.stringsdict")
        .contains("<string>w %#@count@</string>"))
  }

  @Test func refusesAMisspeltVariable() throws {
    let before = try folder.text("App/pl.lproj/Old.stringsdict")
    let run = try changeAround("pl", to: "w %#@cuont@")
    #expect(run.status == 1 && run.output.contains("no substitution 'cuont'"), "\(run)")
    #expect(try folder.text("App/pl.lproj/Old.stringsdict") == before)
  }

  private func changeAround(_ language: String, to target: String) throws -> Run {
    #expect(try gloss("export", "--language", language).status == 0)
    let source = "<source>%#@count@</source>\n"
    let text = try folder.text("\(language).xliff")
      .replacing(#/<source>%#@count@<\/source>\n *<target>%#@count@<\/target>\n/#, with: source)
      .replacing(source, with: "\(source)        <target>\(target)</target>\n")
    try folder.add("\(language).xliff", text)
    return try gloss("import", "\(language).xliff")
  }

  @Test func leavesOutWhatWasNotAskedFor() throws {
    let run = try gloss("export", "--language", "de", "--catalog", "Old.strings", "--only=missing")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("de.xliff").matches(of: #/<trans-unit id="/#).count == 1)
    #expect(try parts("de").contains("<source>Open \"9\"</source>"))
  }

  /// Names start at the folder with the Xcode project that the catalog belongs to.
  @Test func knowsAFileBesideTheFolderOfTheProject() throws {
    try FileManager.default.moveItem(
      atPath: folder("App.xcodeproj"), toPath: folder("App/App.xcodeproj"))
    try folder.add("Kit/en.lproj/K.strings", "\"a\" = \"A\";\n")
    try folder.add("Kit/de.lproj/K.strings", "\"a\" = \"Ä\";\n")
    #expect(try gloss("export", "--language", "de").status == 0)
    let text = try folder.text("de.xliff")
    #expect(text.contains("original=\"../Kit/en.lproj/K.strings\""))
    try folder.add("de.xliff", text.replacing(">Ä<", with: ">Aha<"))
    let run = try gloss("import", "de.xliff")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("Kit/de.lproj/K.strings") == "\"a\" = \"Aha\";\n")
  }

  @Test func leavesOutWhatAnImportWouldNotTake() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link"), withDestinationURL: folder.url.appending(path: "App"))
    try folder.add("Kit/en.lproj/K.strings", "\"a\" = \"A\";\n")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "App/en.lproj/K.strings"),
      withDestinationURL: folder.url.appending(path: "Kit/en.lproj/K.strings"))
    let run = try gloss("export", "--language", "de")
    #expect(
      run.status == 0 && run.errors.contains("'App/en.lproj/K.strings' is left out: "), "\(run)")
    #expect(try !folder.text("de.xliff").contains("App/en.lproj/K.strings"))
  }

  /// A broken file with the place, a text that XML cannot hold with the file it stands in.
  @Test func saysWhereAFileIsBroken() throws {
    try folder.add("App/en.lproj/K.strings", #""a" = "A\U0001";"#)
    try folder.add("App/de.lproj/Old.strings", "\"save\" = \"S\";\n\"b\"\n")
    let run = try gloss("export", "--language", "de")
    #expect(run.status == 2)
    #expect(run.errors.contains("App/de.lproj/Old.strings:3:1: error: "), "\(run)")
    #expect(run.errors.contains("App/en.lproj/K.strings: error: the unit 'a' holds"), "\(run)")
    #expect(try folder.text("de.xliff").contains("Titel"))
  }

  @Test func needsNoCatalogBesideThem() throws {
    try FileManager.default.removeItem(atPath: folder("App/Localizable.xcstrings"))
    let run = try gloss("export")
    #expect(run.status == 0, "\(run)")
    #expect(try parts("de").contains("<target>Sichern</target>"))
    #expect(try parts("pl").contains("<target>%d x</target>"))
  }
}
