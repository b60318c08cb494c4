import TranslationUnits

/// The texts that all rows of a catalog share: its path, the languages, and the program and
/// fingerprint of the export. ``SheetWriter`` writes them once and repeats the bytes.
struct SharedTexts {
  private let catalog: String
  private let sourceLanguage: String
  private let targetLanguage: String
  private let export: String

  init(_ file: UnitFile) {
    catalog = file.original ?? ""
    sourceLanguage = file.sourceLanguage ?? ""
    targetLanguage = file.targetLanguage ?? ""
    export = file.tool.map { "\($0.id) \($0.build)" } ?? ""
  }

  /// The text of a column; `nil` for a column in which each row has a text of its own.
  subscript(column: SheetColumn) -> String? {
    switch column {
    case .catalog: catalog
    case .sourceLanguage: sourceLanguage
    case .targetLanguage: targetLanguage
    case .export: export
    case .key, .comment, .source, .target, .state, .form, .place, .id, .check: nil
    }
  }
}
