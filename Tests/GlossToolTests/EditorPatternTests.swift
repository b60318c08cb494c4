import Foundation
import TestSupport
import Testing

/// The settings of editors under `Fixtures/Integrations/editors`, tried on what `--format xcode`
/// prints.
@Suite struct EditorPatternTests {
  private static let editors = Checkout.root.appending(path: "Fixtures/Integrations/editors")

  /// The parts that an editor takes from a line.
  private struct Place: Equatable {
    let path: String
    let line: String
    let column: String
    let severity: String
    let message: String
    let rule: String
  }

  private enum Editor: String, CaseIterable {
    case visualStudioCode, nvimLint

    /// As a regular expression with six groups: file, line, column, severity, message and rule.
    func pattern() throws -> NSRegularExpression {
      let text =
        switch self {
        case .visualStudioCode: try Self.visualStudioCodePattern()
        case .nvimLint: try Self.nvimLintPattern()
        }
      return try NSRegularExpression(pattern: text)
    }

    private static func visualStudioCodePattern() throws -> String {
      let data = try Data(contentsOf: editors.appending(path: "vscode/tasks.json"))
      let file = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let task = try #require((file["tasks"] as? [[String: Any]])?.first)
      let matcher = try #require(task["problemMatcher"] as? [String: Any])
      let pattern = try #require(matcher["pattern"] as? [String: Any])
      let groups = ["file", "line", "column", "severity", "message", "code"]
      #expect(groups.map { pattern[$0] as? Int } == [1, 2, 3, 4, 5, 6])
      return try #require(pattern["regexp"] as? String)
    }

    /// A pattern of Lua, in which `%` escapes and names classes, and `-` is `*?`.
    private static func nvimLintPattern() throws -> String {
      let file = editors.appending(path: "nvim-lint.lua")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains(#"{ "file", "lnum", "col", "severity", "message", "code" }"#))
      let lua = String(
        try #require(text.firstMatch(of: #/from_pattern\(\s*"([^"]+)"/#)).output.1)
      return lua.replacing(".-", with: ".*?").replacing("%-", with: #"\-"#)
        .replacing("%d", with: #"\d"#).replacing("%a", with: "[A-Za-z]")
        .replacing("%w", with: "A-Za-z0-9").replacing("%(", with: #"\("#)
        .replacing("%)", with: #"\)"#)
    }

    func place(in line: String) throws -> Place? {
      let whole = NSRange(line.startIndex..., in: line)
      guard let match = try pattern().firstMatch(in: line, range: whole) else { return nil }
      let groups = (1...6).map { group in
        Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
      }
      return Place(
        path: groups[0], line: groups[1], column: groups[2], severity: groups[3],
        message: groups[4], rule: groups[5])
    }
  }

  /// Paths with spaces, brackets, colons and letters of all kinds; messages that quote what looks
  /// like such a line; errors, warnings and notes; findings about a whole file, and files that
  /// cannot be read.
  @Test(arguments: [[], ["--messages", "zh-Hans"]])
  func areTriedOnEveryKindOfLine(_ options: [String]) throws {
    let project = try SampleProject()
    let names = ["A b", "项目（旧）", "c:d", "e(f)", "'g'", "ü👋", "h,i;j", "k\"l", "m$(n)"]
    for name in names {
      try project.folder.add(
        "\(name)/V.swift",
        """
        let a = Text("x:1:2: error: y (z)")
        let b = Text("Bye", comment: "再见（\\(1)）")
        let c = Text("5 (five) files… 🎉", comment: "no: (not) Chinese")
        let d = Text("•", comment: "圆点")
        """)
      try project.folder.add("\(name)/Broken.swift", "let a = Text(\"\n")
    }
    try project.folder.add("Latin.swift", Data([0x22, 0xFF]))
    try project.folder.add("gloss.json", "{}")
    try project.folder.add("Bad/Localizable.xcstrings", "{")
    let run = try Run(
      Subprocess.gloss.run(
        ["check", "--outdated", "--format", "xcode", "--quiet"] + options, in: project.folder.url,
        environment: Subprocess.plainEnvironment))
    #expect(run.status == 2)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count > 40)
    var severities: Set<String> = []
    var paths: Set<String> = []
    for line in lines {
      let places = try Editor.allCases.map { try $0.place(in: line) }
      let place = try #require(places.first ?? nil, "no editor reads this: \(line)")
      #expect(places.allSatisfy { $0 == place }, "\(line)")
      #expect(
        "\(place.path):\(place.line):\(place.column): \(place.severity): \(place.message) (\(place.rule))"
          == line)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(line)")
      severities.insert(place.severity)
      paths.insert(place.path)
    }
    #expect(severities == ["error", "warning", "note"])
    for name in names { #expect(paths.contains { $0.hasSuffix("/\(name)/V.swift") }, "\(name)") }
    #expect(paths.contains { $0.hasSuffix("/Bad/Localizable.xcstrings") })
  }

  /// The commands that the settings name are commands of the tool, with options that it has.
  @Test func callCommandsThatThereAre() throws {
    let project = try SampleProject()
    let files = ["vscode/tasks.json", "zed/tasks.json", "helix/config.toml"]
    for file in files {
      let text = try String(contentsOf: Self.editors.appending(path: file), encoding: .utf8)
      let commands = text.matches(of: #/"(?:command": "|:sh )?(gloss (?:sync|check)[^"]*)"/#)
        .map { String($0.output.1) }.filter { $0.contains("--") }
      #expect(!commands.isEmpty, "\(file)")
      for command in commands {
        let run = try project.shell(command.replacing("gloss ", with: "\"$gloss\" "))
        #expect(run.status < 2, "\(command): \(run.errors)")
      }
    }
  }
}
