import ConventionChecks
import LocalizationModel
import Testing

@Suite struct ArgumentMapTests {
  private func uses(_ text: String) -> [String] {
    ArgumentMap(FormatSpecifier.all(in: text)).uses.map { "\($0.number) \($0.kind)" }
  }

  @Test(arguments: [
    ("%@ of %lld", ["1 object", "2 integer"]),
    ("%2$@ of %1$lld", ["2 object", "1 integer"]),
    ("%*d", ["1 integer", "2 integer"]),
    ("%-5.2f %05d", ["1 float", "2 integer"]),
    ("%a %c %s %p", ["1 float", "2 character", "3 cString", "4 pointer"]),
    ("100% of %@ (%%)", ["1 object"]),
    ("%arg %#@files@", ["1 unknown"]),
    ("nothing", []),
  ])
  func numbersArgumentsInOrder(text: String, expected: [String]) {
    #expect(uses(text) == expected)
  }

  @Test(arguments: [
    ("%@ %lld", "%lld %@", true), ("%@ %lld", "%@ %lld", false),
    ("%1$@ %2$lld", "%lld %@", true), ("%2$lld %1$@", "%lld %@", true),
    ("%1$@ %1$@ %2$lld", "%lld %@ %@", false), ("%1$@ %3$lld", "%lld %@", false), ("", "", false),
    ("%@ %lld", "%2$lld %1$@", false), ("%@ %lld", "%lld", false), ("%@ %@", "%@ %@", false),
  ])
  func seesAnotherOrder(source: String, target: String, expected: Bool) {
    let maps = [source, target].map { ArgumentMap(FormatSpecifier.all(in: $0)) }
    #expect(maps[1].isReordered(from: maps[0]) == expected)
  }
}
