import LocalizationModel
import Testing

@Suite struct UnitCountsTests {
  private func counts(translated: Int, missing: Int, stale: Int = 0) -> UnitCounts {
    var counts = UnitCounts()
    counts[.translated] = translated
    counts[.missing] = missing
    counts[.stale] = stale
    return counts
  }

  @Test(arguments: [(1999, 1, 99), (2000, 0, 100), (0, 7, 0), (1, 1, 50), (2, 1, 66)])
  func saysAHundredOnlyIfAllIsTranslated(translated: Int, missing: Int, percent: Int) {
    #expect(counts(translated: translated, missing: missing).percent == percent)
  }

  @Test func hasNoShareOfNothing() {
    #expect(counts(translated: 0, missing: 0, stale: 3).percent == nil)
    #expect(!counts(translated: 0, missing: 0).isUnder(percent: 100))
  }

  @Test func countsStaleUnitsBesideTheOthers() {
    let sum = counts(translated: 3, missing: 1, stale: 5)
    #expect(sum.total == 4 && sum[.stale] == 5 && sum.percent == 75)
  }

  /// 66.6 % are more than 66, also where both are shown as 66.
  @Test func comparesWithoutRounding() {
    let counts = counts(translated: 2, missing: 1)
    #expect(!counts.isUnder(percent: 66) && counts.isUnder(percent: 67))
  }
}
