import TestSupport

/// Makes the catalog of the generated app, not yet in Xcode's form.
package enum GeneratedCatalog {
  /// Returns the catalog's text.
  ///
  /// - Parameters:
  ///   - tags: The languages, of those in ``Vocabulary/languages``; `nil` for all 40.
  ///   - manualKeys: Keys of entries that were added by hand, whose symbols the code uses.
  ///   - isWhole: True if plurals have all categories of their languages; else they lack `many`.
  package static func text(
    for phrases: [Phrase], in tags: Set<String>? = nil, manualKeys: [String] = [],
    isWhole: Bool = true
  ) -> String {
    let languages = Vocabulary.languages.filter { tags?.contains($0.tag) ?? true }.map { language in
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
    for key in manualKeys {
      text += #","\#(key)":{"comment":"按名称使用的文字","extractionState":"manual","localizations":{"#
      text += languages.map { language in
        #""\#(language.tag)":{"stringUnit":{"state":"translated","value":"\#(language.sentence)"}}"#
      }.joined(separator: ",")
      text += "}}"
    }
    return text + #"},"version":"1.0"}"#
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
