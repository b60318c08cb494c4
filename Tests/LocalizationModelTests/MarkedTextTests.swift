import LocalizationModel
import Testing

@Suite struct MarkedTextTests {
  @Test func findsMarksInEachOtherAndBesideEmoji() {
    let text = MarkedText("👋⟦a⟦b⟧⟧⟦⟧")
    #expect(text.text == "👋ab")
    #expect(
      text.ranges == [
        ByteRange(start: 4, end: 6), ByteRange(start: 5, end: 6), ByteRange(start: 6, end: 6),
      ])
  }
}
