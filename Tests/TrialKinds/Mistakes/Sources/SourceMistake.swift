import LocalizationModel
import TestSupport

/// One way to get a localized literal of a real source wrong, for ``RealSourceTrials``.
package struct SourceMistake: Sendable {
  package let name: String
  package let rule: String
  /// Returns the code that replaces the literal, with `⟦` and `⟧` around the part that the finding
  /// must point at; `nil` if the literal does not suit.
  let plant: @Sendable (_ literal: String, _ random: inout SeededGenerator) -> String?

  init(
    _ name: String, _ rule: String,
    plant: @escaping @Sendable (_ literal: String, _ random: inout SeededGenerator) -> String?
  ) {
    self.name = name
    self.rule = rule
    self.plant = plant
  }

  /// All mistakes.
  package static let all = [
    SourceMistake("a changed case", "lost-localization") { literal, random in
      let call = random.pick([
        "uppercased()", "lowercased()", "capitalized", "localizedUppercase", "localizedCapitalized",
      ])
      return "⟦\(literal)⟧.\(call)"
    },
    SourceMistake("a text trimmed or replaced in", "lost-localization") { literal, random in
      let call = random.pick([
        "trimmingCharacters(in: .whitespaces)", "replacingOccurrences(of: \"a\", with: \"b\")",
      ])
      return "⟦\(literal)⟧.\(call)"
    },
    SourceMistake("parts that are joined", "lost-localization") { literal, random in
      let separator = random.pick([" ", ", ", "\\n", " – "])
      return "[⟦\(literal)⟧, String(2)].joined(separator: \"\(separator)\")"
    },
    SourceMistake("a literal taken for a String", "lost-localization") { literal, random in
      random.oneIn(2) ? "⟦\(literal)⟧ as String" : "(⟦\(literal)⟧ as String)"
    },
    SourceMistake("a format", "lost-localization") { literal, random in
      let text = literal.dropLast()
      return random.oneIn(2)
        ? "String(format: ⟦\(text) %d\"⟧, 3)"
        : "String(format: ⟦\(text): %@\"⟧, String(3))"
    },
    SourceMistake("a fallback", "lost-localization") { literal, random in
      let value = random.pick(["(nil as String?)", "[String(1)].first", "[String]().last"])
      return "\(value) ?? ⟦\(literal)⟧"
    },
    SourceMistake("a choice beside a String", "lost-localization") { literal, random in
      random.oneIn(2)
        ? "Bool.random() ? ⟦\(literal)⟧ : String(1)" : "Bool.random() ? String(1) : ⟦\(literal)⟧"
    },
    SourceMistake("a text glued to another", "concatenation") { literal, random in
      random.oneIn(2) ? "⟦\(literal)⟧ + String(1)" : "⟦\(literal)⟧ + \" \" + String(1)"
    },
    SourceMistake("an interpolation in a key that is looked up", "key-not-literal") { literal, _ in
      "NSLocalizedString(⟦\(literal.dropLast()) \\(String(1))\"⟧, comment: \"\")"
    },
    SourceMistake("an invisible character in a key", "invisible") { literal, random in
      let signs = [
        "\u{200B}", "\u{2060}", "\u{AD}", "\u{FEFF}", "\u{202E}", "\u{E0041}", "\u{2028}",
      ]
      let place = literal.index(literal.startIndex, offsetBy: 2 + random.below(literal.count - 3))
      return "⟦\(literal[..<place])\(random.pick(signs))\(literal[place...])⟧"
    },
    SourceMistake("an escaped invisible character in a key", "invisible") { literal, random in
      let signs = ["200B", "2060", "AD", "FEFF", "202E", "E0041", "E123"]
      let place = literal.index(literal.startIndex, offsetBy: 2 + random.below(literal.count - 3))
      return "⟦\(literal[..<place])\\u{\(random.pick(signs))}\(literal[place...])⟧"
    },
  ]
}
