import Foundation
import GlossCommandLine
import TrialKinds

/// Rewords texts of real catalogs and syncs.
struct RenameCommand: TrialCommand {
  private static let rounds = Amount.count("ROUNDS", default: 4)
  private static let verbose = Option.flag(
    "verbose", short: "v", help: "Name the rewordings whose translations stayed, too")

  static let declaration = CommandDeclaration(
    "rename", summary: "Reworded texts, whose translations have to follow",
    discussion: """
      Rewords texts of the corpus's catalogs by rule (a typo, punctuation, case, one word, a clause \
      added), some at a time, and syncs: at least 95 % of the translations have to go to the right key \
      and none to a wrong one, and none may move between texts that have nothing to do with each \
      other. Done for the texts alone, with their comments, and with the sources in git.
      """, arguments: [Amount.seed, rounds], options: [verbose])

  private let seed: UInt64
  private let rounds: Int
  private let isVerbose: Bool

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    rounds = invocation[Self.rounds] ?? 4
    isVerbose = invocation[Self.verbose]
  }

  func run(at place: Workplace) async throws -> Bool {
    let catalogs = try place.corpus().catalogs(.apps)
    var isGood = true
    for (name, hasComments, hasHistory) in [
      ("texts alone", false, false), ("with comments", true, false), ("with git", true, true),
    ] {
      var trials = RewordingTrials(seed: seed)
      for catalog in catalogs {
        let trial = try await TrialCatalog(
          catalog, in: place.folder.appending(path: "rename"), hasComments: hasComments,
          hasHistory: hasHistory, leastCount: 40)
        if let trial { try await trials.run(trial, rounds: rounds) }
      }
      if isVerbose {
        for miss in trials.missed { place.print("  missed \(miss)") }
      }
      place.print(trials.flaws, "\(name): \(trials.summary)")
      if !trials.flaws.isEmpty || trials.carriedCount * 100 < trials.count * 95 { isGood = false }
    }
    return isGood
  }
}
