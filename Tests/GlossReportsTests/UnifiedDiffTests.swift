import Foundation
import GlossReports
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "f") -> String {
    let diff = UnifiedDiff(from: ContiguousArray(old.utf8), to: ContiguousArray(new.utf8))
    return String(decoding: diff.bytes(path: path), as: UTF8.self)
  }

  @Test func isEmptyForEqualTexts() {
    for text in ["", "a", "a\n", "\n\n", "a\nb"] {
      #expect(diff(text, text) == "")
      #expect(UnifiedDiff(from: ContiguousArray(text.utf8), to: ContiguousArray(text.utf8)).isEmpty)
    }
  }

  @Test(arguments: [
    ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
    ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    ("", "a", "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n"),
    (
      "a", "a\n",
      "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
    ),
    ("x\na", "y\na", "@@ -1,2 +1,2 @@\n-x\n+y\n a\n\\ No newline at end of file\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    ("1\n2\n3\n4\n5\n", "1\n2\n3\n4\n5\n6\n", "@@ -3,3 +3,4 @@\n 3\n 4\n 5\n+6\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nnew\n6\n7\n8\n9\n",
      "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+new\n 6\n 7\n 8\n"
    ),
    ("a\na\na\n", "a\na\n", "@@ -1,3 +1,2 @@\n a\n a\n-a\n"),
  ])
  func printsHunks(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == "--- a/f\n+++ b/f\n" + hunks)
  }

  /// Off a terminal as well: a log is read on one.
  @Test(arguments: [
    ("a\u{1B}[31m", #"a\u{1B}[31m"#), ("a\u{202E}b", #"a\u{202E}b"#), ("\ta\r", "\ta\r"),
    ("\u{FEFF}a", "\u{FEFF}a"), ("a\rb", #"a\rb"#), ("##[error]", #"##\u{5B}error]"#),
  ])
  func spellsOutWhatPlaysTricks(line: String, shown: String) {
    #expect(diff("x\n", line + "\n") == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-x\n+\(shown)\n")
  }

  /// A patch of a catalog must leave valid JSON.
  @Test func spellsThemAsJSONInACatalog() {
    let text = diff("{}\n", "{\"a\u{202E}b\": \"\u{1B}\"}\n", path: "A.xcstrings")
    #expect(text.hasSuffix(#"+{"a\u202Eb": "\u001B"}"# + "\n"))
  }

  @Test func aLineOfContextIsNoCommand() {
    #expect(
      diff("x\n::error::\n", "y\n::error::\n").hasSuffix("-x\n+y\n \\u{3A}:error::\n"))
  }

  /// Six unchanged lines still belong to one hunk, seven do not.
  @Test func joinsNearHunks() {
    for (distance, count) in [(6, 1), (7, 2)] {
      let middle = (0..<distance).map { "\($0)\n" }.joined()
      let text = diff("a\n\(middle)b\n", "A\n\(middle)B\n")
      #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") }.count == count)
    }
  }

  @Test(arguments: [
    ("Catalogs/A.xcstrings", "a/Catalogs/A.xcstrings"), ("/abs/f", "a/abs/f"),
    ("a b.xcstrings", "a/a b.xcstrings\t"), ("中文", "a/中文"), ("a\"b\n\u{1B}", #""a/a\"b\n\033""#),
  ])
  func quotesPaths(path: String, label: String) {
    #expect(diff("a\n", "b\n", path: path).split(separator: "\n").first == "--- \(label)")
  }

  /// A new entry is shown whole, not as the end of its neighbour and the start of itself.
  @Test func keepsCatalogEntriesTogether() throws {
    func entry(_ key: String) -> String {
      """
          "\(key)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "x"
                }
              }
            }
          },

      """
    }
    let old = ["A", "B", "D", "E", "G"].map(entry).joined()
    let new = ["A", "B", "C", "D", "E", "F", "G"].map(entry).joined()
    try expectGolden(diff(old, new, path: "A.xcstrings"), "entries.diff")
  }

  /// Random edits of random texts with few different lines, which is the hard case.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func leadsFromOldToNew(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (old, new) = Self.randomTexts(&generator)
    #expect(try Self.applied(diff(old, new), to: old) == new)
    #expect(try Self.applied(diff(new, old), to: new) == old)
  }

  /// Without lines that occur only once, which come first, no diff could be shorter.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func changesAsFewLinesAsCanBe(seed: UInt64) {
    var generator = SeededGenerator(seed: 2000 + seed)
    let all = "a\na\nb\nb\nc\nc\nd\nd\n"
    func text() -> String {
      all + (0..<40).map { _ in "\("abcd".randomElement(using: &generator) ?? "a")\n" }.joined()
    }
    let (old, new) = (text(), text())
    let lines = diff(old, new).split(separator: "\n").dropFirst(2)
    let changes = lines.count { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(changes == Self.leastChanges(old.split(separator: "\n"), new.split(separator: "\n")))
  }

  @Test(.needs("patch"), arguments: 0..<40 as Range<UInt64>)
  func isTakenByPatch(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + seed)
    let (old, new) = Self.randomTexts(&generator)
    guard old != new, !old.isEmpty, !new.isEmpty else { return }
    let name = seed.isMultiple(of: 2) ? "f" : "a f.txt"
    let folder = try TemporaryFolder([name: old, "patch": diff(old, new, path: name)])
    let result = try #require(Subprocess(named: "patch")).run(
      ["--batch", "--fuzz=0", "-p1", "-i", "patch"], in: folder.url)
    #expect(result.status == 0, "\(result.text)\(result.errorText)")
    #expect(!result.text.contains("offset"))
    #expect(try folder.bytes(name) == Data(new.utf8))
  }

  /// Texts that a search without a bound would take hours for.
  @Test(arguments: [2, 3, 50])
  func staysLinearOnHardTexts(alphabet: Int) throws {
    var generator = SeededGenerator(seed: 5)
    func text() -> String {
      (0..<20_000).map { _ in "\(Int.random(in: 0..<alphabet, using: &generator))\n" }.joined()
    }
    let (old, new) = (text(), text())
    #expect(try Self.applied(diff(old, new), to: old) == new)
  }

  @Test func writesOutControlCharactersForPeople() {
    let diff = UnifiedDiff(
      from: ContiguousArray("a\u{1B}[31m\n".utf8), to: ContiguousArray("b".utf8))
    var terminal = TerminalText(hasColor: false)
    diff.write(path: "f", to: &terminal)
    #expect(
      String(decoding: terminal.bytes, as: UTF8.self) == """
        --- a/f
        +++ b/f
        @@ -1 +1 @@
        -a\\u{1B}[31m
        +b
        \\ No newline at end of file

        """)
  }

  private static func randomTexts(_ generator: inout SeededGenerator) -> (String, String) {
    let alphabet = Int.random(in: 1...12, using: &generator)
    func line() -> String { "\(Int.random(in: 0..<alphabet, using: &generator))\n" }
    let old = (0..<Int.random(in: 0...60, using: &generator)).map { _ in line() }
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: new.insert(line(), at: place)
      case 1 where place < new.count: new.remove(at: place)
      case 2 where place < new.count: new[place] = line()
      default: new.insert(contentsOf: (0..<5).map { _ in line() }, at: place)
      }
    }
    func text(_ lines: [String]) -> String {
      String(lines.joined().dropLast(Bool.random(using: &generator) ? 1 : 0))
    }
    return (text(old), text(new))
  }

  private static func leastChanges(_ old: [Substring], _ new: [Substring]) -> Int {
    var row = Array(0...new.count)
    for (count, line) in old.enumerated() {
      var next = [count + 1]
      for (index, other) in new.enumerated() {
        next.append(line == other ? row[index] : min(row[index + 1], next[index]) + 1)
      }
      row = next
    }
    return row[new.count]
  }

  private struct Rejected: Error { let reason: String }

  /// Applies a diff strictly: every number and every unchanged or removed line must be right.
  private static func applied(_ diff: String, to old: String) throws -> String {
    func lines(_ text: String) -> [String] {
      text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self) + "\n"
      }
    }
    var oldLines = lines(old)
    let lastOld = oldLines.removeLast().dropLast()
    if !lastOld.isEmpty { oldLines.append(String(lastOld)) }
    var result: [String] = []
    var next = 0
    var diffLines = lines(diff).dropLast().dropFirst(2)[...]
    while let head = diffLines.popFirst() {
      guard let match = head.wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n/),
        let oldStart = Int(match.1), let newStart = Int(match.3)
      else { throw Rejected(reason: "no head: \(head)") }
      var oldLeft = match.2.flatMap { Int($0) } ?? 1
      var newLeft = match.4.flatMap { Int($0) } ?? 1
      let start = oldLeft == 0 ? oldStart : oldStart - 1
      guard start >= next, start <= oldLines.count else {
        throw Rejected(reason: "place of \(head)")
      }
      result += oldLines[next..<start]
      next = start
      guard result.count == (newLeft == 0 ? newStart : newStart - 1) else {
        throw Rejected(reason: "new place of \(head)")
      }
      while oldLeft > 0 || newLeft > 0 {
        guard let line = diffLines.popFirst() else { throw Rejected(reason: "short hunk") }
        var content = String(line.dropFirst())
        if diffLines.first?.hasPrefix("\\") == true {
          diffLines.removeFirst()
          content.removeLast()
        }
        if line.first != "+" {
          guard next < oldLines.count, oldLines[next] == content else {
            throw Rejected(reason: "line \(next + 1) is not \(content)")
          }
          next += 1
          oldLeft -= 1
        }
        if line.first != "-" {
          result.append(content)
          newLeft -= 1
        }
      }
    }
    return (result + oldLines[next...]).joined()
  }
}
