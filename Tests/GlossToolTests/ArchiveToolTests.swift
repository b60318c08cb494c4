import Archives
import Foundation
import TestSupport
import Testing

/// `gloss export --xcloc=zip`, and archives that come back, as a program.
@Suite(.needsWorkbooks) struct ArchiveToolTests {
  private typealias Bytes = ContiguousArray<UInt8>

  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  private func members(of name: String) throws -> [(path: String, bytes: Bytes)] {
    let data = try Data(contentsOf: folder.url.appending(path: name))
    let archive = try ZipArchive(Bytes(data))
    return try archive.members.map { ($0.path, try archive.contents(of: $0)) }
  }

  private func pack(_ name: String, _ members: [(path: String, bytes: Bytes)]) throws {
    try Data(ZipWriter.bytes(of: members)).write(to: folder.url.appending(path: name))
  }

  private static func file(_ target: String, _ language: String = "de") -> Bytes {
    Bytes(
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\
      <file original="App/Localizable.xcstrings" source-language="en" target-language="\(language)">\
      <body><trans-unit id="Save"><source>Save</source><target>\(target)</target></trans-unit>\
      </body></file></xliff>
      """.utf8)
  }

  private var catalog: String { get throws { try folder.text("App/Localizable.xcstrings") } }

  @Test func goesOutAndComesBack() throws {
    let run = try gloss("export", "-l", "de,fr", "--xcloc=zip")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("de.xcloc.zip: 3 texts"), "\(run.output)")
    let made = try members(of: "de.xcloc.zip")
    #expect(
      Set(made.map(\.path)) == [
        "de.xcloc/contents.json", "de.xcloc/Localized Contents/de.xliff",
        "de.xcloc/Source Contents/App/Localizable.xcstrings",
      ])
    _ = try gloss("export", "-l", "de", "--xcloc", "-o", "folder")
    for (path, bytes) in made {
      #expect(try folder.text("folder/\(path)") == String(decoding: bytes, as: UTF8.self))
    }
    let changed = made.map { path, bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return (
        path,
        path.hasSuffix(".xliff") ? Bytes(text.replacing("Sichern", with: "Ablegen").utf8) : bytes
      )
    }
    // As the Finder packs it.
    try pack(
      "de.xcloc.zip",
      changed + [
        ("__MACOSX/de.xcloc/._contents.json", [0, 5]), ("de.xcloc/.DS_Store", [0]),
        ("__MACOSX/de.xcloc/Localized Contents/._de.xliff", [0, 5, 22, 7]),
      ])
    #expect(try gloss("export", "-l", "de", "--xcloc=zip").status == 2)
    let back = try gloss("import", "de.xcloc.zip", "fr.xcloc.zip")
    #expect(back.status == 0, "\(back.output)\(back.errors)")
    #expect(
      back.output.contains("de.xcloc.zip/de.xcloc/Localized Contents/de.xliff: "), "\(back.output)")
    #expect(try catalog.contains("Ablegen"))
    #expect(try gloss("export", "-l", "de", "--xcloc=zip").status == 0)
  }

  /// An archive holds what was given back, never the project's own catalogs.
  @Test func takesCatalogs() throws {
    let returned = try catalog.replacing("Sichern", with: "Ablegen")
    #expect(try returned != catalog)
    try pack(
      "back.zip",
      [
        ("project-main/App/Localizable.xcstrings", Bytes(returned.utf8)),
        ("__MACOSX/App/._Localizable.xcstrings", [0, 5]),
      ])
    let run = try gloss("import", "back.zip", "--prefer=file")
    #expect(
      run.output.contains(
        "back.zip/project-main/App/Localizable.xcstrings: App/Localizable.xcstrings, de: 1 "),
      "\(run.output)\(run.errors)")
    #expect(try catalog.contains("Ablegen"))
  }

  /// Several languages, formats and bundles in one archive, as services send them.
  @Test func takesAllThatAnArchiveHolds() throws {
    _ = try gloss("export", "-l", "it", "--format", "xlsx")
    _ = try gloss("export", "-l", "fr", "--format", "csv")
    let sheet = try folder.text("fr.csv").replacing(
      "Save,按钮：保存文稿,Save,,", with: "Save,按钮：保存文稿,Save,Enregistrer,")
    let book = try Data(contentsOf: folder.url.appending(path: "it.xlsx"))
    try pack(
      "back.zip",
      [
        ("ja.xcloc/contents.json", Bytes(#"{"targetLocale":"ja"}"#.utf8)),
        ("ja.xcloc/Localized Contents/ja.xliff", Self.file("保存", "ja")),
        ("out/es.xliff", Self.file("Guardar", "es")), ("fr.csv", Bytes(sheet.utf8)),
        ("it.xlsx", Bytes(book)), ("notes.txt", [1]), ("costs.csv", Bytes("a,b\n1,2\n".utf8)),
      ])
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "mail"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "back.zip"), to: folder.url.appending(path: "mail/back.zip"))
    let run = try gloss("import", "mail", "--add-language", "ja", "--add-language", "es")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("3 applied"), "\(run.errors)")
    for text in ["保存\"", "Guardar", "Enregistrer"] { #expect(try catalog.contains(text)) }
  }

  /// The bundle's files lie in the archive itself.
  @Test func readsTheLanguageOfABundleWithoutItsFolder() throws {
    let file = String(decoding: Self.file("Enregistrer", "fr"), as: UTF8.self)
      .replacing(" target-language=\"fr\"", with: "")
    try pack(
      "texts.zip",
      [
        ("contents.json", Bytes(#"{"targetLocale":"fr"}"#.utf8)),
        ("Localized Contents/texts.xliff", Bytes(file.utf8)),
      ])
    let run = try gloss("import", "texts.zip", "--add-language", "fr")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try catalog.contains("Enregistrer"))
  }

  @Test(arguments: ["/tmp/de.xliff", "../de.xliff", "a/../../de.xliff", "C:\\de.xliff"])
  func refusesPathsThatLeadOut(path: String) throws {
    try pack("de.zip", [("de.xliff", Self.file("Ablegen")), (path, Self.file("Ablegen"))])
    let run = try gloss("import", "de.zip")
    #expect(run.status == 2)
    #expect(run.errors.contains("'\(path)', which leads out of it"), "\(run.errors)")
    #expect(try catalog == ExchangeProject.catalog)
  }

  @Test func saysWhatIsWrongWithAnArchive() throws {
    try pack("inner.zip", [("de.xliff", Self.file("Ablegen"))])
    let inner = try Data(contentsOf: folder.url.appending(path: "inner.zip"))
    try pack("outer.zip", [("de.xliff", Self.file("Ablegen")), ("a/inner.zip", Bytes(inner))])
    try pack("empty.zip", [])
    try pack("other.zip", [("readme.txt", [])])
    try inner.prefix(inner.count - 9).write(to: folder.url.appending(path: "cut.zip"))
    for (name, error) in [
      ("outer.zip", "'a/inner.zip' is a zip archive in another"), ("empty.zip", "no .xliff file"),
      ("other.zip", "no .xliff file"), ("cut.zip", "not a zip archive, or one that was cut off"),
    ] {
      let run = try gloss("import", name)
      #expect(run.status == 2)
      #expect(run.errors.contains(error), "\(name): \(run.errors)")
    }
    #expect(try catalog == ExchangeProject.catalog)
    // Nor is one replaced that holds something else.
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "other.zip"),
      to: folder.url.appending(path: "de.xcloc.zip"))
    #expect(try gloss("export", "-l", "de", "--xcloc=zip").status == 2)
    #expect(try gloss("export", "--update", "inner.zip").status == 2)
  }
}
