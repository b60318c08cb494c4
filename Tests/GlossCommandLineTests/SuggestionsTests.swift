import Testing

@testable import GlossCommandLine

@Suite struct SuggestionsTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("sync", "snyc", 1), ("kitten", "sitting", 3),
    ("abc", "abc", 0), ("ca", "abc", 3), ("flaw", "lawn", 2),
  ])
  func countsEdits(left: String, right: String, distance: Int) {
    #expect(Suggestions.editDistance(Array(left), Array(right)) == distance)
    #expect(Suggestions.editDistance(Array(right), Array(left)) == distance)
  }

  @Test func offersNothingForWhatIsFarOrNoWord() {
    for word in ["", "--", "zzzzzz", String(repeating: "a", count: 10_000)] {
      #expect(Suggestions(for: word, among: ["sync", "extract", "a"]).isEmpty, "\(word)")
    }
  }
}
