import LocalizationModel
public import TranslationUnits

/// Checks texts before ``XLIFFDocument`` puts them into a tree: XML 1.0 cannot hold some
/// characters, not even as character references (section 2.2).
enum XMLCharacters {
  /// Checks the attributes and units of a file.
  ///
  /// - Throws: ``XLIFFError`` for the first unit with a character that XML cannot hold.
  static func check(_ file: UnitFile) throws(XLIFFError) {
    try check(file.original, in: file.original)
    try check(file.sourceLanguage, in: file.original)
    try check(file.targetLanguage, in: file.original)
    for unit in file.units { try check(unit) }
  }

  /// Checks all texts of a unit.
  static func check(_ unit: TranslationUnit) throws(XLIFFError) {
    try check(unit.id, in: unit.id)
    try check(unit.source, in: unit.id)
    try check(unit.target?.text, in: unit.id)
    for note in unit.notes {
      try check(note.text, in: unit.id)
      try check(note.from, in: unit.id)
    }
    for location in unit.locations { try check(location.file, in: unit.id) }
  }

  private static func check(_ text: UnitText?, in unit: String?) throws(XLIFFError) {
    switch text {
    case nil: return
    case .plain(let text): try check(text, in: unit)
    case .phrases(let phrases): for phrase in phrases { try check(phrase, in: unit) }
    }
  }

  private static func check(_ text: String?, in unit: String?) throws(XLIFFError) {
    guard let text, let scalar = XMLText.unfit(in: text) else { return }
    throw XLIFFError(.character(scalar.value, unit: visible(unit ?? "")))
  }

  /// Returns a text in which characters that XML cannot hold are written as `\u{1}`.
  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      if !XMLText.canHold(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension TranslationUnit {
  /// The error for the first character of the unit that XML cannot hold; `nil` if there is none.
  public var unfitness: XLIFFError? {
    do throws(XLIFFError) {
      try XMLCharacters.check(self)
      return nil
    } catch {
      return error
    }
  }
}
