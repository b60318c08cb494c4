import Foundation
import TestSupport
import Testing

/// `gloss export` and `gloss import` as programs.
@Suite struct ExchangeToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  private func gloss(_ arguments: [String]) throws -> Run { try project.gloss(arguments) }

  @Test func takesATranslationOutAndBack() throws {
    let exported = try gloss("export", "--language", "de")
    #expect(exported.status == 0)
    #expect(exported.output == "de.xliff: 3 units, 1 translated\n")
    let text = try folder.text("de.xliff")
    #expect(text.contains(#"<file original="App/Localizable.xcstrings" source-language="en""#))
    #expect(try gloss("import", "de.xliff").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    let translated = text.replacing(
      "<source>%lld files</source>",
      with: #"<source>%lld files</source><target state="translated">%lld Dateien</target>"#)
    try folder.add("de.xliff", translated)
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 0)
    #expect(
      imported.output == """
        de.xliff: App/Localizable.xcstrings, de: 1 applied, 1 unchanged, 1 skipped
          skipped  1 unit: not translated

        """)
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains(#""value" : "%lld Dateien""#))
    // The form that the language needs as well.
    #expect(catalog.contains(#""state" : "new""#))
    #expect(try gloss("import", "de.xliff").errors.contains("0 catalogs changed"))
  }

  /// As Xcode has it, whose paths start from the folder of the project.
  @Test func namesCatalogsFromTheProjectBesideThem() throws {
    try FileManager.default.removeItem(atPath: folder("App.xcodeproj"))
    try folder.add(
      "Xcode/App.xcodeproj/project.pbxproj",
      """
      {objects = {
        G = {isa = PBXGroup; children = (Y, ); };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = ../App; sourceTree = SOURCE_ROOT; };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y, ); };
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      }; rootObject = P; }
      """)
    // Of a project that has none of the catalogs.
    try folder.add("App/Example.xcodeproj/project.pbxproj", XcodeProjectText.empty)
    #expect(try gloss("export", "--language", "de").status == 0)
    #expect(
      try folder.text("de.xliff").contains(#"<file original="../App/Localizable.xcstrings""#))
    #expect(try gloss("import", "de.xliff").status == 0)
  }

  @Test func replacesNoFileWithWork() throws {
    _ = try gloss("export", "-l", "de")
    let worked = try folder.text("de.xliff").replacing(">Sichern<", with: ">Speichern<")
    try folder.add("de.xliff", worked)
    let second = try gloss("export", "-l", "de")
    #expect(second.status == 2)
    #expect(second.errors.contains("de.xliff: error: holds 1 translation that the catalogs lack"))
    #expect(try folder.text("de.xliff") == worked)
    #expect(try gloss("export", "-l", "de", "--overwrite").status == 0)
    #expect(try folder.text("de.xliff") != worked)
  }

  @Test func saysWhereATextAppears() throws {
    let button = #"Button("Save", action: save)"#
    try folder.add(
      "App/DocumentView.swift",
      ExchangeProject.source.replacing(
        button, with: button + #".navigationTitle(String(localized: "Save", comment: "标题"))"#))
    _ = try gloss("export", "-l", "de", "--context")
    let text = try folder.text("de.xliff")
    #expect(
      text.contains(
        #"<note from="context">button in DocumentView, navigation title in DocumentView</note>"#))
    #expect(text.contains(#"<note from="context">text in DocumentView; %lld: files.count</note>"#))
    #expect(text.contains(#"<context context-type="sourcefile">App/DocumentView.swift</context>"#))
    #expect(try gloss("import", "de.xliff").errors.contains("0 catalogs changed"))
  }

  @Test func saysWhatATextIsForThatIsMadeInItsPlace() throws {
    try folder.add(
      "App/DocumentView.swift",
      """
      struct Row { let title: LocalizedStringResource }
      let row = Row(title: .init("Save", comment: "标题"))
      let value = String.LocalizationValue("%lld files")
      """)
    _ = try gloss("export", "-l", "de", "--context")
    let text = try folder.text("de.xliff")
    #expect(text.contains(#"<note from="context">row in DocumentView</note>"#))
    #expect(text.contains(#"<note from="context">text in DocumentView</note>"#))
  }

  @Test func prefillsForProgramsThatShowNothingElse() throws {
    _ = try gloss("export", "-l", "de", "--prefill=source", "--only=missing")
    let text = try folder.text("de.xliff")
    #expect(!text.contains("Sichern"))
    #expect(
      text.contains(#"<target state="new" state-qualifier="x-prefilled">%lld files</target>"#))
    let untouched = try gloss("import", "de.xliff")
    #expect(untouched.errors.contains("2 skipped; 0 catalogs changed"))
    try folder.add(
      "de.xliff", text.replacing(">%lld files</target>", with: ">%lld Dateien</target>"))
    #expect(try gloss("import", "de.xliff").errors.contains("1 applied"))
  }

  @Test func makesABundleThatImportsBack() throws {
    let exported = try gloss("export", "-l", "de", "--xcloc", "-o", "Out")
    #expect(exported.status == 0)
    #expect(
      try folder.text("Out/de.xcloc/contents.json") == """
        {
          "developmentRegion" : "en",
          "project" : "App.xcodeproj",
          "targetLocale" : "de",
          "toolInfo" : {
            "toolBuildNumber" : "0.1.0",
            "toolID" : "gloss",
            "toolName" : "gloss",
            "toolVersion" : "0.1.0"
          },
          "version" : "1.0"
        }
        """)
    let reduced = try folder.text("Out/de.xcloc/Source Contents/App/Localizable.xcstrings")
    #expect(!reduced.contains("Sichern"))
    #expect(reduced.contains("按钮：保存文稿"))
    for argument in ["Out/de.xcloc", "Out", "Out/de.xcloc/Localized Contents/de.xliff"] {
      let imported = try gloss("import", argument)
      #expect(imported.status == 0)
      #expect(imported.errors == "gloss: 1 unchanged, 2 skipped; 0 catalogs changed\n")
    }
  }

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

  /// Which units are asked for decides over new ones only.
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

  @Test func writesNothingIfAFileCannotBeRead() throws {
    _ = try gloss("export", "-l", "de")
    try folder.add(
      "In/de.xliff", folder.text("de.xliff").replacing(">Sichern<", with: ">Speichern<"))
    try folder.add("In/broken.xliff", "<xliff>")
    let imported = try gloss("import", "In")
    #expect(imported.status == 2)
    #expect(imported.errors.contains("nothing is written"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test func spellsLanguagesAsTheCatalogsDo() throws {
    let exported = try gloss("export", "-l", "DE", "-l", "de")
    #expect(exported.output == "de.xliff: 3 units, 1 translated\n")
    #expect(exported.errors.contains("'DE' is taken for 'de'"))
    #expect(try gloss("export", "-l", "").status == 64)
  }

  @Test func leavesOutWhatIsNoCatalogs() throws {
    try folder.add(
      "de.xliff",
      """
      <xliff version="1.2"><file original="App/en.lproj/Main.strings" source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file>
      <file original="../../etc/passwd.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file></xliff>
      """)
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("skipped  1 unit: its file is no String Catalog"))
    #expect(
      imported.output.contains("'a'  the project has no catalog '../../etc/passwd.xcstrings'"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test(arguments: [
    "App\\Localizable.xcstrings", "APP/localizable.xcstrings", "../App/Localizable.xcstrings",
    "/Users/me/App/Localizable.xcstrings", "Localizable.xcstrings",
  ])
  func knowsCatalogsByOtherNames(original: String) throws {
    try folder.add(
      "de.xliff", "<xliff version=\"1.2\">\(ExchangeProject.file(original, "x"))</xliff>")
    #expect(try gloss("import", "de.xliff").errors.contains("1 applied"))
  }

  /// A catalog of the same name that was not asked for gets nothing, and lends nothing.
  @Test func takesNoFileForAnotherCatalog() throws {
    try folder.add("Module/App/Localizable.xcstrings", ExchangeProject.catalog)
    try folder.add(
      "de.xliff",
      "<xliff version=\"1.2\">\(ExchangeProject.file("Module/App/Localizable.xcstrings", "x"))</xliff>"
    )
    let imported = try gloss("import", "de.xliff", "--catalog", "App/Localizable.xcstrings")
    #expect(imported.output.contains("its catalog is not among those that were asked for"))
    #expect(imported.errors.contains("0 catalogs changed"))
  }

  /// With the source language's file all other files' sources would be old.
  @Test func takesTheSourceLanguageLast() throws {
    let german = ExchangeProject.file("App/Localizable.xcstrings", "x")
    let english = ExchangeProject.file("App/Localizable.xcstrings", "Store")
      .replacing("target-language=\"de\"", with: "target-language=\"en\"")
    try folder.add("a.xliff", "<xliff version=\"1.2\">\(english)</xliff>")
    try folder.add("b.xliff", "<xliff version=\"1.2\">\(german)</xliff>")
    #expect(try gloss("import", "a.xliff", "b.xliff").errors.contains("2 applied"))
  }

  @Test(arguments: [
    #"<target state="needs-review-l10n">Entwurf</target>"#,
    #"<target state="new">Entwurf</target>"#,
  ])
  func replacesNoDraft(target: String) throws {
    _ = try gloss("export", "-l", "de")
    let drafted = try folder.text("de.xliff").replacing(
      "<source>%lld files</source>", with: "<source>%lld files</source>" + target)
    try folder.add("de.xliff", drafted)
    #expect(try gloss("export", "-l", "de").status == 2)
    #expect(try folder.text("de.xliff") == drafted)
  }

  @Test func replacesNoFileOfOtherTexts() throws {
    try folder.add(
      "de.xliff",
      "<xliff version=\"1.2\">\(ExchangeProject.file("App/en.lproj/Main.strings", "x"))</xliff>")
    #expect(try gloss("export", "-l", "de").status == 2)
    #expect(try folder.text("de.xliff").contains("Main.strings"))
  }

  @Test func sendsOneSourceLanguageInXLIFF2() throws {
    try folder.add(
      "Other/Localizable.xcstrings",
      ExchangeProject.catalog.replacing(
        "\"sourceLanguage\" : \"en\"", with: "\"sourceLanguage\" : \"fr\""))
    let exported = try gloss("export", "-l", "de", "--xliff-version", "2.0")
    #expect(exported.status == 2)
    #expect(
      exported.errors.contains("Other/Localizable.xcstrings: error: its source language is 'fr'"))
    #expect(try !folder.text("de.xliff").contains("Other/"))
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

  @Test func saysWhyAFolderCannotBeMade() throws {
    try folder.add("Out", "a file")
    for output in ["Out", "Out/Inner"] {
      let exported = try gloss("export", "-l", "de", "-o", output)
      #expect(exported.status == 2)
      #expect(
        exported.errors.contains("\(output): error: the folder cannot be made: 'Out' is a file"))
    }
  }

  @Test(arguments: [
    (
      ["export", "--language", "zh_Hans"], 64,
      "error: 'zh_Hans' is no language: did you mean 'zh-Hans'?"
    ),
    (["import", "nothing.xliff"], 2, "nothing.xliff: error: no such file or folder"),
    (["import", "App"], 2, "App: error: no .xliff file and no .xcloc bundle in this folder"),
    (["import", "bad.xliff"], 2, "bad.xliff:3:1: error: not well-formed XML"),
    (["export", "--catalog", "Nope", "-l", "de"], 2, "no string catalog found here"),
    (["import", "de.xliff", "--accept=old"], 64, "'old' is no value for '--accept=STATES'"),
  ])
  func saysWhatIsWrong(arguments: [String], status: Int, message: String) throws {
    try folder.add("bad.xliff", "<xliff>\n<file>\n")
    let result = try gloss(arguments)
    #expect(result.status == Int32(status))
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func printsTheLedgerForPrograms() throws {
    _ = try gloss("export", "-l", "de")
    let result = try gloss("import", "de.xliff", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(
      object["counts"] as? [String: Int] == [
        "applied": 0, "refused": 0, "skipped": 2, "unchanged": 1,
      ])
    let files = try #require(object["files"] as? [[String: Any]])
    #expect((files.first?["units"] as? [[String: Any]])?.count == 3)
  }
}
