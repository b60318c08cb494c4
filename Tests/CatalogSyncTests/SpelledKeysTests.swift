import CatalogSync
import SwiftTree
import Testing

@Suite struct SpelledKeysTests {
  @Test func knowsWhichSourceSpellsAKey() {
    var spelled = SpelledKeys(wanted: ["%lld items", "Gone"])
    let literals = ["%@ items", "Other"].map { LiteralHash(key: $0) }
    spelled.add(literals, of: "a.swift")
    #expect(
      spelled.isSpelled(
        "%lld items", where: Set<String>(["a.swift", "b.swift", "c.swift"]).contains))
    #expect(spelled.isSpelled("%lld items", where: Set<String>(["a.swift"]).contains))
    #expect(!spelled.isSpelled("%lld items", where: Set<String>(["b.swift"]).contains))
    #expect(!spelled.isSpelled("%lld items", where: Set<String>([]).contains))
    #expect(!spelled.isSpelled("Gone", where: Set<String>(["a.swift"]).contains))
    #expect(!spelled.isSpelled("Other", where: Set<String>(["a.swift"]).contains))
    #expect(SpelledKeys(wanted: []).isEmpty)
  }

  @Test(arguments: [
    ("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "Caf\u{E9}"), ("\u{1100}\u{1161}", "\u{AC00}"),
  ])
  func findsTheSameCharactersInOtherScalars(key: String, literal: String) {
    var spelled = SpelledKeys(wanted: [key, "Cafe"])
    spelled.add([LiteralHash(key: literal)], of: "a.swift")
    #expect(spelled.isSpelled(key, where: Set<String>(["a.swift"]).contains))
    #expect(!spelled.isSpelled("Cafe", where: Set<String>(["a.swift"]).contains))
  }
}
