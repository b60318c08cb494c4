import Foundation
import TestSupport
import Testing

/// `gloss export --format xlsx` and its way back as a program.
@Suite(.needsWorkbooks) struct WorkbookToolTests {
  private let project: ExchangeProject

  init() throws { project = try ExchangeProject() }

  private var folder: TemporaryFolder { project.folder }

  private func gloss(_ arguments: String...) throws -> Run { try project.gloss(arguments) }

  private var bytes: Data {
    get throws { try Data(contentsOf: folder.url.appending(path: "de.xlsx")) }
  }

  @Test func goesOutAndComesBack() throws {
    #expect(try gloss("export", "-l", "de", "--format", "xlsx").status == 0)
    let first = try bytes
    let untouched = try gloss("import", "de.xlsx")
    #expect(untouched.status == 0, "\(untouched.output)\(untouched.errors)")
    #expect(try folder.text("App/Localizable.xcstrings") == ExchangeProject.catalog)
    #expect(try gloss("export", "-l", "de", "--format", "xlsx").status == 0)
    #expect(try bytes == first)
  }

  @Test(arguments: [0, 10, 300]) func saysWhatIsWrongWithADamagedFile(count: Int) throws {
    _ = try gloss("export", "-l", "de", "--format", "xlsx")
    try bytes.prefix(count).write(to: folder.url.appending(path: "de.xlsx"))
    let run = try gloss("import", "de.xlsx")
    #expect(run.status == 2)
    #expect(run.errors.contains("de.xlsx: error: not a zip archive"), "\(run.errors)")
    let again = try gloss("export", "-l", "de", "--format", "xlsx")
    #expect(again.status == 2)
  }

  /// A workbook saved by LibreOffice is read with the same content.
  @Test(.enabled(if: Office.isThere, "no soffice here"))
  func comesBackFromLibreOffice() throws {
    let rows = (0..<60).map { number in
      let text = Self.hostile[number % Self.hostile.count]
      return "    \(Self.json("\(text) \(number)")) : {\n\n    }"
    }
    let catalog =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + rows.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}"
    try folder.add("App/Localizable.xcstrings", catalog)
    #expect(try gloss("export", "-l", "de", "--format", "xlsx", "--prefill").status == 0)
    try Office.convert("de.xlsx", in: folder)
    let run = try gloss("import", "saved/de.xlsx")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("0 catalogs changed"), "\(run.errors)")
  }

  private static let hostile = [
    "=1+1", "+49 30", "-5", "@SUM(A1)", "'=1", "''007", "007", "1E5", "3/4", "TRUE", "Mar 1",
    " edges ", "two\nlines", "two\r\nlines", "_x0041_", "_x005F_x0041_", "\u{202E}bidi\u{202C}",
    "👩‍👩‍👧 family", "e\u{301}", "保存", "<b>&amp;</b>", "\"", "tab\there",
  ]

  private static func json(_ text: String) -> String {
    // A text in JSON is one in an array.
    let data = try? JSONSerialization.data(
      withJSONObject: [text], options: [.withoutEscapingSlashes])
    return String(decoding: (data ?? Data()).dropFirst().dropLast(), as: UTF8.self)
  }
}

/// LibreOffice, where it is installed.
private enum Office {
  static var isThere: Bool {
    ["/usr/bin/soffice", "/usr/local/bin/soffice"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Opens a file and saves it in the folder `saved`.
  static func convert(_ name: String, in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder.url
    process.arguments = [
      "soffice", "-env:UserInstallation=file://\(folder.url.path)/profile", "--headless",
      "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", "saved", name,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
