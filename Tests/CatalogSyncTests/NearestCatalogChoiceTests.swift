import CatalogSync
import LocalizationModel
import Testing

@Suite struct NearestCatalogChoiceTests {
  private static let strings = (0..<20).map { number in
    ExtractedString(
      key: "\(number)", api: "Text", path: "a.swift", range: ByteRange(0..<1),
      position: SourcePosition(line: 1, column: 1))
  }

  @Test(arguments: [
    (20, 20, ["A", "B"]), (20, 2, ["A", "B"]), (20, 1, ["A"]), (0, 20, ["B"]), (0, 0, ["A", "B"]),
    (1, 0, ["A"]),
  ])
  func leavesOutACatalogThatHoldsHardlyAnyKeys(inA: Int, inB: Int, choice: [String]) {
    let nearest = NearestCatalogChoice([["A", "B"]: Self.strings]) { catalog, string in
      (Int(string.key) ?? 0) < (catalog == "A" ? inA : inB)
    }
    #expect(nearest.choice(among: ["A", "B"]) == choice)
    #expect(nearest.choice(among: ["C", "D"]) == ["C", "D"])
  }
}
