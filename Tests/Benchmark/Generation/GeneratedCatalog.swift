import Benchmarking
import StringCatalog
import TestSupport

/// Makes the catalog of the generated app, with 40 languages, in Xcode's form.
enum GeneratedCatalog {
  /// Returns the catalog's bytes.
  ///
  /// - Parameter isWhole: True if plurals have all categories of their languages; else they lack
  ///   `many`.
  static func bytes(
    for phrases: [Phrase], isWhole: Bool = true
  ) throws -> ContiguousArray<UInt8> {
    let languages = Vocabulary.languages.map { language in
      var language = language
      if !isWhole { language.plurals.removeAll { $0 == "many" } }
      return language
    }
    var numbers = SeededGenerator(seed: 20)
    var text = #"{"sourceLanguage":"en","strings":{"#
    for (index, phrase) in phrases.enumerated() {
      if index > 0 { text += "," }
      text += #""\#(phrase.key)":{"comment":"\#(phrase.comment)","localizations":{"#
      var isFirst = true
      for language in languages where language.tag != "en" {
        if !isFirst { text += "," }
        isFirst = false
        text += #""\#(language.tag)":"#
        text += localization(of: phrase, in: language, &numbers)
      }
      if phrase.literal.contains(#"\(count)"#), phrase.literal.contains(#"\(name)"#) {
        text += #","en":{"stringUnit":{"state":"new","value":"\#(numbered(phrase.key))"}}"#
      }
      text += "}}"
    }
    text += #"},"version":"1.0"}"#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "Localizable.xcstrings")
    return try catalog.serialized()
  }

  private static func localization(
    of phrase: Phrase, in language: (tag: String, sentence: String, plurals: [String]),
    _ numbers: inout SeededGenerator
  ) -> String {
    guard phrase.isCounted, numbers.oneIn(2) else { return unit(phrase, language, &numbers) }
    let cases = language.plurals.map { #""\#($0)":"# + unit(phrase, language, &numbers) }
    return #"{"variations":{"plural":{"# + cases.joined(separator: ",") + "}}}"
  }

  private static func unit(
    _ phrase: Phrase, _ language: (tag: String, sentence: String, plurals: [String]),
    _ numbers: inout SeededGenerator
  ) -> String {
    let state = numbers.oneIn(12) ? "needs_review" : "translated"
    let words = language.sentence.split(separator: " ")
    let kept = words.prefix(1 + numbers.below(words.count)).joined(separator: " ")
    let name = phrase.isCounted ? "%2$@" : "%1$@"
    let parts = [
      numbers.oneIn(20) ? #"\"\#(kept)\""# : kept, phrase.isCounted ? "%1$lld" : "",
      phrase.literal.contains(#"\(name)"#) ? name : "",
    ]
    let value = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  /// Returns a key whose specifiers are numbered in their order.
  private static func numbered(_ key: String) -> String {
    var number = 0
    var text = ""
    for character in key {
      text.append(character)
      if character == "%" {
        number += 1
        text += "\(number)$"
      }
    }
    return text
  }
}
