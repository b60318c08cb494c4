import Foundation
import GlossCommandLine
import TestSupport
import TrialKinds

/// Fixes apps and lets the compiler parse them.
struct FixesCommand: TrialCommand {
  private static let checkouts = Argument<String>.one(
    "FOLDER", completion: .folder,
    help: "A folder with the checkout of an app in each of its folders")
  private static let count = Amount.count("APPS", default: 1000)

  static let declaration = CommandDeclaration(
    "fixes", summary: "Fixed sources that the compiler reads",
    discussion: """
      Makes all fixes of each app in memory, those of the convention among them, and has 'swiftc' parse \
      each source that changes, before and after. Then takes the suggestions of the report for reviewdog \
      one by one until there are no more: every file has to have the bytes that '--fix=all' writes.
      """, arguments: [checkouts, count])

  private let checkouts: String
  private let count: Int

  init(_ invocation: Invocation) {
    checkouts = invocation[Self.checkouts]
    count = invocation[Self.count] ?? 1000
  }

  func run(at place: Workplace) async throws -> Bool {
    guard let compiler = Subprocess(named: "swiftc") else { throw Obstacle("no 'swiftc' in PATH") }
    var trials = FixTrials(compiler: compiler, in: place.folder.appending(path: "fixes"))
    for app in try place.folders(in: checkouts).prefix(count) { try await trials.run(app) }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty
  }
}
