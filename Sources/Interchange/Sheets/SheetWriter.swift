internal import LocalizationModel
package import Sheets
package import XLIFF

/// Makes the rows of a sheet for translators.
package enum SheetWriter {
  /// The most rows of a worksheet: more have more elements than a document is read with.
  private static let rowLimit = 50_000

  /// - Returns: A sheet in text: the names of the columns, and a row for each unit.
  package static func bytes(
    of files: [XLIFFFile], delimiter: Unicode.Scalar
  ) -> ContiguousArray<UInt8> {
    var writer = DelimitedWriter(delimiter: delimiter)
    for name in header { writer.append(name) }
    writer.endRow()
    for file in files {
      let shared = SharedTexts(file)
      let cells = columns.map { column in
        shared[column].map { writer.cell($0, isGuarded: true) }
      }
      for unit in file.units {
        let texts = RowTexts(unit, isGuarded: true)
        for column in columns {
          if let cell = cells[column.rawValue] {
            writer.append(cell)
          } else {
            // No program takes the sums for a number.
            writer.append(texts[column], isGuarded: column != .check)
          }
        }
        writer.endRow()
      }
    }
    return writer.bytes
  }

  /// - Returns: A worksheet for each file, or several for a very large one.
  package static func worksheets(of files: [XLIFFFile]) -> [Worksheet] {
    files.flatMap { file in
      let shared = SharedTexts(file)
      return stride(from: 0, to: file.units.count, by: rowLimit).map { start in
        let units = file.units[start..<min(start + rowLimit, file.units.count)]
        return Worksheet(
          title: file.original ?? "", columns: SheetColumn.allCases.map(\.inWorksheet),
          rows: [header]
            + units.map { unit in
              let texts = RowTexts(unit, isGuarded: false)
              return columns.map { shared[$0] ?? texts[$0] }
            },
          isRightToLeft: file.targetLanguage.map { WritingSystem.isRightToLeft(language: $0) }
            ?? false)
      }
    }
  }

  /// Whether a worksheet can hold a unit.
  ///
  /// - Parameter fits: Whether a cell can hold a text.
  package static func fits(_ unit: TransUnit, where fits: (String) -> Bool) -> Bool {
    let texts = [unit.source, unit.target?.text].compactMap { $0 }.map { SheetPhrases.cell($0) }
    return (texts + [unit.id ?? ""]).allSatisfy(fits)
  }

  private static let columns = SheetColumn.allCases
  private static let header = columns.map(\.name)
}
