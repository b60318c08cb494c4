import LocalizationModel

/// Whether a translation is in another language than its column.
enum ForeignText {
  /// Its letters are those of another script; with some of them.
  case script(Script, letters: String)
  /// It is in another language of the same script, by its code.
  case language(String)
  /// It is the text of another language, by its code.
  case column(String)

  /// - Returns: `nil` if the translation is in its language, or nothing is certain.
  init?(_ translation: Translation) {
    let (tongue, checked) = (translation.tongue, translation.target)
    guard checked.withBytes({ tongue.mayBeForeign($0, checked.traits) }) else { return nil }
    let target = translation.target.text
    guard translation.isWork, !PseudoLanguage.contains(translation.language),
      let writing = WritingSystem(language: translation.language),
      !target.hasBytes(of: translation.source.text),
      !Self.haveSameLetters(target, translation.source.text)
    else { return nil }
    // The frequent sequences of a language are those of composed letters.
    if translation.target.traits.contains(.combining),
      !Composition.composed(target).hasBytes(of: target)
    {
      return nil
    }
    if translation.isMisread { return nil }
    let words = ForeignWords(translation.target, beside: translation.source, writing)
    let script = words.foreignScript
    let fit = LanguageComparison(translation, words)
    if let column = fit.column(isForeign: script != nil) {
      self = .column(column)
    } else if let script {
      self = .script(script.script, letters: script.letters)
    } else if let language = fit.language {
      self = .language(language)
    } else {
      return nil
    }
  }

  /// Whether two texts have the same letters and digits, such as a name in one word and in three.
  private static func haveSameLetters(_ left: String, _ right: String) -> Bool {
    func letters(_ text: String) -> some Sequence<Unicode.Scalar> {
      text.unicodeScalars.lazy.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      .map(\.startOfLowercase)
    }
    return letters(left).elementsEqual(letters(right))
  }
}
