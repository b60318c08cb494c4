internal import LocalizationModel
package import TranslationUnits

/// Makes the rows of a sheet for translators from the units of an export, as delimited text
/// (`gloss export --format csv`) or as the worksheets of a workbook (`--format xlsx`).
package enum SheetWriter {
  /// The greatest number of units in a worksheet; a larger one would exceed the limit of XML
  /// elements with which it is read back.
  private static let rowLimit = 50_000

  /// Returns a sheet in text form: the names of the columns, and a row for each unit.
  package static func bytes(
    of files: [UnitFile], delimiter: Unicode.Scalar
  ) -> ContiguousArray<UInt8> {
    var writer = DelimitedWriter(delimiter: delimiter)
    for name in header { writer.append(name) }
    writer.endRow()
    for file in files {
      let shared = SharedTexts(file)
      let parts = RowPart.all(shared, writer)
      let sharedCount = columns.reduce(0) { $0 + (shared[$1]?.utf8.count ?? 0) }
      writer.reserve(
        file.units.indices.reduce(0) { $0 + size(of: file.units[$1]) + sharedCount })
      // Access by index, since a copy of a unit counts references to a dozen texts.
      for index in file.units.indices {
        append(RowTexts(file.units[index], isGuarded: true), parts, to: &writer)
      }
    }
    return writer.bytes
  }

  /// Returns the approximate size of a unit's row in bytes, without the shared texts.
  private static func size(of unit: TranslationUnit) -> Int {
    var size = 80 + 2 * (unit.id?.utf8.count ?? 0)
    if case .plain(let text)? = unit.source { size += text.utf8.count }
    if case .plain(let text)? = unit.target?.text { size += text.utf8.count }
    for note in unit.notes { size += note.text.utf8.count }
    return size
  }

  /// A part of each row, in the order from left to right.
  private enum RowPart {
    /// Neighboring columns that have the same texts in all rows, already written.
    case shared(DelimitedWriter.Cells)
    case own(SheetColumn)

    static func all(_ shared: SharedTexts, _ writer: DelimitedWriter) -> [RowPart] {
      var parts: [RowPart] = []
      var texts: [String] = []
      func endShared() {
        if !texts.isEmpty { parts.append(.shared(writer.cells(texts, isGuarded: true))) }
        texts = []
      }
      for column in columns {
        if let text = shared[column] {
          texts.append(text)
        } else {
          endShared()
          parts.append(.own(column))
        }
      }
      endShared()
      return parts
    }
  }

  private static func append(
    _ texts: RowTexts, _ parts: [RowPart], to writer: inout DelimitedWriter
  ) {
    let cellForm = writer.cellForm(of: texts.id, isGuarded: true)
    for part in parts {
      switch part {
      case .shared(let cells): writer.append(cells)
      // The checksums need no apostrophe: no program takes them for a number.
      case .own(.check): writer.append { texts.marks.write(to: &$0) }
      case .own(let column):
        let text = texts[column]
        // Most keys and sources equal the id, so that its written form can be used again.
        if text.hasBytes(of: texts.id) {
          writer.append(text, cellForm: cellForm)
        } else {
          writer.append(text, isGuarded: true)
        }
      }
    }
    writer.endRow()
  }

  /// Returns a worksheet for each file, or several for a very large one.
  package static func worksheets(of files: [UnitFile]) -> [Worksheet] {
    files.flatMap { file in
      let shared = SharedTexts(file)
      return stride(from: 0, to: file.units.count, by: rowLimit).map { start in
        let units = file.units[start..<min(start + rowLimit, file.units.count)]
        return Worksheet(
          title: file.original ?? "", columns: SheetColumn.allCases.map(\.inWorksheet),
          rows: [header]
            + units.indices.map { index in
              let texts = RowTexts(units[index], isGuarded: false)
              return columns.map { shared[$0] ?? texts[$0] }
            },
          isRightToLeft: file.targetLanguage.map { WritingSystem.isRightToLeft(language: $0) }
            ?? false)
      }
    }
  }

  /// True if a worksheet can hold a unit.
  ///
  /// - Parameter fits: Returns true if a cell can hold a text.
  package static func fits(_ unit: TranslationUnit, where fits: (String) -> Bool) -> Bool {
    fits(unit.id ?? "") && (unit.source.map { fits(PhraseLines.cell($0)) } ?? true)
      && (unit.target.map { fits(PhraseLines.cell($0.text)) } ?? true)
  }

  private static let columns = SheetColumn.allCases
  private static let header = columns.map(\.name)
}
