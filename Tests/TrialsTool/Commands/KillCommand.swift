import Foundation
import GlossCommandLine
import TrialKinds

/// Kills runs of the tool, and lets several run at once.
struct KillCommand: TrialCommand {
  private static let count = Amount.count(default: 750)

  static let declaration = CommandDeclaration(
    "kill", summary: "Runs of 'gloss sync' that are killed, and several at once",
    discussion: """
      Kills runs of 'gloss sync' over 20 catalogs, each at another moment, by SIGKILL, SIGINT and SIGTERM \
      in turn: every file has to be old or new, the last two may leave no temporary file, and the next \
      run has to finish the work and to tidy up. Then lets 2 and 8 runs work on one \
      catalog at once: no key may be lost.
      """, arguments: [Amount.seed, count])

  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 750
  }

  func run(at place: Workplace) async throws -> Bool {
    var kills = try KillTrials(
      seed: seed, tool: place.gloss, entryCount: 400, in: place.folder.appending(path: "kill"))
    for _ in 0..<count { try kills.run() }
    place.print(kills.flaws, kills.summary)
    var crowds = ConcurrentSyncTrials(tool: place.gloss, in: place.folder.appending(path: "crowd"))
    for _ in 0..<20 {
      for crowd in [2, 8] { try await crowds.run(crowd: crowd) }
    }
    place.print(crowds.flaws, crowds.summary)
    return kills.flaws.isEmpty && crowds.flaws.isEmpty
  }
}
