import ConventionChecks
import Interchange
import LocalizationModel
import Sheets
import StringCatalog
import TestSupport
import Testing
import XLIFF

/// Texts on their way through a sheet and back into a catalog.
@Suite struct SheetTests {
  private static let hostile = [
    "=1+1", "+49 30", "-5 degrees", "@home", "'=1", "'s avonds", "007", "1E5", "3/4", "TRUE",
    "Mar 1",
    "say \"x\"", "a,b;c\td", "two\nlines", "two\r\nlines", " edges ", "\u{202E}bidi\u{202C}", "👩‍👩‍👧",
    "e\u{301}", "保存，", "%1$@ of %2$@", "100%", "#NAME", "\u{FEFF}mark", "plain",
  ]

  private static func file(_ count: Int = 300) -> XLIFFFile {
    let units = (0..<count).map { number in
      let text = hostile[number % hostile.count]
      let target: TransUnit.Target? =
        switch number / hostile.count % 4 {
        case 0: nil
        case 1: TransUnit.Target(.plain(hostile[(number * 7) % hostile.count]), state: .translated)
        case 2: TransUnit.Target(.plain("Entwurf \(text)"), state: .needsReview)
        default: TransUnit.Target(.plain(text), state: .new, stateQualifier: TransUnit.prefilled)
        }
      return TransUnit(
        id: number % 3 == 0 ? "\(text)\(number)|==|plural.one" : "\(text)\(number)",
        source: .plain(text), target: target, notes: [TransUnit.Note("注释 \(text)")])
    }
    let tool = XLIFFFile.Tool(id: "gloss", name: "gloss", version: "1.0", build: "1.0-abc")
    return XLIFFFile(
      original: "App/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: "de", tool: tool,
      units: units)
  }

  private static func cells(_ files: [XLIFFFile]) throws -> [[String]] {
    try DelimitedReader.rows(
      of: DelimitedWriter.bytes(of: SheetWriter.rows(of: files), delimiter: ",")
    ).map { $0.cells.map(\.text) }
  }

  private static func files(_ rows: [[String]]) throws -> [XLIFFFile] {
    try SheetReader.files(
      of: DelimitedReader.rows(of: DelimitedWriter.bytes(of: rows, delimiter: ";")))
  }

  private static func expectSame(_ units: [TransUnit], _ others: [TransUnit]) {
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
    let phrases = TransUnit.Text.phrases(["Open ${applicationName}", "a\\nb\nc", "\\"])
    file.units = [
      TransUnit(id: "Open", source: phrases, target: TransUnit.Target(phrases, state: nil))
    ]
    let back = try Self.files(try Self.cells([file]))
    Self.expectSame(back[0].units, file.units)
  }

  /// Columns in another order with one more, rows in another order, blank ones between, other line ends.
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

  @Test func countsATypedTextAsDone() throws {
    var file = Self.file(0)
    file.units = [
      TransUnit(
        id: "Save", source: .plain("Save"), target: TransUnit.Target(.plain("Save"), state: .new))
    ]
    var rows = try Self.cells([file])
    #expect(try Self.files(rows)[0].units[0].target?.state == .new)
    rows[1][rows[0].firstIndex(of: "target")!] = "Sichern"
    let unit = try Self.files(rows)[0].units[0]
    #expect(unit.target == TransUnit.Target(.plain("Sichern"), state: nil))
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
      TransUnit(id: "code", source: .plain("007")), TransUnit(id: "b", source: .plain("B")),
    ]
    var rows = try Self.cells([file])
    rows[1][rows[0].firstIndex(of: "target")!] = target
    rows[1][rows[0].firstIndex(of: column)!] = cell
    let back = try Self.files(rows)[0]
    #expect(back.damages.count == 1)
    #expect(back.damages[0]?.row == 2)
    #expect(back.damages[0]?.column == named)
  }

  /// What nobody has touched is not asked for, whatever happened to its source.
  @Test func saysNothingOfRowsWithoutWork() throws {
    var file = Self.file(0)
    file.units = [TransUnit(id: "code", source: .plain("007"))]
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
    #expect(throws: SheetError(.doubledColumn("target"), line: 1, column: 11)) {
      try Self.files([["id", "target", "Target"]])
    }
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
