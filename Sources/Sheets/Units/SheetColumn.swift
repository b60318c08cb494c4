/// The columns of a sheet for translators, by the names in its first row and in the order of an export.
///
/// The raw value is the place of the column in an export, counted from 0.
enum SheetColumn: Int, CaseIterable, Sendable {
  case key
  case comment
  case source
  case target
  case state
  /// The form of a text that varies, such as `plural.one`, or ``PhraseLines/form``.
  case form
  case place
  case catalog
  case sourceLanguage
  case targetLanguage
  /// The unit's id, as in XLIFF.
  case id
  /// The program and the catalog's fingerprint, ``UnitFile/tool``.
  case export
  /// The sums of the cells, ``RowSums``.
  case check

  private static let names = [
    "key", "comment", "source", "target", "state", "form", "place", "catalog", "source-language",
    "target-language", "id", "export", "check",
  ]

  /// The column's name in the first row.
  var name: String { Self.names[rawValue] }

  /// - Returns: `nil` for a column that an export does not have.
  init?(name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: place)
  }
}

/// The places of the columns in a sheet, which a person may have moved.
struct SheetColumns {
  private var places = [Int](repeating: -1, count: SheetColumn.allCases.count)

  /// The place in a row, counted from 0; `nil` if the sheet lacks the column.
  subscript(column: SheetColumn) -> Int? {
    get { places[column.rawValue] < 0 ? nil : places[column.rawValue] }
    set { places[column.rawValue] = newValue ?? -1 }
  }
}

extension SheetColumn {
  /// The column's look in a workbook. Columns that only gloss needs are hidden, and stay with their
  /// rows.
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
