import LocalizationModel

/// The wrong script or language of a translation, as far as it is certain. `wrong-script` and
/// `wrong-column` report it, and `zh-script-mix` and `unchanged` are silent for such a text.
///
/// Certain are letters of a script that the language is not written in, and one text in the columns
/// of two unrelated languages. Guessing a language from sequences of letters was right in 6 of 36
/// findings on real apps.
enum ForeignText {
  /// A script that the language is not written in, with some of the letters.
  case script(Script, letters: String)
  /// The text of another language of the same key, by its code.
  case column(String)

  /// Examines a translation; `nil` if it may be in its own language.
  init?(_ translation: Translation) {
    guard translation.isWork, let writing = translation.tongue.writing else { return nil }
    let (target, source) = (translation.target.text, translation.source.text)
    guard !target.hasBytes(of: source), !Self.haveSameLetters(target, source),
      !translation.isMisread
    else { return nil }
    let others = translation.entry.repeatedTexts[translation.path, target].filter {
      LanguageRelation($0, translation.language) == .unrelated
    }
    // Latin letters alone prove nothing in a language that is written in them.
    let isOfOtherScript =
      writing.main != .latin || !translation.target.traits.isDisjoint(with: .scripts)
    if others.isEmpty, !isOfOtherScript { return nil }
    let words = ForeignWords(translation.target, beside: translation.source, writing)
    let script = words.foreignScript
    if let script {
      // English left in many columns belongs to none of these languages.
      let other = others.count == 1 ? others.first : nil
      let isOfScript =
        other.flatMap { WritingSystem(language: $0)?.scripts.contains(script.script) } ?? false
      self =
        (isOfScript ? other : nil).map { .column($0) }
        ?? .script(script.script, letters: script.letters)
    } else if words.count > 2, words.plainCount > 1,
      // In another script, the other column is the wrong one.
      let other = others.first(where: { WritingSystem(language: $0)?.main == writing.main })
    {
      self = .column(other)
    } else {
      return nil
    }
  }

  /// True if two texts have the same letters and digits, such as a name in one word and in three.
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
