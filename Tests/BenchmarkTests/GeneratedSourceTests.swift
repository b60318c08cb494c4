import Benchmarking
import Foundation
import Testing

struct GeneratedSourceTests {
  /// The files of a tree, one behind the other.
  private static let text: [UInt8] = {
    let phrases = Phrase.pool(count: 200)
    return GeneratedTree.sizes(fileCount: 400).enumerated().flatMap { number, size in
      Array(
        GeneratedSource(number: number, phrases: phrases, usedPhrases: number, size: size).text.utf8
      )
    }
  }()

  @Test func isTheSameEveryTime() {
    let phrases = Phrase.pool(count: 50)
    for number in 0..<20 {
      let (one, other) = (
        GeneratedSource(number: number, phrases: phrases, usedPhrases: 3, size: 5_000),
        GeneratedSource(number: number, phrases: phrases, usedPhrases: 3, size: 5_000)
      )
      #expect(one.text == other.text)
      #expect(one.usedPhrases == other.usedPhrases)
    }
  }

  @Test func leavesNoGap() {
    #expect(!String(decoding: Self.text, as: UTF8.self).contains { "‹›".contains($0) })
  }

  /// Frequent signs within a third of real code, rare ones within a factor of two.
  @Test(arguments: SourceDensity.signs)
  func isAsDenseAsRealCode(_ sign: String, _ real: Double) {
    let factor = SourceDensity.count(of: sign, in: Self.text) / real
    let tolerance = real > 2 ? 4.0 / 3 : 2
    #expect(max(factor, 1 / factor) <= tolerance, "\(sign): \(factor)")
  }

  @Test func sizesHaveTheWantedMean() {
    let sizes = GeneratedTree.sizes(fileCount: 1_000, meanBytes: 3_000)
    #expect(abs(Double(sizes.reduce(0, +)) / 1_000 - 3_000) < 2)
    #expect(sizes.sorted()[500] < 2_000)
  }
}
