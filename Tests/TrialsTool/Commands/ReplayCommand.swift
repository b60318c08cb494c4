import Foundation
import GlossCommandLine
import TrialKinds

/// Repeats the merges of real repositories.
struct ReplayCommand: TrialCommand {
  private static let repositories = Argument<[String]>.some(
    "REPOSITORY", completion: .folder, help: "A git directory, or a folder with one")

  static let declaration = CommandDeclaration(
    "replay", summary: "The merges of real repositories, made anew",
    discussion: """
      Merges the catalogs of every merge in the history of repositories, and tells how what was \
      committed differs.
      """, arguments: [repositories])

  private let repositories: [String]

  init(_ invocation: Invocation) { repositories = invocation[Self.repositories] }

  func run(at place: Workplace) async throws -> Bool {
    for path in repositories {
      guard var trial = HistoryTrial(URL(filePath: path)) else {
        throw Obstacle("there is no git on the PATH")
      }
      try trial.run(in: place.folder)
      place.print("\(path)\n" + trial.lines.map { "\($0)\n" }.joined() + "  " + trial.summary)
    }
    return true
  }
}
