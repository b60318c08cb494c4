import LocalizationModel
import Testing

@Suite struct ByteOrderTests {
  private struct Item: Equatable {
    let text: String
    let number: Int
  }

  private static let items = ["b", "a", "é", "a", "e\u{301}", "b", "a"].enumerated().map {
    Item(text: $0.element, number: $0.offset)
  }

  @Test func keepsElementsWithEqualTexts() {
    let sorted = Self.items.sortedByBytes(of: \.text)
    #expect(sorted.map(\.number) == [1, 3, 6, 0, 5, 4, 2])
    #expect(sorted.sortedByBytes(of: \.text) == sorted)
    #expect(["%@", "%lld", "%@"].sortedByBytes() == ["%@", "%@", "%lld"])
  }

  @Test func takesTheFirstOfEqualTexts() {
    #expect(Self.items.distinctByBytes(of: \.text).map(\.number) == [1, 0, 4, 2])
    #expect(["b", "a", "b"].distinctByBytes() == ["a", "b"])
    // Canonically equal texts have other bytes.
    #expect(["é", "e\u{301}"].distinctByBytes().count == 2)
  }
}
