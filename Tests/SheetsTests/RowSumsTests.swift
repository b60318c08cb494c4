import TestSupport
import Testing

@testable import Sheets

/// The sums beside a row are read as they were written.
@Suite struct RowSumsTests {
  @Test func comeBackFromTheirCell() throws {
    var random = SeededGenerator(seed: 3)
    for number in 0..<2000 {
      let texts = (0..<4).map { _ in
        String(UInt64.random(in: 0..<1 << 40, using: &random), radix: 36)
      }
      let marks = RowSums(
        id: texts[0], source: texts[number % 2], target: texts[2], state: texts[3],
        isGuarded: number % 3 == 0)
      let cell = marks.cell
      #expect(cell.wholeMatch(of: /[gxw][0-9a-f]{8}(-[0-9a-f]{8}){3}/) != nil, "\(cell)")
      #expect(RowSums(cell: cell) == marks)
    }
  }
}
