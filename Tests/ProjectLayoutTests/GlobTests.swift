import ProjectLayout
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("A/*.swift", "A/b.swift", true), ("A/*.swift", "A/b/c.swift", false),
    ("*.swift", "A/b.swift", false), ("**/*.swift", "b.swift", true),
    ("**/*.swift", "A/B/b.swift", true), ("A/**/B", "A/B", true), ("A/**/B", "A/x/y/B", true),
    ("A/**/B", "A/x/y", false), ("A/**", "A/x/y", true), ("A/**", "A", false), ("**", "x", true),
    ("A/**/B/**/C", "A/B/B/x/C", true), ("**/B/C", "B/x/B/C", true), ("A", "a", false),
    ("./A/", "A", true), ("a**b", "axxb", true), ("a**b", "a/b", false), ("?", "中", true),
    ("?", "中文", false), ("*?b", "中b", true), ("??", "中", false), ("{a,b/c}/d", "b/c/d", true),
    ("{a,b/c}/d", "b/d", false), ("x{,y}", "x", true), ("x{,y}", "xy", true),
    ("{a,{b,c}d}", "cd", true), ("a,b", "a,b", true), ("\\{a\\*", "{a*", true),
    ("\\{a\\*", "{ab", false), ("[ab]", "[ab]", true), ("[ab]", "a", false), ("*", "", false),
    ("*.lproj/*", "mul.lproj/Main.xcstrings", true), ("a*b*c", "aXbYbZc", true),
    ("../Shared/*", "../Shared/x", true), ("Sch\u{F6}n/*", "Scho\u{308}n/a", true),
    ("Scho\u{308}n*/?", "Sch\u{F6}ne/e\u{301}", true), ("Schon*", "Scho\u{308}n", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("A", "A/b/c.swift", true), ("A/*", "A/b/c.swift", true), ("b", "A/b/c.swift", false),
    ("**/b", "A/b/c.swift", true), (".", "A/b", true), ("A/*.swift", "A/b/c.swift", false),
  ])
  func coversWhatLiesBelowAMatch(pattern: String, path: String, expected: Bool) throws {
    #expect(try Glob(pattern).covers(path) == expected)
  }

  @Test(arguments: [
    ("", Glob.Flaw.empty), ("/a", .absolute), ("{a", .unbalancedBrace), ("a}", .unbalancedBrace),
    (String(repeating: "{a,b}", count: 9), .tooManyAlternatives),
    (String(repeating: "{", count: 100), .tooManyAlternatives),
  ])
  func refuses(pattern: String, flaw: Glob.Flaw) {
    #expect(throws: flaw) { try Glob(pattern) }
  }

  @Test(arguments: [
    ("A/B/*.swift", "A/B"), ("A/B", "A/B"), ("*/A", ""), ("{A,B}/C", ""), ("../A/**", "../A"),
  ])
  func knowsWhereItsMatchesLie(pattern: String, prefix: String) throws {
    #expect(try Glob(pattern).fixedPrefix == prefix)
  }

  @Test func staysFastOnHostilePatterns() throws {
    let stars = try Glob(String(repeating: "*a", count: 500) + "b")
    let folders = try Glob(String(repeating: "**/a/", count: 200) + "b")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(!stars.matches(String(repeating: "a", count: 1_000)))
      #expect(!folders.matches(Array(repeating: "a", count: 1_000).joined(separator: "/")))
    }
    // Backtracking into every star would take longer than the universe has.
    #expect(time < .seconds(30))
  }
}
