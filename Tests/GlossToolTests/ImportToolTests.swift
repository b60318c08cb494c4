import Foundation
import TestSupport
import Testing

/// `gloss import` as a program.
@Suite struct ImportToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

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

  @Test func saysInADryRunWhetherItWouldChangeBytes() throws {
    _ = try gloss("export", "-l", "de")
    #expect(try gloss("import", "-n", "de.xliff").status == 0)
    try folder.add("de.xliff", folder.text("de.xliff").replacing(">Sichern<", with: ">Speichern<"))
    let run = try gloss("import", "-n", "de.xliff")
    #expect(run.status == 1)
    #expect(run.output.contains("\"Speichern\""))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  /// Translators reword what they review, and leave the state as it came.
  @Test func takesARewordedTextThatStaysToBeReviewed() throws {
    let toReview = ExchangeProject.catalog.replacing(
      "\"state\" : \"translated\",\n            \"value\" : \"Sichern\"",
      with: "\"state\" : \"needs_review\",\n            \"value\" : \"Sichern\"")
    #expect(toReview != ExchangeProject.catalog)
    try folder.add("App/Localizable.xcstrings", toReview)
    _ = try gloss("export", "-l", "de")
    #expect(try folder.text("de.xliff").contains("state=\"needs-review-l10n\">Sichern<"))
    try folder.add("de.xliff", folder.text("de.xliff").replacing(">Sichern<", with: ">Speichern<"))
    #expect(try gloss("import", "de.xliff").status == 0)
    #expect(
      try folder.text("App/Localizable.xcstrings")
        == toReview.replacing("\"Sichern\"", with: "\"Speichern\""))
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
    #expect(imported.output.contains("'a'  the project has no such file"))
    #expect(
      imported.output.contains("'a'  the project has no catalog '../../etc/passwd.xcstrings'"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test(arguments: [
    "App\\Localizable.xcstrings", "APP/localizable.xcstrings", "Old/../App/Localizable.xcstrings",
    "./App/Localizable.xcstrings", "/Users/me/App/Localizable.xcstrings", "Localizable.xcstrings",
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
