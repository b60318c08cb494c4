import LocalizationModel

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
    try check(unit.source, in: unit.id)
    try check(unit.target?.text, in: unit.id)
    for note in unit.notes {
      try check(note.text, in: unit.id)
      try check(note.from, in: unit.id)
    }
    for location in unit.locations { try check(location.file, in: unit.id) }
  }

  /// The first character of a text that XML cannot hold.
  static func unfit(in text: String) -> Unicode.Scalar? {
    guard mayBeUnfit(text) else { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }

  /// Whether there is a byte that one of them may begin with.
  private static func mayBeUnfit(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let span = unsafe bytes.span
      var offset = 0
      while offset &+ 8 <= span.count {
        let word = ByteWord(at: offset, in: span)
        if word.controls | word.matches(0xEF) != 0 { return true }
        offset &+= 8
      }
      while offset < span.count {
        if span[offset] < 0x20 || span[offset] == 0xEF { return true }
        offset &+= 1
      }
      return false
    }
  }

  private static func check(_ text: TransUnit.Text?, in unit: String?) throws(XLIFFError) {
    switch text {
    case nil: return
    case .plain(let text): try check(text, in: unit)
    case .phrases(let phrases): for phrase in phrases { try check(phrase, in: unit) }
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
