import LocalizationModel

/// Proof that a translation is in the wrong script or language. `wrong-script` and `wrong-column`
/// report it, and `zh-script-mix` and `unchanged` then report nothing.
///
/// Two things are proof: letters of a script that the language is not written in, and the same text
/// for two unrelated languages (two columns of a catalog's editor). Guessing the language from
/// sequences of letters was right in only 6 of 36 findings on real apps.
enum ForeignText {
  /// A script that the language is not written in, with some of its letters in the text.
  case script(Script, letters: String)
  /// The code of another language with the same text for the same key.
  case column(String)

  /// Examines a translation; `nil` if it may be in its own language.
  init?(_ translation: Translation) {
    guard translation.isFinished, let writing = translation.languageFacts.writing else {
      return nil
    }
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
      // A text that several languages share, such as English, belongs to none of them.
      let other = others.count == 1 ? others.first : nil
      let isOfScript =
        other.flatMap { WritingSystem(language: $0)?.scripts.contains(script.script) } ?? false
      self =
        (isOfScript ? other : nil).map { .column($0) }
        ?? .script(script.script, letters: script.letters)
    } else if words.count > 2, words.plainCount > 1,
      // If the other language has another script, its text is the wrong one.
      let other = others.first(where: { WritingSystem(language: $0)?.main == writing.main })
    {
      self = .column(other)
    } else {
      return nil
    }
  }

  /// True if two texts have the same letters and digits, as a name written in one word or in three
  /// has.
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
