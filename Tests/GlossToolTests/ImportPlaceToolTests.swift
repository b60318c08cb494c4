import Foundation
import TestSupport
import Testing

/// The choice of the catalog for the translations of a file.
@Suite struct ImportPlaceToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  private func add(_ originals: String...) throws {
    let files = originals.map { ExchangeProject.file($0, "x") }.joined()
    try folder.add("de.xliff", "<xliff version=\"1.2\">\(files)</xliff>")
  }

  private func changed(_ paths: [String]) throws -> [String] {
    try paths.filter { try folder.text($0) != ExchangeProject.catalog }
  }

  /// Such a name says that the catalog is not below the project's folder.
  @Test func takesNoInnerCatalogForAnOuterOne() throws {
    try add("../App/Localizable.xcstrings")
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(
      imported.output.contains("'--map ../App/Localizable.xcstrings=App/Localizable.xcstrings'"))
    #expect(try changed(["App/Localizable.xcstrings"]) == [])
  }

  /// The Xcode project is in a folder beside the one with the shared catalog.
  @Test func tellsAnOuterCatalogFromAnInnerOne() throws {
    let (inner, outer) = ("Client/App/Localizable.xcstrings", "App/Localizable.xcstrings")
    try folder.add(inner, ExchangeProject.catalog)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App.xcodeproj"))
    try folder.add("Client/Client.xcodeproj/project.pbxproj", XcodeProjectText.empty)
    #expect(try gloss("export", "-l", "de", "--xcloc").status == 0)
    let document = try folder.text("de.xcloc/Localized Contents/de.xliff")
    #expect(document.contains("original=\"../App/Localizable.xcstrings\""))
    #expect(document.contains("original=\"App/Localizable.xcstrings\""))
    // As Xcode has it: 'Source Contents/../App'.
    #expect(try !folder.text("de.xcloc/App/Localizable.xcstrings").contains("Sichern"))
    #expect(
      try !folder.text("de.xcloc/Source Contents/App/Localizable.xcstrings").contains("Sichern"))
    #expect(try gloss("import", "de.xcloc").errors.contains("2 unchanged"))
    try add("../App/Localizable.xcstrings")
    #expect(try gloss("import", "de.xliff").errors.contains("1 applied"))
    #expect(try changed([inner, outer]) == [outer])
  }

  /// A catalog that one document names exactly is not taken for another whose path ends alike.
  @Test func leavesACatalogToTheFileThatNamesIt() throws {
    try add("App/Localizable.xcstrings", "Old/App/Localizable.xcstrings")
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1 && imported.errors.contains("1 applied"))
    #expect(imported.output.contains("no catalog 'Old/App/Localizable.xcstrings'"))
  }

  @Test func takesNoCatalogWithOtherKeys() throws {
    try add("Old/App/Localizable.xcstrings")
    try folder.add(
      "de.xliff", folder.text("de.xliff").replacing("id=\"Save\"", with: "id=\"Gone\""))
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("the project has no catalog 'Old/App/Localizable.xcstrings'"))
    #expect(!imported.output.contains("--map"))
  }

  @Test(arguments: [
    "Old/Texts.xcstrings=App/Localizable.xcstrings",
    "Old/Texts.xcstrings=./App/Localizable.xcstrings",
  ])
  func takesAMovedCatalogWhenTold(map: String) throws {
    try add("Old/Texts.xcstrings")
    let named = try gloss("import", "de.xliff")
    #expect(named.status == 1)
    #expect(named.output.contains("'App/Localizable.xcstrings' has 1 of its 1 keys"))
    #expect(named.output.contains("'--map Old/Texts.xcstrings=App/Localizable.xcstrings'"))
    let taken = try gloss("import", "de.xliff", "--map", map)
    #expect(taken.status == 0 && taken.errors.contains("1 applied"))
  }

  @Test func takesAMovedFolderWhenTold() throws {
    let (first, second) = ("Kit/Texts.xcstrings", "Kit/Views/Labels.xcstrings")
    for path in [first, second] { try folder.add(path, ExchangeProject.catalog) }
    try add("Old/Texts.xcstrings", "Old/Views/Labels.xcstrings")
    let imported = try gloss("import", "de.xliff", "--map", "Old=Kit")
    #expect(imported.status == 0 && imported.errors.contains("2 applied"))
    #expect(try changed([first, second, "App/Localizable.xcstrings"]) == [first, second])
  }

  @Test func refusesAPlaceWithoutACatalog() throws {
    try add("Old/Texts.xcstrings")
    let imported = try gloss("import", "de.xliff", "--map", "Old=Nowhere")
    #expect(imported.status == 2)
    #expect(imported.errors.contains("Nowhere: error: the project has no catalog here"))
    #expect(try gloss("import", "de.xliff", "--map", "Old").status == 64)
  }

  @Test func namesAllThatAMovedCatalogMayBe() throws {
    try folder.add("Kit/Localizable.xcstrings", ExchangeProject.catalog)
    try add("Old/Texts.xcstrings")
    let imported = try gloss("import", "de.xliff")
    #expect(
      imported.output.contains(
        "'App/Localizable.xcstrings' or 'Kit/Localizable.xcstrings' have 1 of its 1 keys"))
  }

  @Test func asksWhichOfSeveralIsMeant() throws {
    for path in ["A/Sub/Texts.xcstrings", "B/Sub/Texts.xcstrings"] {
      try folder.add(path, ExchangeProject.catalog)
    }
    try add("Sub/Texts.xcstrings")
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("name one with '--map Sub/Texts.xcstrings=PATH'"))
    let taken = try gloss(
      "import", "de.xliff", "--map", "Sub/Texts.xcstrings=B/Sub/Texts.xcstrings")
    #expect(taken.errors.contains("1 applied"))
  }
}
