/// The columns of a sheet for translators, in the order of an export.
///
/// The raw value is the index of the column in an export, counted from 0.
enum SheetColumn: Int, CaseIterable, Sendable {
  case key
  case comment
  case source
  case target
  case state
  /// The form of a text that varies, such as `plural.one`, or ``PhraseLines/form``.
  case form
  /// The references to the sources, as `path:line`.
  case place
  /// The path of the catalog.
  case catalog
  case sourceLanguage
  case targetLanguage
  /// The unit's id, as in XLIFF.
  case id
  /// The program and the catalog's fingerprint, ``UnitFile/tool``.
  case export
  /// The checksums of the cells, ``RowSums``.
  case check

  private static let names = [
    "key", "comment", "source", "target", "state", "form", "place", "catalog", "source-language",
    "target-language", "id", "export", "check",
  ]

  /// The column's name in the first row.
  var name: String { Self.names[rawValue] }

  /// Finds a column by its name in the first row; the result is `nil` for a column that an export
  /// does not have.
  init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

/// The indices of the columns in a sheet that came back: a person may have moved or removed some.
struct SheetColumns {
  /// The index of each column by its raw value; -1 for a column that the sheet lacks.
  private var indices = [Int](repeating: -1, count: SheetColumn.allCases.count)

  /// The index of the column's cell in a row, counted from 0; `nil` if the sheet lacks the column.
  subscript(column: SheetColumn) -> Int? {
    get { indices[column.rawValue] < 0 ? nil : indices[column.rawValue] }
    set { indices[column.rawValue] = newValue ?? -1 }
  }
}

extension SheetColumn {
  /// The column's appearance in a workbook. Columns that only gloss needs are hidden, but are still
  /// there to be sorted with their rows.
  var inWorksheet: Worksheet.Column {
    switch self {
    case .key: Worksheet.Column(width: 32)
    case .comment: Worksheet.Column(width: 36)
    case .source: Worksheet.Column(width: 48)
    case .target: Worksheet.Column(width: 48, isEditable: true)
    case .state: Worksheet.Column(width: 14, isEditable: true, choices: SheetState.choices)
    case .form, .place: Worksheet.Column(width: 18)
    case .catalog, .sourceLanguage, .targetLanguage, .id, .export, .check:
      Worksheet.Column(width: 12, isHidden: true)
    }
  }
}
