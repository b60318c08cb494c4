import LocalizationModel
import Testing

@Suite struct PairTableTests {
  @Test func findsEachPair() {
    let table = PairTable("a\t1\nab\t2\nabc\t33\nb\t\nzh-Hans\tx y\nä\tö")
    let found = ["a", "ab", "abc", "b", "zh-Hans", "ä"].map { table[$0] }
    #expect(found == ["1", "2", "33", "", "x y", "ö"])
  }

  @Test(arguments: [
    "", "0", "aa", "abcd", "abd", "c", "zh", "zh-Hant", "zz", "1", "a\t1", "\n", "ö",
  ])
  func knowsNothingElse(key: String) {
    #expect(PairTable("a\t1\nab\t2\nabc\t33\nb\t\nzh-Hans\tx y\nä\tö")[key] == nil)
    #expect(PairTable("")[key] == nil)
  }

  @Test func findsEachOfMany() {
    let pairs = (0..<2_000).map { ("key \($0 * 7)", "value \($0)") }.sorted { $0.0 < $1.0 }
    let table = PairTable(pairs.map { "\($0)\t\($1)" }.joined(separator: "\n"))
    for (key, value) in pairs { #expect(table[key] == value) }
    #expect(table["key 1"] == nil)
  }
}
