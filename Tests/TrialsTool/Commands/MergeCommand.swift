import GlossCommandLine
import TrialKinds

/// Merges random edits of real catalogs.
struct MergeCommand: TrialCommand {
  private static let count = Amount.count(default: 10_000)

  static let declaration = CommandDeclaration(
    "merge", summary: "Three-way merges of random edits",
    discussion: """
      Merges random edits of the catalogs of the corpus, and writes them anew from random layouts. \
      Fails if an edit is lost, two orders give two results, or a result is not in Xcode's form.
      """, arguments: [Amount.seed, count])

  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 10_000
  }

  func run(at place: Workplace) async throws -> Bool {
    var trial = try MergeTrial(place.corpus().catalogs(.repositories), seed: seed)
    for number in 0..<count { try trial.run(number: number) }
    place.print(trial.flaws, trial.summary)
    return trial.flaws.isEmpty
  }
}
