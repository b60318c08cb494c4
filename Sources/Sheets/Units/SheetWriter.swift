internal import LocalizationModel
package import TranslationUnits

/// Makes the rows of a sheet for translators.
package enum SheetWriter {
  /// The most rows of a worksheet: more have more elements than a document is read with.
  private static let rowLimit = 50_000

  /// - Returns: A sheet in text: the names of the columns, and a row for each unit.
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
      // A copy of a unit would count references to a dozen texts.
      for place in file.units.indices {
        append(RowTexts(file.units[place], isGuarded: true), parts, to: &writer)
      }
    }
    return writer.bytes
  }

  /// About what the row of a unit takes, without the texts that all rows have.
  private static func size(of unit: TranslationUnit) -> Int {
    var size = 80 + 2 * (unit.id?.utf8.count ?? 0)
    if case .plain(let text)? = unit.source { size += text.utf8.count }
    if case .plain(let text)? = unit.target?.text { size += text.utf8.count }
    for note in unit.notes { size += note.text.utf8.count }
    return size
  }

  /// What stands in a row, from left to right.
  private enum RowPart {
    /// Columns next to each other that all rows have the same texts in.
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
    let look = writer.look(of: texts.id, isGuarded: true)
    for part in parts {
      switch part {
      case .shared(let cells): writer.append(cells)
      // No program takes the sums for a number.
      case .own(.check): writer.append { texts.marks.write(to: &$0) }
      case .own(let column):
        let text = texts[column]
        // Most keys and sources are the id as well.
        if text.hasBytes(of: texts.id) {
          writer.append(text, look: look)
        } else {
          writer.append(text, isGuarded: true)
        }
      }
    }
    writer.endRow()
  }

  /// - Returns: A worksheet for each file, or several for a very large one.
  package static func worksheets(of files: [UnitFile]) -> [Worksheet] {
    files.flatMap { file in
      let shared = SharedTexts(file)
      return stride(from: 0, to: file.units.count, by: rowLimit).map { start in
        let units = file.units[start..<min(start + rowLimit, file.units.count)]
        return Worksheet(
          title: file.original ?? "", columns: SheetColumn.allCases.map(\.inWorksheet),
          rows: [header]
            + units.indices.map { place in
              let texts = RowTexts(units[place], isGuarded: false)
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
  package static func fits(_ unit: TranslationUnit, where fits: (String) -> Bool) -> Bool {
    fits(unit.id ?? "") && (unit.source.map { fits(PhraseLines.cell($0)) } ?? true)
      && (unit.target.map { fits(PhraseLines.cell($0.text)) } ?? true)
  }

  private static let columns = SheetColumn.allCases
  private static let header = columns.map(\.name)
}
