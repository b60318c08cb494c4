import Foundation
import TestSupport

/// One localizable text of the generated app. Benchmarks write it into the sources and into the
/// catalog.
package struct Phrase: Sendable {
  /// The text between the quotes of a literal. Its interpolations are `count`, an `Int`, and
  /// `name`.
  package let literal: String
  /// The comment for translators, in Chinese.
  package let comment: String

  /// The key as the catalog spells it.
  package var key: String {
    literal.replacing(#"\(count)"#, with: "%lld").replacing(#"\(name)"#, with: "%@")
  }

  package var isCounted: Bool { literal.contains(#"\(count)"#) }

  /// Returns distinct phrases, the same ones for the same count.
  package static func pool(count: Int) -> [Phrase] {
    var numbers = SeededGenerator(seed: 7)
    var seen: Set<String> = []
    var phrases: [Phrase] = []
    while phrases.count < count {
      let literal = literal(&numbers)
      guard seen.insert(literal).inserted else { continue }
      let place = numbers.pick(Vocabulary.placesInChinese)
      var comment = "\(place)：\(numbers.pick(Vocabulary.purposesInChinese))"
      switch (literal.contains(#"\(count)"#), literal.contains(#"\(name)"#)) {
      case (true, true): comment += "。%1$lld：数量；%2$@：名称"
      case (true, false): comment += "。%lld：数量"
      case (false, true): comment += "。%@：名称"
      case (false, false): break
      }
      phrases.append(Phrase(literal: literal, comment: comment))
    }
    return phrases
  }

  private static func literal(_ numbers: inout SeededGenerator) -> String {
    let verb = numbers.pick(Vocabulary.verbs)
    let adjective = numbers.pick(Vocabulary.adjectives)
    let noun = numbers.pick(Vocabulary.nouns)
    let other = numbers.pick(Vocabulary.nouns)
    switch numbers.below(10) {
    case 0, 1: return "\(verb) \(noun.capitalized)"
    case 2: return "\(verb) the \(adjective) \(noun)"
    case 3: return "Could not \(verb.lowercased()) the \(adjective) \(noun)"
    case 4: return "\(adjective.capitalized) \(noun)s"
    case 5: return #"\(count) \#(adjective) \#(noun)s in \(name)"#
    case 6: return #"\#(verb) “\(name)” in this \#(noun)"#
    case 7: return #"\#(verb) \(count) \#(adjective) \#(noun)s"#
    case 8:
      return "\(verb) the \(noun) for everyone in the \(adjective) \(other). This cannot be undone"
    default: return #"\(name) wants to \#(verb.lowercased()) your \#(adjective) \#(noun)"#
    }
  }
}
