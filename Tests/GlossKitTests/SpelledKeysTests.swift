import GlossKit
import SourceScanner
import Testing

@Suite struct SpelledKeysTests {
  @Test func knowsWhichSourceSpellsAKey() {
    var spelled = SpelledKeys(wanted: ["%lld items", "Gone"])
    let literals = ["%@ items", "Other"].map { LiteralHash.hash(key: $0) }
    spelled.add(literals, of: "a.swift")
    #expect(spelled.isSpelled("%lld items", inAnyOf: ["a.swift", "b.swift", "c.swift"]))
    #expect(spelled.isSpelled("%lld items", inAnyOf: ["a.swift"]))
    #expect(!spelled.isSpelled("%lld items", inAnyOf: ["b.swift"]))
    #expect(!spelled.isSpelled("%lld items", inAnyOf: []))
    #expect(!spelled.isSpelled("Gone", inAnyOf: ["a.swift"]))
    #expect(!spelled.isSpelled("Other", inAnyOf: ["a.swift"]))
    #expect(SpelledKeys(wanted: []).isEmpty)
  }
}
