package import Foundation

/// A check of gloss's own sources against a table of exceptions or permissions. A test and
/// `Scripts/structure` run all of them.
package protocol StructureCheck: Sendable {
  /// The name of the check, for users. Its table is `Tests/Structure/Tables/<name>.txt`.
  static var name: String { get }

  init(_ table: Table)

  func report(on project: Project) -> Report
}

extension StructureCheck {
  /// Reads the check's table in a project.
  package init(in folder: URL) throws {
    let path = "Tests/Structure/Tables/\(Self.name).txt"
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    self.init(Table(path: path, text))
  }
}

/// All checks, in the order in which they run.
package let allChecks: [any StructureCheck.Type] = [
  ImportCheck.self, LayerCheck.self, MemberCheck.self, OrderCheck.self, SizeCheck.self,
]

/// The result of a check.
package struct Report: Sendable {
  /// The violations, sorted by place.
  package let violations: [Violation]
  /// The counts, one line each, for people to read.
  package let figures: [String]

  init(_ violations: [Violation], figures: [String]) {
    self.violations = violations.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    self.figures = figures
  }
}

/// A place where the project breaks its table.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The path relative to the package.
  package let path: String
  /// The line, from 1.
  package let line: Int
  package let message: String

  package var description: String { "\(path):\(line): \(message)" }
}
