import Sheets
import TestSupport
import Testing

/// Sheets in text, as programs write and change them.
@Suite struct DelimitedTests {
  private static func rows(_ text: String) throws -> [[String]] {
    try DelimitedReader.rows(of: ContiguousArray(text.utf8)).map { $0.cells.map(\.text) }
  }

  private static let hostile = [
    "", " ", "a", " a ", "a,b;c\td", "say \"x\"", "\"", "\"\"", "two\nlines", "two\r\nlines",
    "old\rmac",
    "=1+1", "+49 30", "-5", "@SUM(A1)", "'=1", "''007", "'s avonds", "007", "1E5", "3/4", "TRUE",
    "false", "1.5.2024", "Mar 1", "\t", "\u{202E}bidi\u{202C}", "👩‍👩‍👧 family", "e\u{301}", "保存",
    "%1$@: %lld%%",
    "\u{FEFF}mark", "＝1", "sep=;",
  ]

  @Test(arguments: [",", ";", "\t"] as [Unicode.Scalar])
  func comesBackAsItWasWritten(delimiter: Unicode.Scalar) throws {
    var random = SeededGenerator(seed: 11)
    let header = ["id", "source", "target"]
    let rows =
      [header]
      + (0..<500).map { _ in header.map { _ in Self.hostile.randomElement(using: &random)! } }
    let bytes = DelimitedWriter.bytes(of: rows, delimiter: delimiter)
    #expect(try DelimitedReader.rows(of: bytes).map { $0.cells.map(\.text) } == rows)
  }

  @Test func guardsExactlyAndTakesBackNothingElse() {
    for text in Self.hostile {
      #expect(GuardedCell.bared(GuardedCell.guarded(text)) == text)
    }
    for text in ["=1+1", "+49 30", "-5", "@SUM(A1)", "007", "1E5", "3/4", "TRUE", "Mar 1", "'=1"] {
      #expect(GuardedCell.guarded(text) == "'" + text)
    }
    for text in [
      "'s avonds", "Save", "%1$@ of %2$@", "It's 5 o'clock in the afternoon", "", "'141' Next",
      "5' 11",
    ] {
      #expect(GuardedCell.guarded(text) == text)
      #expect(GuardedCell.bared(text) == text)
    }
    #expect(GuardedCell.isAtRisk(String(repeating: "'", count: 1_000_000)) == false)
  }

  /// The short way for words says what the long one says.
  @Test func guardsWordsAsAllTexts() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "true", "FALSE", "tru", "Save", "a", " ", "7", "May", ".", "%", "-", "é", "é1", "٣", "#", "=",
      "＝",
      "\u{7F}", "x1", "\"", "\n", "\t", "FALſE", "一", "好", "½", "Я", "ー", "한", "Ⅷ",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...4, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      let isNumber = GuardedCell.isLikeNumberInAnyScript(text)
      #expect(GuardedCell.isAtRisk(text) == (GuardedCell.isFormula(text) || isNumber), "\(text)")
    }
  }

  @Test func knowsNoNumeralsAmongLetters() {
    for value in UInt32(0)...0xFFFF where GuardedCell.isLetterRange(value) {
      #expect(Unicode.Scalar(value)?.properties.numericType == nil, "\(value)")
    }
  }

  @Test(arguments: [
    "a,b\r\n1,2\r\n", "a,b\n1,2", "a,b\r1,2\r", "a;b\n1;2\n", "a\tb\n1\t2\n", "sep=;\r\na;b\n1;2\n",
    "\u{FEFF}\"a\",\"b\" \n\"1\",2\n",
  ])
  func readsWhatProgramsWrite(text: String) throws {
    #expect(try Self.rows(text) == [["a", "b"], ["1", "2"]])
  }

  @Test(arguments: [false, true], [false, true])
  func readsUTF16(isBig: Bool, hasMark: Bool) throws {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "id,b\n😀,2\n").utf16)
    let bytes = ContiguousArray(
      units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? pair : pair.reversed()
      })
    #expect(
      try DelimitedReader.rows(of: bytes).map { $0.cells.map(\.text) } == [
        ["id", "b"], ["😀", "2"],
      ])
  }

  @Test(arguments: [
    ("a,b\n1,\"2\n", SheetError.Reason.openQuote, 2, 3),
    ("a,b\n\"x\ny\"z,2\n", .textAfterQuote, 3, 3),
    ("PK\u{3}\u{4}", .workbook, 1, 1),
  ])
  func saysWhereItIsDamaged(
    text: String, reason: SheetError.Reason, line: Int, column: Int
  ) {
    #expect(throws: SheetError(reason, line: line, column: column)) { try Self.rows(text) }
  }

  @Test func refusesLatin1ByItsPlace() {
    let bytes = ContiguousArray("a,b\nx,Gr".utf8) + [0xFC, 0xDF] + ContiguousArray("e\n".utf8)
    #expect(throws: SheetError(.notUTF8, line: 2, column: 5)) {
      try DelimitedReader.rows(of: bytes)
    }
  }

  /// Marks and line ends are found wherever they stand in the words of eight bytes that are looked
  /// at.
  @Test(arguments: ["\"", "\"\"", "\n", "\r\n", "\r", ",", "\",\""])
  func readsMarksAtEveryPlace(mark: String) throws {
    for place in 0..<18 {
      let text = String(repeating: "a", count: place) + mark + "b"
      let bytes = DelimitedWriter.bytes(of: [[text, "c"], ["d", text]], delimiter: ",")
      let read = try DelimitedReader.rows(of: bytes).map { $0.cells.map(\.text) }
      #expect(read == [[text, "c"], ["d", text]], "\(place)")
    }
  }

  @Test func limitsTheCellsOfARow() {
    #expect(throws: SheetError.self) { try Self.rows(String(repeating: ",", count: 20_000)) }
  }
}

extension DelimitedReader {
  fileprivate static func rows(
    of bytes: ContiguousArray<UInt8>
  ) throws(SheetError) -> [SheetRow] {
    let tables = SheetTables()
    try read(bytes, into: tables)
    return tables.tables.flatMap(\.rows)
  }
}
