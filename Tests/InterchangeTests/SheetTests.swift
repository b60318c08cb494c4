import ConventionChecks
import Interchange
import LocalizationModel
import Sheets
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

/// Texts on their way through a sheet and back into a catalog.
@Suite struct SheetTests {
  private static let hostile = [
    "=1+1", "+49 30", "-5 degrees", "@home", "'=1", "'s avonds", "007", "1E5", "3/4", "TRUE",
    "Mar 1",
    "say \"x\"", "a,b;c\td", "two\nlines", "two\r\nlines", " edges ", "\u{202E}bidi\u{202C}", "👩‍👩‍👧",
    "e\u{301}", "保存，", "%1$@ of %2$@", "100%", "#NAME", "\u{FEFF}mark", "plain",
  ]

  private static func file(_ count: Int = 300) -> UnitFile {
    let units = (0..<count).map { number in
      let text = hostile[number % hostile.count]
      let target: TranslationUnit.Target? =
        switch number / hostile.count % 4 {
        case 0: nil
        case 1:
          TranslationUnit.Target(.plain(hostile[(number * 7) % hostile.count]), state: .translated)
        case 2: TranslationUnit.Target(.plain("Entwurf \(text)"), state: .needsReview)
        default:
          TranslationUnit.Target(
            .plain(text), state: .new, stateQualifier: TranslationUnit.prefilled)
        }
      return TranslationUnit(
        id: number % 3 == 0 ? "\(text)\(number)|==|plural.one" : "\(text)\(number)",
        source: .plain(text), target: target, notes: [TranslationUnit.Note("注释 \(text)")])
    }
    let tool = UnitFile.Tool(id: "gloss", name: "gloss", version: "1.0", build: "1.0-abc")
    return UnitFile(
      original: "App/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "de", tool: tool,
      units: units)
  }

  private static func cells(_ files: [UnitFile]) throws -> [[String]] {
    let tables = SheetTables()
    try DelimitedReader.read(SheetWriter.bytes(of: files, delimiter: ","), into: tables)
    return tables.tables[0].rows.map { $0.cells.map(\.text) }
  }

  private static func files(_ rows: [[String]]) throws -> [UnitFile] {
    let bytes = DelimitedWriter.bytes(of: rows, delimiter: ";")
    let units = SheetUnitCollector()
    try DelimitedReader.read(bytes, into: units)
    return try units.all()
  }

  private static func expectSame(_ units: [TranslationUnit], _ others: [TranslationUnit]) {
    #expect(units.count == others.count)
    for (unit, other) in zip(units, others) {
      #expect(unit.id == other.id && unit.source == other.source && unit.target == other.target)
    }
  }

  @Test func carriesUnitsExactly() throws {
    let file = Self.file()
    let files = try Self.files(try Self.cells([file]))
    #expect(files.count == 1)
    #expect(files[0].original == file.original && files[0].tool?.build == file.tool?.build)
    #expect(files[0].sourceLanguage == "en" && files[0].targetLanguage == "de")
    #expect(files[0].damages.isEmpty)
    Self.expectSame(files[0].units, file.units)
  }

  @Test func carriesPhrases() throws {
    var file = Self.file(0)
    let phrases = UnitText.phrases(["Open ${applicationName}", "a\\nb\nc", "\\"])
    file.units = [
      TranslationUnit(
        id: "Open", source: phrases, target: TranslationUnit.Target(phrases, state: nil))
    ]
    let back = try Self.files(try Self.cells([file]))
    Self.expectSame(back[0].units, file.units)
  }

  /// Columns in another order with one more, rows in another order, blank ones between, other line
  /// ends.
  @Test func takesWhatProgramsDoToASheet() throws {
    let file = Self.file()
    var random = SeededGenerator(seed: 5)
    var rows = try Self.cells([file])
    for place in rows.indices { rows[place].append(place == 0 ? "Remarks" : "ok") }
    let order = rows[0].indices.shuffled(using: &random)
    rows = rows.map { row in
      order.map { row[$0].replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
    }
    rows = [rows[0]] + rows.dropFirst().shuffled(using: &random).flatMap { [$0, [""]] }
    let back = try Self.files(rows)
    #expect(back.count == 1)
    #expect(back[0].damages.isEmpty)
    let places = Dictionary(uniqueKeysWithValues: file.units.enumerated().map { ($1.id!, $0) })
    let units = back[0].units.sorted { places[$0.id!]! < places[$1.id!]! }
    Self.expectSame(units, file.units)
  }

  /// Three of ten texts are typed anew: these arrive as they are, and all others as they were.
  @Test func takesExactlyWhatIsTyped() throws {
    let file = Self.file()
    var random = SeededGenerator(seed: 8)
    var rows = try Self.cells([file])
    let target = rows[0].firstIndex(of: "target")!
    var typed: [Int: String] = [:]
    for place in file.units.indices where Int.random(in: 0..<10, using: &random) < 3 {
      let text = Self.hostile.randomElement(using: &random)!
      // Another line end is taken for a program's doing.
      if text.contains(where: \.isNewline) { continue }
      // Whoever types a formula as a text puts an apostrophe before it, as programs ask for.
      rows[place + 1][target] = GuardedCell.isFormula(text) ? "'" + text : text
      typed[place] = text
    }
    let back = try Self.files(rows)[0]
    for (place, unit) in file.units.enumerated() {
      let text = typed[place] ?? unit.target?.text.joined
      if text == "'=1" || text == "1E5" && back.damages[place] != nil { continue }
      #expect(back.units[place].target?.text.joined == text, "\(place)")
      guard typed[place] != nil, typed[place] != unit.target?.text.joined else {
        #expect(back.units[place].target == unit.target, "\(place)")
        continue
      }
    }
    #expect(typed.count > 60)
  }

  /// A program that takes semicolons for delimiters as well cuts texts in two, and all that follows
  /// moves on.
  @Test(arguments: [true, false]) func findsTextsThatWereCut(isTargetLast: Bool) throws {
    var file = Self.file(0)
    file.units = [
      TranslationUnit(
        id: "Save", source: .plain("Save"),
        target: TranslationUnit.Target(.plain("Jetzt; sichern"), state: nil)),
      TranslationUnit(
        id: "Open", source: .plain("Open"),
        target: TranslationUnit.Target(.plain("Öffnen"), state: nil)),
    ]
    var rows = try Self.cells([file])
    let target = rows[0].firstIndex(of: "target")!
    if isTargetLast {
      rows = rows.map { row in
        var row = row
        row.append(row.remove(at: target))
        return row
      }
    }
    let place = rows[0].firstIndex(of: "target")!
    rows[1].replaceSubrange(place...place, with: ["Jetzt", " sichern"])
    // A remark of a person is none of ours.
    rows[2][place] = "Aufmachen"
    if !isTargetLast { rows[2].append("or better Öffnen?") }
    let files = try Self.files(rows)
    let damaged = files.flatMap { file in file.damages.keys.map { file.units[$0] } }
    #expect(files.count == 1)
    #expect(damaged.map(\.id) == ["Save"])
    #expect(damaged.map { $0.target?.text.joined } == ["Jetzt"])
    #expect(files.flatMap(\.units).contains { $0.target?.text.joined == "Aufmachen" })
  }

  @Test func countsATypedTextAsDone() throws {
    var file = Self.file(0)
    file.units = [
      TranslationUnit(
        id: "Save", source: .plain("Save"),
        target: TranslationUnit.Target(.plain("Save"), state: .new))
    ]
    var rows = try Self.cells([file])
    #expect(try Self.files(rows)[0].units[0].target?.state == .new)
    rows[1][rows[0].firstIndex(of: "target")!] = "Sichern"
    let unit = try Self.files(rows)[0].units[0]
    #expect(unit.target == TranslationUnit.Target(.plain("Sichern"), state: nil))
  }

  /// A name stays as it is in many languages, and a state says so; a text without words needs none.
  @Test func takesASourceTextByItsState() throws {
    var file = Self.file(0)
    file.units = [
      TranslationUnit(id: "iCloud", source: .plain("iCloud")),
      TranslationUnit(
        id: "Wi-Fi", source: .plain("Wi-Fi"),
        target: TranslationUnit.Target(.plain("Wi-Fi"), state: nil)),
      TranslationUnit(id: "%@: %@", source: .plain("%@: %@")),
    ]
    var rows = try Self.cells([file])
    let target = try #require(rows[0].firstIndex(of: "target"))
    rows[1][target] = "iCloud"
    rows[3][target] = "%@: %@"
    let units = try Self.files(rows)[0].units
    #expect(units[0].target == TranslationUnit.Target(.plain("iCloud"), state: nil))
    #expect(units[1].target == TranslationUnit.Target(.plain("Wi-Fi"), state: nil))
    #expect(units[2].target == TranslationUnit.Target(.plain("%@: %@"), state: .translated))
    rows[1][try #require(rows[0].firstIndex(of: "state"))] = "translated"
    let chosen = try Self.files(rows)[0].units[0].target
    #expect(chosen == TranslationUnit.Target(.plain("iCloud"), state: .translated))
  }

  @Test(arguments: [
    ("source", "7", "typed", "source"), ("source", "007 and more te", "typed", "source"),
    ("id", "1.00E+05", "typed", "id"), ("check", "broken", "typed", "check"),
    ("target", "7", "7", "target"), ("target", "#NAME?", "#NAME?", "target"),
    ("target", "1E+05", "1E+05", "target"), ("target", "1,23E+11", "1,23E+11", "target"),
  ])
  func namesTheCellThatAProgramChanged(
    column: String, cell: String, target: String, named: String
  ) throws {
    var file = Self.file(0)
    file.units = [
      TranslationUnit(id: "code", source: .plain("007")),
      TranslationUnit(id: "b", source: .plain("B")),
    ]
    var rows = try Self.cells([file])
    rows[1][rows[0].firstIndex(of: "target")!] = target
    rows[1][rows[0].firstIndex(of: column)!] = cell
    let back = try Self.files(rows)[0]
    #expect(back.damages.count == 1)
    let reason = try #require(back.damages[0])
    #expect(reason.kind == .damagedCell)
    #expect(reason.description.hasPrefix("row 2, column '\(named)': "))
  }

  /// A unit without work is not reported, whatever happened to its source.
  @Test func saysNothingOfRowsWithoutWork() throws {
    var file = Self.file(0)
    file.units = [TranslationUnit(id: "code", source: .plain("007"))]
    var rows = try Self.cells([file])
    rows[1][rows[0].firstIndex(of: "source")!] = "7"
    #expect(try Self.files(rows)[0].damages.isEmpty)
  }

  @Test func refusesADamagedCellByItsRow() throws {
    let json = #"{"sourceLanguage":"en","strings":{"Save":{},"Open":{}},"version":"1.0"}"#
    let catalog = try StringCatalog(ContiguousArray(json.utf8), path: "App/Localizable.xcstrings")
    var file = Self.file(0)
    file.units = try catalog.units(for: "de").map(\.unit)
    var rows = try Self.cells([file])
    let target = rows[0].firstIndex(of: "target")!
    (rows[1][target], rows[2][target]) = ("#VALUE!", "Sichern")
    let plan = CatalogImport(ImportOptions(), test: ImportTests.test).plan(
      try Self.files(rows)[0], for: UnitTable(catalog))
    #expect(plan.ledger.map(\.outcome.word) == ["refused damaged-cell", "applied"])
    guard case .refused(let reason) = plan.ledger.first?.outcome else {
      Issue.record("not refused")
      return
    }
    #expect(reason.code == "damaged-cell")
    #expect(reason.losesWork)
    #expect(reason.description.hasPrefix("row 2, column 'target': '#VALUE!'"))
  }

  @Test func asksForTheColumns() {
    #expect(throws: SheetError(.noHeader, line: 1, column: 1)) { try Self.files([["a", "b"]]) }
    #expect(throws: SheetError(.noHeader, line: 1, column: 1)) { try Self.files([]) }
    #expect(throws: SheetError(.duplicateColumn("target"), line: 1, column: 11)) {
      try Self.files([["id", "target", "Target"]])
    }
  }

  // MARK: - Workbooks

  private static func tables(_ files: [UnitFile]) -> [SheetTable] {
    SheetWriter.worksheets(of: files).map { sheet in
      let rows = sheet.rows.enumerated().map { place, texts in
        SheetRow(
          number: place + 1,
          cells: texts.enumerated().map {
            SheetRow.Cell(text: $1, line: place + 1, column: $0 + 1)
          })
      }
      return SheetTable(name: sheet.title, rows: rows)
    }
  }

  /// The rows with one cell changed.
  private static func table(
    _ table: SheetTable, row: Int, column: String, _ text: String, spelling: String? = nil,
    kind: SheetRow.Cell.Kind = .text
  ) throws -> SheetTable {
    var rows = table.rows
    let place = try #require(rows[0].cells.firstIndex { $0.text == column })
    var cells = rows[row].cells
    cells[place] = SheetRow.Cell(
      text: text, spelling: spelling, kind: kind, line: row + 1, column: place + 1)
    rows[row] = SheetRow(number: row + 1, cells: cells)
    return SheetTable(name: table.name, rows: rows)
  }

  @Test func carriesUnitsInAWorkbookWithoutGuards() throws {
    let file = Self.file()
    var other = Self.file(5)
    other.original = "Other.xcstrings"
    let tables = Self.tables([file, other])
    #expect(tables.map(\.name) == ["App/Localizable.xcstrings", "Other.xcstrings"])
    #expect(tables[0].rows[1].cells[2].text == "=1+1")
    let back = try SheetReader.files(of: tables)
    #expect(back.map(\.original) == [file.original, other.original])
    Self.expectSame(back[0].units, file.units)
    Self.expectSame(back[1].units, other.units)
    #expect(back.allSatisfy { $0.damages.isEmpty })
  }

  /// Text typed into a text cell is taken literally, an apostrophe included.
  @Test func takesWhatIsTypedIntoAWorkbook() throws {
    let table = Self.tables([Self.file(25)])[0]
    for text in Self.hostile where text != "#NAME" && text != "1E5" {
      let typed = try Self.table(table, row: 1, column: "target", text)
      let unit = try SheetReader.files(of: [typed])[0].units[0]
      #expect(unit.target?.text.joined == text.replacing("\r\n", with: "\n"), "\(text)")
    }
  }

  @Test(arguments: [
    ("7", SheetRow.Cell.Kind.calculated, "7"), ("45292", .calculated, "45292"),
    ("sum", .formula("A1&B1"), "=A1&B1"), ("#REF!", .calculated, "#REF!"),
  ])
  func namesTheCellOfAWorkbook(text: String, kind: SheetRow.Cell.Kind, shown: String) throws {
    let table = try Self.table(
      Self.tables([Self.file(3)])[0], row: 2, column: "target", text, kind: kind)
    let cell = CellPlace(sheet: "App/Localizable.xcstrings", row: 3, column: 4)
    #expect(
      try SheetReader.files(of: [table])[0].damages[1]
        == .damagedCell(cell, column: "target", .made(shown)))
  }

  /// A number that the source is as well was meant.
  @Test func takesTheNumberThatTheSourceIs() throws {
    var file = Self.file(0)
    file.units = [TranslationUnit(id: "5", source: .plain("5"))]
    let table = try Self.table(
      Self.tables([file])[0], row: 1, column: "target", "5", kind: .calculated)
    let back = try SheetReader.files(of: [table])[0]
    #expect(back.damages.isEmpty && back.units[0].target?.text == .plain("5"))
  }

  /// A program that writes the text as it spells it in the file.
  @Test func knowsATextByItsSpelling() throws {
    var file = Self.file(0)
    let text = "_x005F_x0041_"
    file.units = [
      TranslationUnit(
        id: text, source: .plain(text), target: TranslationUnit.Target(.plain(text), state: nil))
    ]
    var table = Self.tables([file])[0]
    for column in ["id", "source", "target"] {
      table = try Self.table(table, row: 1, column: column, "_x0041_", spelling: text)
    }
    let back = try SheetReader.files(of: [table])[0]
    #expect(back.damages.isEmpty)
    Self.expectSame(back.units, file.units)
  }

  @Test func passesOverSheetsOfOthersOnly() throws {
    let table = Self.tables([Self.file(3)])[0]
    let notes = SheetTable(
      name: "Notes", rows: [SheetRow(number: 1, cells: [.init(text: "hi", line: 1, column: 1)])])
    #expect(try SheetReader.files(of: [notes, table])[0].units.count == 3)
    #expect(throws: SheetError(.noHeader, line: 1, column: 1)) {
      try SheetReader.files(of: [notes])
    }
    let beheaded = SheetTable(name: "Texts", rows: Array(table.rows.dropFirst()))
    let error = SheetError(.noHeader, sheet: "Texts", line: 2, column: 1)
    #expect(throws: error) { try SheetReader.files(of: [table, beheaded]) }
    #expect(error.message.description.hasPrefix("sheet 'Texts', cell A2: "))
  }

  @Test func dividesVeryLargeFiles() throws {
    var file = Self.file(0)
    file.units = (0..<50_001).map { TranslationUnit(id: "\($0)", source: .plain("x")) }
    let tables = Self.tables([file])
    #expect(tables.map(\.rows.count) == [50_001, 2])
    #expect(try SheetReader.files(of: tables).map(\.units.count) == [50_001])
  }

  /// Without the technical columns a sheet still says enough.
  @Test func readsASheetOfKeysAndTargets() throws {
    let files = try Self.files([
      ["Key", "TARGET", "form"], ["Save", "Sichern", ""], ["%lld", "eins", "plural.one"],
    ])
    #expect(files[0].units.map(\.id) == ["Save", "%lld|==|plural.one"])
    #expect(files[0].units.map { $0.target?.text.joined } == ["Sichern", "eins"])
  }
}

extension SheetReader {
  fileprivate static func files(of tables: [SheetTable]) throws(SheetError) -> [UnitFile] {
    let units = SheetUnitCollector()
    for table in tables {
      units.begin(table.name)
      for row in table.rows { units.take(row) }
    }
    return try units.all()
  }
}
