import ConventionChecks
package import Foundation
import GlossKit
import LocalizationModel

/// Checks and fixes a ``SeededProject`` in a folder of its own, and compares the findings and the
/// fixed files with the expected ones (`Scripts/trials mistakes`).
package struct SeededRun: Sendable {
  /// The number of findings expected.
  package private(set) var expectedCount = 0
  package private(set) var kindCount = 0
  /// The mistakes that were not found: `kind: rule in file at line`.
  package private(set) var missed: [String] = []
  /// The findings that were not expected, in the same form.
  package private(set) var others: [String] = []
  /// The findings about the correct project, which must have none.
  package private(set) var falseAlarms: [String] = []
  /// The lines that the fixes left in a wrong state.
  package private(set) var wronglyFixed: [String] = []
  /// The number of fixes that a second run makes.
  package private(set) var secondFixes = 0

  /// The kinds whose rules exist.
  package static var kinds: [MistakeKind] {
    let ids = Set(allRules.map(\.summary.id))
    return MistakeKind.all.filter { ids.contains($0.rule) }
  }

  package init(_ project: SeededProject, in folder: URL) async throws {
    let correct = try await check(
      Self.place(project.correct, in: folder.appending(path: "correct")))
    falseAlarms = correct.map { "\($0.rule) \($0.message) in \($0.path):\($0.position?.line ?? 0)" }
    let place = folder.appending(path: "planted")
    var wanted = project.expectations
    expectedCount = wanted.count
    kindCount = Set(wanted.values).count
    let planted = try Self.place(project.planted, in: place)
    for finding in try await check(planted) {
      guard let range = finding.range else { continue }
      let name = String(finding.path.split(separator: "/").last ?? "")
      let found = SeededProject.Expectation(file: name, range: range, rule: finding.rule)
      if wanted.removeValue(forKey: found) == nil {
        others.append(
          "\(finding.rule) in \(name):\(finding.position?.line ?? 0): \(finding.message)")
      }
    }
    missed = wanted.map { expectation, kind in
      let text = Array((project.planted[expectation.file] ?? "").utf8)
      let line = text.prefix(expectation.range.start).count { $0 == UInt8(ascii: "\n") } + 1
      return "\(kind): \(expectation.rule) in \(expectation.file):\(line)"
    }.sorted()
    let fixing = await Fixing(of: try await planted.project(), extent: .all)
    try fixing.write()
    for (name, text) in project.fixed.sorted(by: { $0.key < $1.key }) {
      let actual = try String(contentsOf: place.appending(path: name), encoding: .utf8)
      wronglyFixed += Self.differences(name, text, actual)
    }
    secondFixes = await Fixing(of: try await planted.project(), extent: .all).fixCount
  }

  private static func place(
    _ files: SeededProject.Files, in folder: URL
  ) throws -> TrialProject {
    let project = try TrialProject(in: folder, configuration: SeededProject.configuration)
    for (name, text) in files { try project.add(name, text) }
    return project
  }

  private func check(_ project: TrialProject) async throws -> [Finding] {
    let check = await Check(of: try await project.project())
    if let failure = check.failures.first { throw failure }
    return check.findings.map(\.finding)
  }

  /// Returns the first line that differs, or the numbers of lines if only these differ; empty for
  /// equal texts.
  private static func differences(_ name: String, _ wanted: String, _ actual: String) -> [String] {
    if wanted.utf8.elementsEqual(actual.utf8) { return [] }
    let lines = [wanted, actual].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    for (index, pair) in zip(lines[0], lines[1]).enumerated()
    where !pair.0.utf8.elementsEqual(pair.1.utf8) {
      return ["\(name):\(index + 1): wanted '\(pair.0)', got '\(pair.1)'"]
    }
    return ["\(name): \(lines[0].count) lines wanted, got \(lines[1].count)"]
  }

  /// True if 99 % were found, nothing else was reported, and all fixes are right.
  package var holds: Bool {
    missed.count * 100 <= expectedCount && others.isEmpty && falseAlarms.isEmpty
      && wronglyFixed.isEmpty && secondFixes == 0
  }

  package var summary: String {
    """
    \(expectedCount) mistakes of \(kindCount) kinds: \(expectedCount - missed.count) found, \
    \(missed.count) missed; \(others.count) other findings, \(falseAlarms.count) about correct texts; \
    \(wronglyFixed.isEmpty ? "every byte" : "\(wronglyFixed.count) files not") as it should be after \
    --fix=all; \(secondFixes) fixes left
    """
  }
}
