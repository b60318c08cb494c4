import Foundation
import TestSupport
import Testing

/// The choice of the language for the translations of a file.
@Suite struct ImportLanguageToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }
  private var catalog: String { get throws { try folder.text("App/Localizable.xcstrings") } }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  /// A file for a language with a new translation of "Save".
  private func add(_ language: String, _ name: String = "in.xliff", _ text: String = "x") throws {
    let file = ExchangeProject.file("App/Localizable.xcstrings", text)
      .replacing("target-language=\"de\"", with: "target-language=\"\(language)\"")
    try folder.add(name, "<xliff version=\"1.2\">\(file)</xliff>")
  }

  /// Makes the catalog's only translation one to another language.
  private func translate(to language: String) throws {
    try folder.add(
      "App/Localizable.xcstrings",
      ExchangeProject.catalog.replacing("\"de\" :", with: "\"\(language)\" :"))
  }

  @Test(arguments: [
    ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("iw", "he"), ("de-DE", "de"), ("uk-UA", "uk"),
    ("pt", "pt-BR"), ("no", "nb"), ("tl", "fil"), ("en-US", "en"),
  ])
  func refusesAnotherNameOfALanguage(name: String, known: String) throws {
    if known != "en" { try translate(to: known) }
    let before = try catalog
    try add(name)
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("'--language "), "\(imported.output)")
    #expect(imported.output.contains("=\(known)'"))
    #expect(try catalog == before)
  }

  @Test(arguments: [("pt-PT", "pt-BR"), ("zh-Hant", "zh-Hans"), ("sr-Latn", "sr"), ("en-GB", "en")])
  func takesANewScriptOrRegionWhenTold(name: String, known: String) throws {
    if known != "en" { try translate(to: known) }
    let before = try catalog
    try add(name)
    let refused = try gloss("import", "in.xliff")
    #expect(refused.status == 1)
    #expect(refused.output.contains("take it with '--add-language \(name)'"))
    #expect(try catalog == before)
    let taken = try gloss("import", "in.xliff", "--add-language", name)
    #expect(taken.status == 0 && taken.errors.contains("1 applied"))
    #expect(try catalog.contains("\"\(name)\" : {"))
  }

  @Test func takesALanguageLikeNoOtherOnRequest() throws {
    try add("ja")
    let refused = try gloss("import", "in.xliff")
    #expect(refused.status == 1 && refused.output.contains("'--add-language ja'"))
    #expect(try gloss("import", "in.xliff", "--add-language", "ja").errors.contains("1 applied"))
    #expect(try catalog.contains("\"ja\" : {"))
  }

  @Test(arguments: ["setting", "region", "catalog"])
  func takesALanguageOfTheProject(place: String) throws {
    try translate(to: "zh-Hans")
    switch place {
    case "setting": try folder.add("gloss.json", #"{"languages": ["zh-CN"]}"#)
    case "region":
      try folder.add(
        "App.xcodeproj/project.pbxproj",
        "{objects = {P = {isa = PBXProject; knownRegions = (en, Base, \"zh-CN\", ); }; }; "
          + "rootObject = P; }\n")
    default:
      try folder.add(
        "Other/Other.xcstrings",
        ExchangeProject.catalog.replacing("\"de\" :", with: "\"zh-CN\" :"))
    }
    try add("zh-CN")
    #expect(try gloss("import", "in.xliff").errors.contains("1 applied"))
    #expect(try catalog.contains("\"zh-CN\" : {"))
  }

  @Test func mapsALanguage() throws {
    try translate(to: "zh-Hans")
    try add("zh_CN")
    let imported = try gloss("import", "in.xliff", "--language", "zh-CN=zh-Hans")
    #expect(imported.errors.contains("1 applied"))
    #expect(try catalog.contains("\"value\" : \"x\"") && !catalog.contains("zh-CN"))
    #expect(try gloss("import", "in.xliff", "-l", "zh/CN=zh").status == 64)
    #expect(try gloss("import", "in.xliff", "-l", "zh-CN=Chinese").status == 64)
  }

  @Test func mapsLanguagesBothWaysAsTheSettingSays() throws {
    try translate(to: "zh-Hans")
    try folder.add("gloss.json", #"{"languageMap": {"zh-CN": "zh-Hans", "zh": "zh-Hans"}}"#)
    for asked in [[], ["-l", "zh-Hans"], ["-l", "zh-CN"], ["-l", "zh"]] {
      #expect(try project.gloss(["export", "--overwrite"] + asked).status == 0)
      #expect(try folder.text("zh-CN.xliff").contains("target-language=\"zh-CN\""))
    }
    try folder.add(
      "zh-CN.xliff", folder.text("zh-CN.xliff").replacing(">Sichern<", with: ">保存<"))
    #expect(try gloss("import", "zh-CN.xliff").errors.contains("1 applied"))
    #expect(try catalog.contains("保存") && !catalog.contains("zh-CN"))
    #expect(try gloss("export", "--update", "zh-CN.xliff").errors.contains("is up to date"))
    #expect(try gloss("export", "--xcloc").status == 0)
    #expect(
      try folder.text("zh-CN.xcloc/contents.json").contains("\"targetLocale\" : \"zh-CN\""))
    #expect(try gloss("import", "zh-CN.xcloc").errors.contains("1 unchanged"))
    #expect(try gloss("export", "-l", "chs=zh-Hans").output.hasPrefix("chs.xliff"))
  }

  @Test func exportsNoTwoLanguagesUnderOneName() throws {
    try folder.add(
      "Other/Other.xcstrings", ExchangeProject.catalog.replacing("\"de\" :", with: "\"fr\" :"))
    try folder.add("gloss.json", #"{"languageMap": {"fr": "de"}}"#)
    let exported = try gloss("export")
    #expect(exported.status == 2)
    #expect(exported.errors.contains("'de' and 'fr' would both be 'fr' in files"))
    #expect(try gloss("export", "-l", "de").status == 0)
  }

  @Test func takesASourceLanguageOfAnotherRegion() throws {
    let file = ExchangeProject.file("App/Localizable.xcstrings", "x")
    func add(_ source: String) throws {
      let changed = file.replacing("source-language=\"en\"", with: "source-language=\"\(source)\"")
      try folder.add("in.xliff", "<xliff version=\"1.2\">\(changed)</xliff>")
    }
    try add("fr")
    #expect(try gloss("import", "in.xliff").status == 1)
    try add("en-US")
    let imported = try gloss("import", "in.xliff")
    #expect(imported.status == 0 && imported.errors.contains("1 applied"))
    #expect(
      imported.output.contains("from 'en-US', and the catalog's source language is 'en'"))
  }

  @Test(arguments: [
    ("de.xliff", "name of the file"), ("App-de.xliff", "name of the file"),
    ("App_de.xliff", "name of the file"), ("x.xcloc/Localized Contents/in.xliff", "contents.json"),
  ])
  func readsALanguageThatTheFileDoesNotSay(name: String, words: String) throws {
    try add("", name)
    try folder.add("x.xcloc/contents.json", #"{"targetLocale" : "de"}"#)
    let imported = try gloss("import", name.hasPrefix("x.xcloc") ? "x.xcloc" : name)
    #expect(imported.errors.contains("1 applied"), "\(imported)")
    #expect(imported.output.contains(words))
  }

  @Test(arguments: ["in2.xliff", "new.xliff", "Translations.xliff", "App-fr.xliff"])
  func asksForALanguageThatNothingSays(name: String) throws {
    try add("", name)
    let asked = try gloss("import", name)
    #expect(asked.status == 1)
    #expect(asked.output.contains("give it with '--language'"))
    #expect(try gloss("import", name, "--language", "de").errors.contains("1 applied"))
  }

  @Test func doesNotReadALanguageThatTheFileContradicts() throws {
    let file = ExchangeProject.file("App/Localizable.xcstrings", "x")
    let other = file.replacing("target-language=\"de\"", with: "target-language=\"ja\"")
    let without = file.replacing(" target-language=\"de\"", with: "")
    try folder.add("de.xliff", "<xliff version=\"1.2\">\(other)\(without)</xliff>")
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("does not say its language"))
  }
}
