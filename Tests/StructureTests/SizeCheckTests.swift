import Structure
import Testing

struct SizeCheckTests {
  /// Lines of nothing but comments.
  private static func lines(_ count: Int) -> String {
    String(repeating: "  //\n", count: count)
  }

  private static func type(_ opening: String, lines count: Int) -> String {
    "\(opening) {\n\(lines(count - 2))}\n"
  }

  private static func project(_ files: [String: String]) -> PlantedProject {
    var project = PlantedProject()
    project.add("Tree", files)
    return project
  }

  @Test func countsATypeOverExtensionsInManyFiles() {
    var project = Self.project([
      "Parser.swift": Self.type("struct Parser", lines: 200),
      "Parser+Types.swift": Self.type("extension Parser", lines: 200),
      "Parser+Names.swift": Self.type("extension Parser: Sendable", lines: 200),
    ])
    #expect(project.violations(SizeCheck.self, "") == [])
    project.texts["Sources/Tree/Parser+Names.swift"] = Self.type("extension Parser", lines: 201)
    #expect(
      project.violations(SizeCheck.self, "") == [
        "Sources/Tree/Parser.swift:1: 'Tree.Parser' has 601 lines in 3 files, more than 600"
      ])
  }

  @Test(arguments: [
    "extension Tree.Parser", "public extension Parser", "extension Parser where Self: Sendable",
    "@available(macOS 15, *)\nextension Parser", "#if DEBUG\nextension Parser",
  ])
  func findsExtensionsHoweverTheyAreWritten(_ opening: String) {
    let end = opening.hasPrefix("#if") ? "#endif\n" : ""
    let project = Self.project([
      "Parser.swift": Self.type("struct Parser", lines: 301),
      "Parser+Types.swift": Self.type(opening, lines: 301) + end,
    ])
    let found = project.violations(SizeCheck.self, "")
    #expect(found.count == 1 && found.first?.contains("'Tree.Parser'") ?? false, "\(found)")
  }

  @Test func countsExtensionsInOtherTargets() {
    var project = Self.project(["Parser.swift": Self.type("struct Parser", lines: 400)])
    project.add(
      "Types", uses: ["Tree"], ["Parser.swift": Self.type("extension Parser", lines: 300)])
    // A type of the same name that cannot see the other.
    project.add("Apart", ["Parser.swift": Self.type("struct Parser", lines: 500)])
    #expect(
      project.violations(SizeCheck.self, "") == [
        "Sources/Tree/Parser.swift:1: 'Tree.Parser' has 700 lines in 2 files, more than 600"
      ])
  }

  @Test func countsTypesInTypes() {
    let project = Self.project([
      "Parser.swift": "struct Parser {\n\(Self.type("struct Mark", lines: 301))}\n",
      "Parser+Mark.swift": Self.type("extension Parser.Mark", lines: 300),
    ])
    #expect(
      project.violations(SizeCheck.self, "") == [
        "Sources/Tree/Parser.swift:1: 'Tree.Parser' has 603 lines in 2 files, more than 600",
        "Sources/Tree/Parser.swift:2: 'Tree.Parser.Mark' has 601 lines in 2 files, more than 600",
      ])
  }

  @Test func tellsPrivateTypesOfOneNameApart() {
    let project = Self.project([
      "A.swift": Self.type("private struct Row", lines: 400),
      "B.swift": Self.type("fileprivate struct Row", lines: 400),
      "C.swift": Self.type("extension String", lines: 700),
    ])
    #expect(project.violations(SizeCheck.self, "") == [])
  }

  @Test(arguments: [
    ("func parse(_ text: String, in list: Int)", "parse(_:in:)"),
    ("@inline(never)\n  static func < (left: Self, right: Self) -> Bool", "<(left:right:)"),
    ("init?(_ text: String)", "init(_:)"),
    ("deinit", "deinit"),
    ("subscript(index: Int, at place: Int) -> Int", "subscript(_:at:)"),
    ("var text: String", "text"),
    ("let text = ", "text"),
    ("let text: @Sendable () -> Void = ", "text"),
    ("var count = 0 { didSet { } }; func run()", "run()"),
  ])
  func findsALongFunction(_ opening: String, _ name: String) {
    func text(_ count: Int) -> String {
      "final class Parser {\n  \(opening) {\n\(Self.lines(count))  }\n}\n"
    }
    let extra = opening.split(separator: "\n").count - 1
    #expect(
      Self.project(["Parser.swift": text(68 - extra)]).violations(SizeCheck.self, "") == [])
    let found = Self.project(["Parser.swift": text(69 - extra)]).violations(SizeCheck.self, "")
    #expect(
      found == [
        "Sources/Tree/Parser.swift:2: 'Tree.Parser.\(name)' has 71 lines, more than 70"
      ])
  }

  @Test func exemptsWithAReasonWhatIsLong() {
    let project = Self.project(["Table.swift": Self.type("struct Table", lines: 700)])
    #expect(project.violations(SizeCheck.self, "Tree.Table : a table of data") == [])
    #expect(
      project.violations(SizeCheck.self, "Tree.Table :")
        == ["table:1: say why it is that long"])
  }

  @Test func findsAnExemptionThatIsNotNeeded() {
    let project = Self.project(["Table.swift": Self.type("struct Table", lines: 600)])
    #expect(
      project.violations(SizeCheck.self, "Tree.Table : a table of data")
        == ["table:1: remove this row: no 'Tree.Table' is that long"])
  }

  @Test func passesOverRowsOfTargetsThatAreLeftOut() {
    let project = Self.project(["Table.swift": "struct Table {}"])
    #expect(project.violations(SizeCheck.self, "Judge.Grammar : a grammar") == [])
  }
}
