import Archives
import LocalizationModel
import Sheets
import TestSupport
import Testing
import Workbooks

/// Workbooks as they are written, and as other programs write them.
@Suite(.needsWorkbooks) struct WorkbookTests {
  private typealias Bytes = ContiguousArray<UInt8>

  private static let hostile = [
    "=1+1", "+49 30", "-5", "@SUM(A1)", "'=1", "''007", "'s avonds", "007", "1E5", "3/4", "TRUE",
    "12345678901234567890", " ", " a ", "\t", "two\nlines", "two\r\nlines", "old\rmac", "\n", "\r",
    "_x0041_", "_x005F_x0041_", "_x00e9_", "_x41_", "x_x0041_x_", "__x0041__", "\u{1}\u{1F}",
    "\u{FFFE}\u{FFFF}", "\u{7F}", "<b>&amp;</b>", "]]>", "\"", "\u{202E}bidi\u{202C}", "👩‍👩‍👧 family",
    "e\u{301}", "保存", "%1$@: %lld%%", "\u{FEFF}mark", "#NAME?", "http://example.com", "{=1}",
    String(repeating: "é", count: Worksheet.longestText),
    String(repeating: "😀", count: Worksheet.longestText / 2),
  ]

  private static func sheet(_ title: String, _ rows: [[String]]) -> Worksheet {
    Worksheet(
      title: title,
      columns: rows[0].indices.map {
        Worksheet.Column(width: 20, isEditable: $0 == 1, choices: $0 == 2 ? ["a", "b"] : [])
      }, rows: rows, isRightToLeft: title.contains("ar"))
  }

  private static func texts(_ table: SheetTable) -> [[String]] {
    table.rows.map { $0.cells.map(\.text) }
  }

  @Test func comesBackAsItWasWritten() throws {
    let rows = [["id", "source", "target"]] + Self.hostile.map { [$0, "x", $0] }
    let sheets = [
      Self.sheet("App/Localizable.xcstrings", rows), Self.sheet("ar", [["id"], ["b"]]),
    ]
    let bytes = try WorkbookWriter.bytes(of: sheets)
    let tables = try WorkbookReader.sheets(of: bytes)
    #expect(tables.map(\.name) == ["Localizable", "ar"])
    #expect(Self.texts(tables[0]) == rows)
    #expect(tables[0].rows.allSatisfy { $0.cells.allSatisfy { $0.kind == .text } })
    #expect(tables[0].rows.map(\.number) == Array(1...rows.count))
    #expect(try WorkbookWriter.bytes(of: sheets) == bytes)
  }

  @Test func leavesOutEmptyCells() throws {
    let bytes = try WorkbookWriter.bytes(of: [
      Self.sheet("a", [["", "", "c"], ["", "", ""], ["d"]])
    ])
    let rows = try WorkbookReader.sheets(of: bytes)[0].rows
    #expect(rows.map(\.number) == [1, 3])
    #expect(rows.map { $0.cells.map(\.text) } == [["", "", "c"], ["d"]])
  }

  @Test(arguments: [
    String(repeating: "a", count: Worksheet.longestText + 1),
    String(repeating: "😀", count: Worksheet.longestText / 2 + 1),
    String(repeating: "\r", count: Worksheet.longestText / 7 + 1),
  ])
  func refusesATextThatNoCellHolds(text: String) {
    #expect(!WorkbookWriter.fits(text))
    let error = SheetError(
      .tooLong(limit: Worksheet.longestText), sheet: "a", line: 2, column: 3)
    #expect(throws: error) {
      try WorkbookWriter.bytes(of: [Self.sheet("a", [["", "", ""], ["", "", text]])])
    }
  }

  @Test func namesSheets() {
    var names = SheetNames()
    let titles = [
      "App/Localizable.xcstrings", "Widget/Localizable.xcstrings", "Widget/localizable.xcstrings",
      "a/[b]:*?\\c.strings", "'quoted'.strings", "History.xcstrings", "", ".strings",
      "a/" + String(repeating: "long ", count: 9) + ".xcstrings",
      "b/" + String(repeating: "long ", count: 9) + ".xcstrings",
      String(repeating: "😀", count: 40),
    ]
    let made = titles.map { names.name(for: $0) }
    #expect(
      made.prefix(6) == [
        "Localizable", "Localizable (Widget)", "localizable 2", "_b_____c", "quoted", "History 2",
      ])
    #expect(Set(made.map { $0.lowercased() }).count == made.count)
    #expect(made.allSatisfy { !$0.isEmpty && $0.utf16.count <= 31 })
  }

  // MARK: - What other programs write

  private static func workbook(
    sheet: String, strings: String? = nil, names: [String] = ["Sheet1"]
  ) throws -> Bytes {
    let kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    func relations(_ all: [(String, String, String)]) -> String {
      "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
        + all.map { "<Relationship Id='\($0)' Type='\(kind)/\($1)' Target='\($2)'/>" }.joined()
        + "</Relationships>"
    }
    let main = "xmlns='http://schemas.openxmlformats.org/spreadsheetml/2006/main'"
    let list = names.enumerated().map { "<sheet name='\($1)' sheetId='\($0 + 1)' r:id='r1'/>" }
    var parts = [
      ("_rels/.rels", relations([("r1", "officeDocument", "/xl/workbook.xml")])),
      (
        "xl/workbook.xml",
        "<workbook \(main) xmlns:r='\(kind)'><sheets>\(list.joined())</sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        relations([
          ("r1", "worksheet", "worksheets/sheet1.xml"),
          ("r2", "sharedStrings", "sharedStrings.xml"),
        ])
      ), ("xl/worksheets/sheet1.xml", "<worksheet \(main)>\(sheet)</worksheet>"),
    ]
    if let strings { parts.append(("xl/SharedStrings.xml", "<sst \(main)>\(strings)</sst>")) }
    return try ZipWriter.bytes(of: parts.map { (path: $0.0, bytes: Bytes($0.1.utf8)) })
  }

  private static func cells(_ cells: String, strings: String? = nil) throws -> [SheetRow.Cell] {
    let sheet = "<sheetData><row r='3'>\(cells)</row></sheetData>"
    return try WorkbookReader.sheets(of: workbook(sheet: sheet, strings: strings))[0].rows[0].cells
  }

  @Test func joinsRunsAndPassesOverHowTheyAreRead() throws {
    let strings = """
      <si><t>plain</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">two </t></r><r><t>runs</t></r></si>
      <si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh><phoneticPr fontId="1"/></si><si/>
      <si><r><t>_x00</t></r><r><t>41_</t></r></si>
      """
    let read = try Self.cells(
      (0..<5).map { "<c t='s'><v>\($0)</v></c>" }.joined()
        + "<c t='inlineStr'><is><r><t>in</t></r><r><t>line_x000D_&#10;</t></r></is></c>",
      strings: strings)
    #expect(read.map(\.text) == ["plain", "two runs", "東京", "", "_x0041_", "inline\r\n"])
  }

  /// Characters that must be escaped are found at every place in the words of eight bytes that are
  /// read.
  @Test(arguments: ["\u{1}", "\r", "_x0041_", "\u{FFFE}", "\u{FFFF}"])
  func spellsAtEveryPlace(cause: String) {
    for place in 0..<18 {
      let text = String(repeating: "a", count: place) + cause + "_é＿"
      let escaped = EscapedText.escaped(text)
      #expect(escaped != text && EscapedText.plain(escaped) == text, "\(place)")
      let plain = text.replacing(cause, with: "_y\t\n")
      #expect(EscapedText.escaped(plain) == plain)
    }
  }

  /// A cell has only what stands in it, whatever the one before it held.
  @Test(arguments: ["", " t='s'", " t='n'"])
  func keepsCellsApart(type: String) throws {
    let read = try Self.cells(
      "<c r='A3'\(type)><is><t>old </t></is></c><c r='B3' t='inlineStr'><is><t>new</t></is></c>",
      strings: "<si><t>first</t></si>")
    #expect(read.last?.text == "new")
  }

  @Test func countsRowsThatSayNoNumber() throws {
    let rows = ["r='9223372036854775807'", "", "r='-9223372036854775808'", "r='7'", ""].map {
      "<row \($0)><c t='inlineStr'><is><t>x</t></is></c></row>"
    }
    let sheet = try Self.workbook(sheet: "<sheetData>\(rows.joined())</sheetData>", strings: nil)
    #expect(try WorkbookReader.sheets(of: sheet)[0].rows.map(\.number) == [1, 2, 3, 7, 8])
  }

  @Test func joinsManyRunsInOrder() throws {
    let runs = (0..<2000).map { "<r><t>\($0 % 10)</t></r>" }.joined()
    let read = try Self.cells("<c t='s'><v>0</v></c>", strings: "<si>\(runs)</si>")
    #expect(read.first?.text == String(repeating: "0123456789", count: 200))
  }

  @Test func tellsTextsFromWhatIsCalculated() throws {
    let read = try Self.cells(
      """
      <c r='B3'><v>45292.5</v></c><c r='D3' t='b'><v>1</v></c><c r='E3' t='e'><v>#REF!</v></c>\
      <c r='F3' t='str'><f>A1&amp;"x"</f><v>x</v></c><c r='G3' t='str'><v>s</v></c>\
      <c r='H3' s='4'/><c r='I3'><f>1+1</f></c><c r='AA3' t='d'><v>2024-01-01</v></c>
      """)
    #expect(read.count == 27)
    #expect(read[1].text == "45292.5" && read[1].kind == .calculated && read[1].column == 2)
    #expect(read[3].text == "TRUE" && read[3].kind == .calculated)
    #expect(read[4].kind == .calculated)
    #expect(read[5].kind == .formula("A1&\"x\"") && read[5].text == "x")
    #expect(read[6].kind == .text)
    #expect(read[8].kind == .formula("1+1") && read[8].text.isEmpty)
    #expect(read[26].text == "2024-01-01" && read[26].line == 3)
  }

  @Test func namesTheCellThatIsDamaged() throws {
    let error = SheetError(.missingSharedText, sheet: "Sheet1", line: 3, column: 2)
    #expect(throws: error) { try Self.cells("<c r='B3' t='s'><v>7</v></c>") }
    #expect(error.message.description.hasPrefix("sheet 'Sheet1', cell B3: "))
    #expect(
      throws: SheetError(.tooManyColumns(limit: 16_384), sheet: "Sheet1", line: 3, column: 18_278)
    ) {
      try Self.cells("<c r='ZZZ3'><v>7</v></c>")
    }
  }

  /// Each row holds one cell at the end, and its empty ones count.
  @Test func stopsAtTooManyCells() throws {
    let rows = (1...600).map { "<row r='\($0)'><c r='XFD\($0)'><v>1</v></c></row>" }
    #expect(throws: SheetError.self) {
      try WorkbookReader.sheets(
        of: Self.workbook(sheet: "<sheetData>\(rows.joined())</sheetData>"))
    }
  }

  @Test(arguments: [
    "<sheetData><row>", "<!DOCTYPE x [<!ENTITY a 'b'>]><sheetData/>",
    "<sheetData>&undefined;</sheetData>",
  ])
  func refusesDamagedParts(sheet: String) throws {
    let bytes = try Self.workbook(sheet: sheet)
    do throws(SheetError) {
      _ = try WorkbookReader.sheets(of: bytes)
      Issue.record("read")
    } catch {
      #expect(error.message.description.hasPrefix("'xl/worksheets/sheet1.xml' in the workbook: "))
    }
  }

  @Test func refusesOtherFiles() throws {
    #expect(throws: SheetError(.oldWorkbook)) {
      try WorkbookReader.sheets(of: [0xD0, 0xCF, 0x11, 0xE0, 1])
    }
    let other = try ZipWriter.bytes(of: [(path: "content.xml", bytes: [])])
    #expect(throws: SheetError(.noWorkbook)) { try WorkbookReader.sheets(of: other) }
    #expect(throws: SheetError.self) { try WorkbookReader.sheets(of: Bytes("id,target".utf8)) }
  }
}

extension WorkbookReader {
  fileprivate static func sheets(
    of bytes: ContiguousArray<UInt8>
  ) throws(SheetError) -> [SheetTable] {
    let tables = SheetTables()
    try read(bytes, into: tables)
    return tables.tables
  }
}
