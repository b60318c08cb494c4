import Sheets

/// The columns of a sheet for translators, by the names in its first row and in the order of an export.
enum SheetColumn: String, CaseIterable, Sendable {
  case key
  case comment
  case source
  case target
  case state
  /// Which form of a text that varies, such as `plural.one`, or ``SheetPhrases/form``.
  case form
  case place
  case catalog
  case sourceLanguage = "source-language"
  case targetLanguage = "target-language"
  /// As the unit's in XLIFF.
  case id
  /// What the sheet was made from.
  case export
  /// ``CellMarks``.
  case check
}

extension SheetColumn {
  /// What it looks like in a workbook. What says where a text belongs is hidden, and stays with its row.
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
