import Foundation
import TestSupport
import Testing

/// `gloss export --format po` and its way back as a program, through gettext's tools where they
/// are.
@Suite struct GettextToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  @Test func goesOutAndComesBack() throws {
    #expect(try gloss("export", "-l", "de", "--format", "po", "--context").status == 0)
    let text = try folder.text("de.po")
    #expect(text.contains("\"Language: de\\n\"\n"))
    #expect(text.contains("\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"))
    let plural = """
      #, objc-format
      msgid "%lld file"
      msgid_plural "%lld files"
      msgstr[0] ""
      msgstr[1] ""

      """
    #expect(text.contains(plural), "\(text)")
    #expect(text.contains("#. 文件数量\n"))
    #expect(text.contains(#"#: App/DocumentView.swift:3"#) || text.contains("#: "), "\(text)")
    let untouched = try gloss("import", "de.po")
    #expect(untouched.status == 0, "\(untouched.output)")
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    let typed = plural.replacing("msgstr[0] \"\"", with: "msgstr[0] \"%lld Datei\"")
      .replacing("msgstr[1] \"\"", with: "msgstr[1] \"%lld Dateien\"")
    try folder.add(
      "de.po", text.replacing(plural, with: typed).replacing("Sichern", with: "Speichern"))
    // Work that the catalogs lack is not replaced.
    #expect(try gloss("export", "-l", "de", "--format", "po").status == 2)
    let run = try gloss("import", "de.po")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let catalog = try folder.text("App/Localizable.xcstrings")
    for text in ["Speichern", "%lld Datei\"", "%lld Dateien"] { #expect(catalog.contains(text)) }
  }

  /// A plural entry with a text too many or too few is named with its line, and the rest is
  /// imported.
  @Test(arguments: [
    (
      "msgstr[0] \"%lld Datei\"",
      "'msgstr[1]' is missing, which 'Plural-Forms: nplurals=2; plural=(n != 1);' needs: add it"
    ),
    (
      "msgstr[0] \"%lld Datei\"\nmsgstr[1] \"%lld Dateien\"\nmsgstr[2] \"%lld Dateien\"",
      "'msgstr[2]' is too many for 'Plural-Forms: nplurals=2; plural=(n != 1);': remove it"
    ),
  ])
  func namesEntriesWithAnotherNumberOfTexts(texts: String, reason: String) throws {
    _ = try gloss("export", "-l", "de", "--format", "po")
    let text = try folder.text("de.po").replacing("Sichern", with: "Speichern")
      .replacing("msgstr[0] \"\"\nmsgstr[1] \"\"", with: texts)
    try folder.add("de.po", text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "msgid \"%lld file\"")) + 1
    let run = try gloss("import", "de.po", "-v")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("de.po:\(line)") && run.output.contains(reason), "\(run.output)")
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("Speichern") && !catalog.contains("Datei"))
  }

  /// A header that does not fit the language is named with its line and with what to write.
  @Test func namesPluralFormsThatDoNotFit() throws {
    _ = try gloss("export", "-l", "de", "--format", "po")
    let text = try folder.text("de.po")
    try folder.add(
      "de.po", text.replacing("nplurals=2; plural=(n != 1);", with: "nplurals=1; plural=0;"))
    let run = try gloss("import", "de.po")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "de.po:1:1: error: 'Plural-Forms: nplurals=1; plural=0;' does not fit 'de': write "
          + "'nplurals=2; plural=(n != 1);'"), "\(run.errors)")
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  /// Services write headers of their own.
  @Test func findsTheCatalogOfAFileThatLostItsHeader() throws {
    _ = try gloss("export", "-l", "de", "--format", "po")
    let lines = try folder.text("de.po").split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.filter { !$0.hasPrefix("\"X-") }.joined(separator: "\n")
    try folder.add(
      "de.po",
      bare.replacing("msgstr[0] \"\"", with: "msgstr[0] \"%lld Datei\"")
        .replacing("msgstr[1] \"\"", with: "msgstr[1] \"%lld Dateien\""))
    let run = try gloss("import", "de.po")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("App/Localizable.xcstrings"))
    #expect(try folder.text("App/Localizable.xcstrings").contains("%lld Dateien"))
    // The same keys in another catalog.
    try folder.add("App/Other.xcstrings", ExchangeProject.catalog)
    try folder.add("App/Localizable.xcstrings", ExchangeProject.catalog)
    let refused = try gloss("import", "de.po")
    #expect(refused.status == 1)
    #expect(refused.output.contains("('original'): name it with '--catalog'"), "\(refused.output)")
    #expect(try gloss("import", "de.po", "--catalog", "Other.xcstrings").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    #expect(try folder.text("App/Other.xcstrings").contains("%lld Dateien"))
  }

  @Test func takesFuzzyTextsWhenAsked() throws {
    _ = try gloss("export", "-l", "de", "--format", "po")
    let text = try folder.text("de.po").replacing(
      "msgid \"Save\"", with: "#, fuzzy\nmsgid \"Save\"")
    try folder.add("de.po", text.replacing("Sichern", with: "Ablegen"))
    #expect(try gloss("import", "de.po").output.contains("needs-review"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    #expect(try gloss("import", "de.po", "--accept", "needs-review").status == 0)
    #expect(try folder.text("App/Localizable.xcstrings").contains("needs_review"))
  }

  @Test func namesThePlaceOfDamage() throws {
    _ = try gloss("export", "-l", "de", "--format", "po")
    let text = try folder.text("de.po")
    try folder.add("de.po", text.replacing("\"Sichern\"", with: "\"Sichern"))
    let run = try gloss("import", "de.po")
    #expect(run.status == 2)
    let line = text[..<text.firstRange(of: "\"Sichern\"")!.lowerBound].count { $0 == "\n" } + 1
    #expect(run.errors.contains("de.po:\(line):8: "), "\(run.errors)")
  }

  @Test func findsItsFilesInAFolder() throws {
    _ = try gloss("export", "-l", "de", "--format", "po", "-o", "out")
    try folder.add("out/fr.po", "msgid \"a\"\nmsgstr \"b\"\n")
    try folder.add("out/de.po", try folder.text("out/de.po").replacing("Sichern", with: "Ablegen"))
    let run = try gloss("import", "out")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("App/Localizable.xcstrings").contains("Ablegen"))
  }

  /// A form alone is no entry: the whole text goes out.
  @Test func exportsAllFormsOfAText() throws {
    try folder.add(
      "App/Localizable.xcstrings",
      ExchangeProject.catalog.replacing(
        "\"localizations\" : {\n        \"en\" : {",
        with: """
          "localizations" : {
                  "de" : { "variations" : { "plural" : { "other" : { "stringUnit" : {
                    "state" : "translated", "value" : "%lld Dateien" } } } } },
                  "en" : {
          """))
    #expect(
      try gloss("export", "-l", "de", "--format", "po", "--only", "missing").status == 0)
    let text = try folder.text("de.po")
    #expect(text.contains("msgstr[0] \"\"\nmsgstr[1] \"%lld Dateien\"\n"), "\(text)")
    #expect(!text.contains("Sichern"))
  }

  @Test(arguments: [
    ["--xcloc"], ["--xliff-version", "2.0"], ["--prefill"], ["--update", "de.po"],
  ])
  func refusesOptionsOfXLIFF(options: [String]) throws {
    let run = try project.gloss(["export", "-l", "de", "--format", "po"] + options)
    #expect(run.status == 64)
  }

  private static let hasTools = ["msgfmt", "msgcat", "msgmerge"].allSatisfy {
    Subprocess(named: $0) != nil
  }

  @Test(
    .enabled(if: hasTools, "gettext's tools are not here: install gettext"),
    arguments: ["de", "ru", "ar", "ja", "lv", "kw", "br", "zh-Hans", "sr-Latn"])
  func isTakenByGettext(language: String) throws {
    #expect(try gloss("export", "-l", language, "--format", "po").status == 0)
    let name = "\(language).po"
    let check = try Subprocess(named: "msgfmt")!.run(
      ["--check", "-o", "out.mo", name], in: folder.url)
    #expect(check.status == 0, "\(check.errorText)")
    try folder.add("old.po", try folder.text(name))
    for (tool, arguments) in [
      ("msgcat", ["-o", name, name]), ("msgmerge", ["-q", "-o", name, "old.po", name]),
    ] {
      #expect(try Subprocess(named: tool)!.run(arguments, in: folder.url).status == 0)
      let run = try gloss("import", name)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }
}
