import ConventionChecks
import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import OrderedJSON
import TestSupport
import Testing

/// Suggestions of reports, which people take one by one, come to what `--fix=all` writes.
@Suite struct SuggestionTests {
  @Test func isOneForEachFix() async throws {
    let folder = try TemporaryFolder([
      "gloss.json": "{}",
      "A.swift": "// 工具栏按钮：搜索频道\nlet a = Button(\"Search\") {}\n",
    ])
    let project = try await folder.project()
    let check = await Check(of: project)
    let fixed = check.findings.filter { $0.finding.fix != nil }
    #expect(fixed.map(\.finding.rule) == ["comment-home"])
    #expect(fixed.first?.finding.fix?.edits.count == 2)
    let report = CheckReport(check, of: project)
    for format in [CheckFormat.rdjsonl, .sarif] {
      let text = String(decoding: report.bytes(as: format, in: .english), as: UTF8.self)
      let replacement = #"String(localized: \"Search\", comment: \"工具栏按钮：搜索频道\")"#
      #expect(text.contains(replacement), "\(format)")
    }
  }

  @Test func comeToTheBytesOfFix() async throws {
    let folder = try TemporaryFolder()
    let sample = Checkout.root.appending(path: "Fixtures/Conventions")
    for name in try FileManager.default.contentsOfDirectory(atPath: sample.path).sorted() {
      try folder.add(name, Data(contentsOf: sample.appending(path: name)))
    }
    let project = try await folder.project()
    // A catalog that is written anew is no suggestion.
    let rules = allRules.filter { $0.summary.id != "format" }
    var run = FixRun(project, extent: .all, rules: rules)
    let fixing = await run.run()
    #expect(fixing.files.count > 5)
    let suggested = try await SuggestedChanges(of: project, rules).texts()
    for file in fixing.files {
      let text = suggested[file.path] ?? []
      #expect(text == file.newBytes, "\(file.path)")
    }
    #expect(suggested.count == fixing.files.count)
  }
}

/// Takes each suggestion of reviewdog's report by itself, and reports anew while there are some.
struct SuggestedChanges {
  private let project: Project
  private let rules: [any Rule]

  init(of project: Project, _ rules: [any Rule]) {
    (self.project, self.rules) = (project, rules)
  }

  /// The texts of the files that change, by path.
  func texts() async throws -> [String: ContiguousArray<UInt8>] {
    var project = project
    for _ in 0..<16 {
      let suggestions = try await suggestions(of: project)
      if suggestions.isEmpty { break }
      for (path, suggestions) in suggestions {
        let old =
          try project.overlay.texts[path] ?? ContiguousArray(Data(contentsOf: URL(filePath: path)))
        let new = Self.taking(suggestions, in: old)
        project.overlay.texts[path] = new
      }
    }
    return project.overlay.texts
  }

  private struct Suggestion {
    let range: Range<Int>
    let text: String
  }

  private func suggestions(of project: Project) async throws -> [String: [Suggestion]] {
    let check = await Check(of: project, rules: rules)
    var found: [String: [Suggestion]] = [:]
    let report = CheckReport(check, of: project).bytes(as: .rdjsonl, in: .english)
    for (line, located) in zip(report.split(separator: UInt8(ascii: "\n")), check.findings) {
      let document = try JSONDocument(ContiguousArray(line))
      let suggestions = document.root["suggestions"]?.elements ?? []
      guard let suggestion = suggestions.first else { continue }
      #expect(suggestions.count == 1)
      let path = located.finding.path
      let bytes =
        try project.overlay.texts[path] ?? ContiguousArray(Data(contentsOf: URL(filePath: path)))
      func offset(_ name: String) -> Int {
        let place = suggestion["range"]?[name]
        return Self.offset(place?["line"]?.integer ?? 0, place?["column"]?.integer ?? 0, in: bytes)
      }
      found[path, default: []].append(
        Suggestion(range: offset("start")..<offset("end"), text: suggestion["text"]?.string ?? ""))
    }
    return found
  }

  /// - Parameter column: In bytes, counted from 1.
  private static func offset(
    _ line: Int, _ column: Int, in bytes: ContiguousArray<UInt8>
  ) -> Int {
    var (offset, current) = (0, 1)
    while current < line {
      if bytes[offset] == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    return offset + column - 1
  }

  /// A person takes what still fits: of two at one place the first.
  private static func taking(
    _ suggestions: [Suggestion], in bytes: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    var taken: [Suggestion] = []
    for suggestion in suggestions
    where !taken.contains(where: {
      $0.range.lowerBound <= suggestion.range.upperBound
        && suggestion.range.lowerBound <= $0.range.upperBound
    }) {
      taken.append(suggestion)
    }
    var new = bytes
    for suggestion in taken.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(suggestion.range, with: suggestion.text.utf8)
    }
    return new
  }
}
