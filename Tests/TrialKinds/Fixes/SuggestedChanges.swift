package import ConventionChecks
import Foundation
package import GlossKit
import GlossReports
import LocalizationModel
import OrderedJSON

/// Applies the suggestions of reviewdog's report one by one, and reports again until there are
/// none. ``FixTrials`` compares the result with the files that `--fix` makes.
package struct SuggestedChanges {
  private let project: Project
  private let rules: [any Rule]

  package init(of project: Project, _ rules: [any Rule]) {
    (self.project, self.rules) = (project, rules)
  }

  /// Returns the texts of the changed files, by path.
  package func texts() async throws -> [String: ContiguousArray<UInt8>] {
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
    let report = CheckReport(check, of: project)
    let lines = report.bytes(as: .rdjsonl, in: .english).split(separator: UInt8(ascii: "\n"))
    // Files that could not be read come first.
    for (line, located) in zip(lines.dropFirst(report.failures.count), check.findings) {
      let document = try JSONDocument(ContiguousArray(line))
      let suggestions = document.root["suggestions"]?.elements ?? []
      guard let suggestion = suggestions.first else { continue }
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

  /// Returns the byte offset of a line and column.
  ///
  /// - Parameter column: In bytes, from 1.
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

  /// Applies suggestions as a person does: of two that overlap only the first.
  private static func taking(
    _ suggestions: [Suggestion], in bytes: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    var applied: [Suggestion] = []
    for suggestion in suggestions
    where !applied.contains(where: {
      $0.range.lowerBound <= suggestion.range.upperBound
        && suggestion.range.lowerBound <= $0.range.upperBound
    }) {
      applied.append(suggestion)
    }
    var new = bytes
    for suggestion in applied.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(suggestion.range, with: suggestion.text.utf8)
    }
    return new
  }
}
