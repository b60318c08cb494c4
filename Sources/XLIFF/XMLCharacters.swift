/// Which characters XML 1.0 can hold (section 2.2): not even a reference stands for the others.
enum XMLCharacters {
  /// - Throws: ``XLIFFError`` for the first unit with a character that cannot be written.
  static func check(_ file: XLIFFFile) throws(XLIFFError) {
    try check(file.original, in: file.original)
    try check(file.sourceLanguage, in: file.original)
    try check(file.targetLanguage, in: file.original)
    for unit in file.units { try check(unit) }
  }

  static func check(_ unit: TransUnit) throws(XLIFFError) {
    try check(unit.id, in: unit.id)
    try check(unit.source?.joined, in: unit.id)
    try check(unit.target?.text.joined, in: unit.id)
    for note in unit.notes {
      try check(note.text, in: unit.id)
      try check(note.from, in: unit.id)
    }
    for location in unit.locations { try check(location.file, in: unit.id) }
  }

  /// The first character of a text that XML cannot hold.
  static func unfit(in text: String) -> Unicode.Scalar? {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }

  private static func check(_ text: String?, in unit: String?) throws(XLIFFError) {
    guard let text, let scalar = unfit(in: text) else { return }
    throw XLIFFError(.character(scalar.value, unit: visible(unit ?? "")))
  }

  /// With the unfit characters shown by number.
  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      if unfit(in: String(scalar)) != nil {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension TransUnit {
  /// Why XML cannot hold the unit; `nil` if it can.
  public var unfitness: XLIFFError? {
    do throws(XLIFFError) {
      try XMLCharacters.check(self)
      return nil
    } catch {
      return error
    }
  }
}
