import ConventionChecks
package import Foundation
import GlossKit
import LocalizationModel
package import TestSupport

/// Applies all fixes to real apps in memory (`Scripts/trials fixes`). The compiler must still parse
/// each source, and a review's suggestions, taken one by one, must lead to the same bytes.
package struct FixTrials {
  private let compiler: Subprocess
  private let folder: URL

  package private(set) var flaws: [String] = []
  package private(set) var appCount = 0
  package private(set) var fixCount = 0
  /// The number of changed sources that the compiler could parse before.
  package private(set) var sourceCount = 0
  private var suggestedCount = 0

  /// Prepares the trials.
  ///
  /// - Parameter folder: A folder for the sources before and after.
  package init(compiler: Subprocess, in folder: URL) {
    self.compiler = compiler
    self.folder = folder
  }

  private static let selection = {
    var selection = FindingSelection()
    selection.asksForConvention = true
    return selection
  }()

  /// Fixes one app.
  ///
  /// - Parameter app: The folder of a checkout. Nothing is written to it.
  package mutating func run(_ app: URL) async throws {
    appCount += 1
    let project = await Project(paths: [app.path], configuration: Configuration())
    // The rules of the convention are on, whether the app has one or not.
    let fixing = await Fixing(of: project, extent: .all, selection: Self.selection)
    fixCount += fixing.fixCount
    try read(fixing.files.filter { $0.path.hasSuffix(".swift") }, app)
    try await compare(project, app)
  }

  private mutating func read(_ files: [FileChange], _ app: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, file) in files.enumerated() {
      let (old, new) = (place(number, "old"), place(number, "new"))
      try Data(file.oldBytes).write(to: old)
      try Data(file.newBytes).write(to: new)
      if try isRead(old) {
        sourceCount += 1
        if try !isRead(new) {
          flaws.append("\(app.lastPathComponent): \(file.path) is no Swift any more")
        }
      }
    }
  }

  private func place(_ number: Int, _ state: String) -> URL {
    folder.appending(path: "\(state)\(number).swift")
  }

  private func isRead(_ source: URL) throws -> Bool {
    try compiler.run(["-frontend", "-parse", source.path]).status == 0
  }

  private mutating func compare(_ project: Project, _ app: URL) async throws {
    // A catalog that is written as a whole cannot be a suggestion.
    let rules = allRules.filter { $0.summary.id != "format" }
    // People who take suggestions one by one are not kept from those that add errors.
    var run = FixRun(
      project, extent: .all, selection: Self.selection, rules: rules, mayAddErrors: true)
    let fixing = await run.run()
    let suggested = try await SuggestedChanges(of: project, rules).texts()
    for file in fixing.files {
      suggestedCount += 1
      if suggested[file.path] != file.newBytes {
        flaws.append("\(app.lastPathComponent): suggestions come to other bytes in \(file.path)")
      }
    }
    if suggested.count != fixing.files.count {
      flaws.append(
        "\(app.lastPathComponent): suggestions change \(suggested.count) files, fixes \(fixing.files.count)"
      )
    }
  }

  package var summary: String {
    """
    \(appCount) apps, \(fixCount) fixes; \(sourceCount) sources read before and after, \
    \(suggestedCount) files by suggestions; \(flaws.count) wrong
    """
  }
}
