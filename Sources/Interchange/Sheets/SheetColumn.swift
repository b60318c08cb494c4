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
