import Foundation
import TestSupport
import Testing

/// Several files, or parts of one, that give one text different translations.
@Suite struct ContradictionToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  @Test func refusesTwoFilesThatContradictEachOther() throws {
    for (name, text) in [("a", "x"), ("b", "y")] {
      try folder.add(
        "In/\(name).xliff",
        """
        <xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" target-language="de"><body>
        <trans-unit id="Save"><source>Save</source><target>\(text)</target></trans-unit></body></file></xliff>
        """)
    }
    let imported = try gloss("import", "In")
    #expect(imported.status == 1)
    #expect(imported.errors.contains("2 refused; 0 catalogs changed"))
  }

  /// Files beside those that contradict each other are taken, whatever comes first.
  @Test func takesFilesBesideThoseThatContradictEachOther() throws {
    for (name, language, text) in [("a", "de", "x"), ("b", "fr", "y"), ("c", "de", "z")] {
      let file = ExchangeProject.file("App/Localizable.xcstrings", text)
        .replacing(#"target-language="de""#, with: #"target-language="\#(language)""#)
      try folder.add("In/\(name).xliff", "<xliff version=\"1.2\">\(file)</xliff>")
    }
    let imported = try gloss("import", "In", "--verbose", "--add-language", "fr")
    #expect(imported.errors.contains("1 applied, 2 refused; 1 catalog changed"))
    #expect(imported.output.contains("'In/c.xliff:2' has another translation for it"))
    #expect(imported.output.contains("'In/a.xliff:2' has another translation for it"))
    #expect(imported.output.contains("'y' (translated)"))
  }

  /// Some programs write a line end in an id as a blank.
  @Test func refusesContradictionsUnderADamagedId() throws {
    let catalog = ExchangeProject.catalog.replacing("\"Save\"", with: #""Save\nnow""#)
    try folder.add("App/Localizable.xcstrings", catalog)
    for (name, id) in [("a", "Save&#10;now"), ("b", "Save now")] {
      let file = ExchangeProject.file("App/Localizable.xcstrings", name)
        .replacing("id=\"Save\"", with: "id=\"\(id)\"")
        .replacing("<source>Save", with: "<source>Save\nnow")
      try folder.add("In/\(name).xliff", "<xliff version=\"1.2\">\(file)</xliff>")
    }
    let imported = try gloss("import", "In")
    #expect(imported.status == 1)
    #expect(imported.output.contains("'In/a.xliff:2' has another translation for it"))
    #expect(imported.output.contains("'In/b.xliff:2' has another translation for it"))
    #expect(try folder.text("App/Localizable.xcstrings") == catalog)
  }

  @Test func refusesOneFileThatContradictsItself() throws {
    try folder.add(
      "de.xliff",
      "<xliff version=\"1.2\">"
        + ["x", "y"].map { ExchangeProject.file("App/Localizable.xcstrings", $0) }.joined(
          separator: "\n")
        + "</xliff>")
    let imported = try gloss("import", "de.xliff", "-v")
    #expect(imported.status == 1)
    #expect(imported.output.contains("'de.xliff:4' has another translation for it"))
    #expect(imported.errors.contains("2 refused; 0 catalogs changed"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test func refusesADocumentInOneLineThatContradictsItself() throws {
    let files = ["x", "y"].map { ExchangeProject.file("App/Localizable.xcstrings", $0) }.joined()
    try folder.add(
      "de.xliff", "<xliff version=\"1.2\">\(files.replacing("\n", with: ""))</xliff>")
    let imported = try gloss("import", "de.xliff")
    #expect(imported.status == 1)
    #expect(imported.output.contains("'de.xliff:1' has another translation for it"))
    #expect(imported.errors.contains("2 refused; 0 catalogs changed"))
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
  }

  @Test func callsADraftNoContradiction() throws {
    try folder.add(
      "de.xliff",
      "<xliff version=\"1.2\">" + ExchangeProject.file("App/Localizable.xcstrings", "x")
        + ExchangeProject.file("App/Localizable.xcstrings", "y")
        .replacing("<target>", with: "<target state=\"new\">") + "</xliff>")
    #expect(try gloss("import", "de.xliff").errors.contains("1 applied"))
  }
}
