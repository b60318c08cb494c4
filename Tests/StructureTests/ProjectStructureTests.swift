import Foundation
import Structure
import Testing

/// The project's own sources keep to its tables.
struct ProjectStructureTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized
  /// Read once for all checks.
  private static let project = Task { try await Project.read(in: folder) }

  @Test(arguments: allChecks.map { $0.name })
  func keepsTo(_ name: String) async throws {
    let check = try #require(allChecks.first { $0.name == name })
    let report = try check.init(in: Self.folder).report(on: await Self.project.value)
    let violations = report.violations.map(\.description).joined(separator: "\n")
    #expect(report.violations.isEmpty, "\(violations)")
  }

  @Test func readsEverySource() async throws {
    let project = try await Self.project.value
    let paths = Set(project.outlines.map(\.path))
    #expect(paths.contains("Sources/SwiftTree/Parser/Parser.swift"))
    #expect(paths.contains("Tests/StructureTests/ProjectStructureTests.swift"))
    #expect(paths.contains("Tests/TrialsTool/main.swift"))
  }
}
