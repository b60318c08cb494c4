import LocalizationModel

/// Mistakes for ``RealCatalogTrials`` that tools make, such as a text read in a wrong encoding.
extension RealMistake {
  static let damage = [
    misread("UTF-8 read in Windows-1252", page: windows),
    misread("UTF-8 read in Latin-1", page: ""),
    misread("UTF-8 read in Mac Roman", page: mac),
    misread("UTF-8 read in Windows-1251", page: cyrillicWindows),
    RealMistake.text("an entity", "escape-damage") { text, chance in
      let entities = [
        "&amp;", "&quot;", "&#39;", "&apos;", "&nbsp;", "&#8217;", "&#xE9;", "&eacute;", "&hellip;",
        "&copy;", "&ndash;",
      ]
      return insert(chance.pick(entities), into: text, &chance)
    },
    RealMistake.text("an escape as two characters", "escape-damage") { text, chance in
      if text.source.contains("\\") { return nil }
      let escapes = ["\\n", "\\\"", "\\u00e9", "\\t", "\\r\\n", "\\'", "\\u{00E9}", "\\\\n"]
      return insert(chance.pick(escapes), into: text, &chance)
    },
    RealMistake.text(
      "a conflict", "escape-damage",
      alongside: ["markdown", "markup", "newline-edges", "placeholder-type"]
    ) { text, chance in
      guard text.isPlain, !text.source.contains("\n") else { return nil }
      let whole = "<<<<<<< HEAD\n\(text.text)\n=======\n\(text.text)\n>>>>>>> translations"
      let parts = ["<<<<<<< HEAD\n\(text.text)", "\(text.text)\n>>>>>>> main", whole]
      return chance.pick(parts)
    },
  ]

  private static func insert(
    _ piece: String, into text: RealText, _ chance: inout Chance
  ) -> String? {
    guard let word = text.words.isEmpty ? nil : chance.pick(text.words) else { return nil }
    let place = chance.oneIn(2) ? word.upperBound : text.text.endIndex
    return text.replacing(place..<place, with: piece)
  }

  /// The characters of the bytes 80 to FF in Windows-1252.
  private static let windows =
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
  /// The characters of the bytes 80 to FF in Windows-1251.
  private static let cyrillicWindows =
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
  /// The characters of the bytes 80 to FF in Mac Roman.
  private static let mac =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"

  /// Makes a mistake that is UTF-8 read in another encoding.
  ///
  /// - Parameter page: The characters of that encoding from 0x80 on; empty for Latin-1.
  private static func misread(_ name: String, page: String) -> RealMistake {
    let upper = Array(page.unicodeScalars)
    let isCyrillic = page == cyrillicWindows
    return .text(name, "mojibake") { text, _ in
      guard text.source.allSatisfy(\.isASCII), text.isPlain, text.specifiers.isEmpty,
        !isCyrillic || text.scripts == [.cyrillic],
        text.text.unicodeScalars.count(where: { $0.properties.isAlphabetic && $0.value > 0x7F }) > 1
      else { return nil }
      var misread = String.UnicodeScalarView()
      for byte in text.text.utf8 {
        let isPlain = byte < 0x80 || upper.isEmpty
        misread.append(isPlain ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80])
      }
      return String(misread)
    }
  }
}
