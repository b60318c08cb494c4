import CatalogSync
import SwiftTree
import Testing

@Suite struct SpelledKeysTests {
  @Test func knowsWhichSourceSpellsAKey() {
    var spelled = SpelledKeys(wanted: ["%lld items", "Gone"])
    let literals = ["%@ items", "Other"].map { LiteralHash(key: $0) }
    spelled.add(literals, of: "a.swift")
    #expect(spelled.isSpelled("%lld items", inAnyOf: ["a.swift", "b.swift", "c.swift"]))
    #expect(spelled.isSpelled("%lld items", inAnyOf: ["a.swift"]))
    #expect(!spelled.isSpelled("%lld items", inAnyOf: ["b.swift"]))
    #expect(!spelled.isSpelled("%lld items", inAnyOf: []))
    #expect(!spelled.isSpelled("Gone", inAnyOf: ["a.swift"]))
    #expect(!spelled.isSpelled("Other", inAnyOf: ["a.swift"]))
    #expect(SpelledKeys(wanted: []).isEmpty)
  }

  @Test(arguments: [
    ("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "Caf\u{E9}"), ("\u{1100}\u{1161}", "\u{AC00}"),
  ])
  func findsTheSameCharactersInOtherScalars(key: String, literal: String) {
    var spelled = SpelledKeys(wanted: [key, "Cafe"])
    spelled.add([LiteralHash(key: literal)], of: "a.swift")
    #expect(spelled.isSpelled(key, inAnyOf: ["a.swift"]))
    #expect(!spelled.isSpelled("Cafe", inAnyOf: ["a.swift"]))
  }
}
