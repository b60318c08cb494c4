import Foundation
import TestSupport
import Testing

/// `gloss export --format csv` and its way back as a program.
@Suite struct SheetToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run {
    try Run(
      Subprocess.gloss.run(
        arguments, in: folder.url, environment: Subprocess.plainEnvironment))
  }

  @Test func knowsTheEmptyKey() throws {
    try folder.add(
      "App/Localizable.xcstrings",
      ExchangeProject.catalog.replacing(
        "\"strings\" : {\n", with: "\"strings\" : {\n    \"\" : {\n\n    },\n"))
    #expect(try gloss("export", "-l", "de", "--format", "csv").status == 0)
    let untouched = try gloss("import", "de.csv")
    #expect(untouched.status == 0, "\(untouched.output)")
  }

  @Test(arguments: [("csv", ","), ("tsv", "\t")])
  func goesOutAndComesBack(format: String, delimiter: String) throws {
    #expect(try gloss("export", "-l", "de", "--format", format).status == 0)
    let name = "de.\(format)"
    let sheet = try folder.text(name)
    let columns = [
      "key", "comment", "source", "target", "state", "form", "place", "catalog", "source-language",
      "target-language", "id", "export", "check",
    ]
    #expect(sheet.hasPrefix("\u{FEFF}" + columns.joined(separator: delimiter) + "\r\n"))
    let untouched = try gloss("import", name)
    #expect(untouched.status == 0)
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    let row = ["%lld files", "文件数量", "%lld file", ""].joined(separator: delimiter)
    let typed = ["%lld files", "文件数量", "%lld file", "%lld Datei"].joined(separator: delimiter)
    #expect(sheet.contains(row))
    try folder.add(
      name,
      sheet.replacing(row, with: typed).replacing("Sichern", with: "Speichern"))
    #expect(try gloss("export", "-l", "de", "--format", format).status == 2)
    let run = try gloss("import", name)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let catalog = try folder.text("App/Localizable.xcstrings")
    #expect(catalog.contains("Speichern") && catalog.contains("%lld Datei"))
    #expect(!catalog.contains("Sichern"))
  }

  @Test func namesThePlaceOfDamage() throws {
    _ = try gloss("export", "-l", "de", "--format", "csv")
    let sheet = try folder.text("de.csv")
    try folder.add("de.csv", sheet + "Open,\"Öffnen\r\n")
    let run = try gloss("import", "de.csv")
    #expect(run.status == 2)
    #expect(run.errors.contains("de.csv:5:6: "))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test func namesTheRowOfADamagedCell() throws {
    _ = try gloss("export", "-l", "de", "--format", "csv")
    let sheet = try folder.text("de.csv").replacing("Sichern", with: "#NAME?")
    try folder.add("de.csv", sheet)
    let run = try gloss("import", "de.csv")
    #expect(run.status == 1)
    #expect(run.output.contains("row 4, column 'target': '#NAME?'"), "\(run.output)")
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  /// Sheets of other programs lie in the same folders.
  @Test func findsItsSheetsInAFolder() throws {
    _ = try gloss("export", "-l", "de", "--format", "csv", "-o", "out")
    try folder.add("out/costs.csv", "a,b\n1,2\n")
    try folder.add(
      "out/de.csv", try folder.text("out/de.csv").replacing("Sichern", with: "Ablegen"))
    let run = try gloss("import", "out")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("App/Localizable.xcstrings").contains("Ablegen"))
  }

  @Test(arguments: [["--xcloc"], ["--xliff-version", "2.0"], ["--update", "de.csv"]])
  func refusesOptionsOfXLIFF(options: [String]) throws {
    let run = try project.gloss(["export", "-l", "de", "--format", "csv"] + options)
    #expect(run.status == 64)
  }

  @Test func updatesXLIFFOnly() throws {
    _ = try gloss("export", "-l", "de", "--format", "csv")
    let run = try gloss("export", "--update", "de.csv")
    #expect(run.status == 2)
    #expect(run.errors.contains("only XLIFF can be brought up to date"))
  }
}
