import GlossCommandLine
import TrialKinds

/// Renames keys of apps.
struct KeysCommand: TrialCommand {
  private static let checkouts = Argument<String>.one(
    "FOLDER", completion: .folder,
    help: "A folder with the checkout of an app in each of its folders")
  private static let count = Amount.count(default: 500)
  private static let verbose = Option.flag(
    "verbose", short: "v", help: "Name the renames that were refused, too")

  static let declaration = CommandDeclaration(
    "keys", summary: "Renamed keys that nothing looks up any more",
    discussion: """
      Draws keys of the catalogs of each app and renames them in memory, to other words or to a name. A \
      sync must find nothing then that it did not find before, and the way back must lead to the same \
      sources. At least four of five have to be done; the others are refused, and it is said why.
      """, arguments: [checkouts, Amount.seed, count], options: [verbose])

  private let checkouts: String
  private let seed: UInt64
  private let count: Int
  private let isVerbose: Bool

  init(_ invocation: Invocation) {
    checkouts = invocation[Self.checkouts]
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 500
    isVerbose = invocation[Self.verbose]
  }

  func run(at place: Workplace) async throws -> Bool {
    if count < 1 { throw Obstacle("there are no trials with \(count) keys") }
    var trials = KeyRenameTrials(seed: seed)
    for app in try place.folders(in: checkouts) { await trials.add(app) }
    await trials.run(count: count)
    if isVerbose {
      for refusal in trials.refusals { place.print("  refused \(refusal)") }
    }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty && trials.doneCount * 5 >= trials.count * 4
  }
}
