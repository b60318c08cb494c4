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
    #expect(exported.output == "de.xliff: 3 texts, 1 translated\n")
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
          skipped   1 unit: not translated

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
    // A project that has none of the catalogs.
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
    #expect(text.contains(#"<note from="context">one: 1</note>"#))
    #expect(text.contains(#"<note from="context">other: 0, 2, 3, 4, 5…</note>"#))
    #expect(text.contains(#"<note from="context">near 'Save'</note>"#))
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

  @Test func spellsLanguagesAsTheCatalogsDo() throws {
    let exported = try gloss("export", "-l", "DE", "-l", "de")
    #expect(exported.output == "de.xliff: 3 texts, 1 translated\n")
    #expect(exported.errors.contains("'DE' is taken for 'de'"))
    #expect(try gloss("export", "-l", "").status == 64)
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
      "error: 'zh_Hans' is not a language: did you mean 'zh-Hans'?"
    ),
    (["import", "nothing.xliff"], 2, "nothing.xliff: error: no such file or folder"),
    (["import", "App"], 2, "App: error: no .xliff file, no .xcloc bundle and no sheet here"),
    (["import", "bad.xliff"], 2, "bad.xliff:3:1: error: not well-formed XML"),
    (["export", "--catalog", "Nope", "-l", "de"], 2, "no catalog matches 'Nope'"),
    (["import", "de.xliff", "--accept=old"], 64, "'old' is not valid for '--accept=STATES'"),
  ])
  func saysWhatIsWrong(arguments: [String], status: Int, message: String) throws {
    try folder.add("bad.xliff", "<xliff>\n<file>\n")
    let result = try gloss(arguments)
    #expect(result.status == Int32(status))
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
