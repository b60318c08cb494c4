import LocalizationModel

/// Characters that a wrong encoding made of one character in UTF-8, such as `Ã©` for `é`. The rule
/// `mojibake` reports them, and `wrong-script` reports nothing for such a text.
struct MisreadText {
  /// The wrong characters.
  let text: String
  /// The right character.
  let meant: String

  /// The misread parts of a text, as one encoding explains them.
  struct Reading {
    let parts: [MisreadText]
    /// The whole text with its parts replaced.
    let repaired: String
  }

  /// Finds the encoding that explains most of a text.
  ///
  /// - Parameter writing: The writing system of the text's language: the right characters must be
  ///   letters of it.
  /// - Returns: The misread parts by that encoding, or `nil` if no part is misread.
  static func reading(of text: String, in writing: WritingSystem?) -> Reading? {
    let scalars = Array(text.unicodeScalars)
    var best: (reading: Reading, count: Int)?
    for page in CodePage.all {
      var parts: [MisreadText] = []
      var count = 0
      var repaired = String.UnicodeScalarView()
      var index = 0
      while index < scalars.count {
        if let (length, meant) = page.sequence(at: index, in: scalars),
          isPlausible(meant, writing)
        {
          var misread = String.UnicodeScalarView()
          misread.append(contentsOf: scalars[index..<index + length])
          parts.append(MisreadText(text: String(misread), meant: String(meant)))
          repaired.append(meant)
          count += length
          index += length
        } else {
          repaired.append(scalars[index])
          index += 1
        }
      }
      // The characters beyond ASCII that the encoding does not explain.
      let other = scalars.count { $0.value > 0x7F } - count
      guard !parts.isEmpty, count > best?.count ?? 0,
        page.isDistinct || parts.count > 1 && other * 3 <= count
      else { continue }
      best = (Reading(parts: parts, repaired: String(repaired)), count)
    }
    return best?.reading
  }

  /// True if a text of the language may contain a character.
  private static func isPlausible(_ scalar: Unicode.Scalar, _ writing: WritingSystem?) -> Bool {
    switch Script.of(scalar) {
    case nil:
      switch scalar.value {
      // Latin-1 signs, punctuation and symbols, full-width forms, emoji.
      case 0x80..<0x100, 0x2000..<0x3100, 0xFF00..<0xFFF0, 0x1F000..<0x1FB00: true
      // Accents and vowel signs that follow their letter.
      default: scalar.value < 0x10000 && writing.map { $0.main != .latin } ?? false
      }
    case .latin:
      switch scalar.value {
      // Letters of Latin-1, and of Vietnamese and Romanian.
      case ..<0x100, 0x1E00..<0x1F00, 0x1A0...0x1A1, 0x1AF...0x1B0, 0x218...0x21B: true
      case 0x180...: false
      // `Å…` and `Ä„` may be intended in languages with the letters Å and Ä.
      default: writing.map { !northern.contains($0.language.prefix(2)) } ?? false
      }
    case let script?: writing?.scripts.contains(script) ?? false
    }
  }

  /// The languages with Å or Ä.
  private static let northern: Set<Substring> = ["da", "de", "et", "fi", "nb", "nn", "no", "sv"]
}

extension Translation {
  /// True if the text was read in the wrong encoding, so that its letters do not show its language.
  var isMisread: Bool {
    target.traits.contains(.misread)
      && MisreadText.reading(of: target.text, in: WritingSystem(language: language)) != nil
      || LostLetters.isOfOtherPage(self)
  }
}
