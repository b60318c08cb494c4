import GlossKit
import LocalizationModel
import Testing

/// The order of a run's errors, which several workers find in any order.
@Suite struct ErrorOrderTests {
  private static let errors = [
    GlossError("a.swift", .noSources),
    GlossError("a.swift", .noCatalog),
    GlossError("a.swift", at: SourcePosition(line: 2, column: 9), .noSources),
    GlossError("a.swift", at: SourcePosition(line: 10, column: 1), .noSources),
    GlossError("b.swift", .noSources),
  ]

  @Test func isByPathThenPlaceThenWords() {
    let places = ["a.swift", "a.swift", "a.swift:2:9", "a.swift:10:1", "b.swift"]
    #expect(Self.errors.map(\.place) == places)
    #expect(Self.errors[0].message < Self.errors[1].message)
    for turn in Self.errors.indices {
      let turned = Array(Self.errors[turn...] + Self.errors[..<turn])
      #expect(turned.sortedDistinct() == Self.errors)
      #expect(Array(turned.reversed()).sortedDistinct() == Self.errors)
    }
  }

  @Test func namesEachOnce() {
    #expect((Self.errors + Self.errors).sortedDistinct() == Self.errors)
  }
}
