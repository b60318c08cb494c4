import GlossCommandLine
import TrialKinds

/// Puts texts of one language into another one's place.
struct PairsCommand: TrialCommand {
  private static let count = Amount.count(default: 10_000)

  static let declaration = CommandDeclaration(
    "pairs", summary: "Texts of one language in the place of another one",
    discussion: """
      Puts translations of the corpus, of at least four words, into the place of another of its \
      languages, and as many into their own, and tells how many 'gloss check' reports as being in the \
      wrong language or script. Fails if less than 98 % are found between scripts or 90 % within one, or \
      if more than one in 1,000 is reported that is right.
      """, arguments: [Amount.seed, count])

  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 10_000
  }

  func run(at place: Workplace) async throws -> Bool {
    if count < 1 { throw Obstacle("there are no trials with \(count) pairs") }
    let trials = try await LanguagePairTrials(
      place.corpus().catalogs(.apps), seed: seed, count: count, in: place.folder)
    place.print(trials.flaws, trials.summary)
    return trials.holds
  }
}
