import Foundation
import GlossCommandLine
import TestSupport
import TrialKinds

/// Plants mistakes against the guides.
struct GuidesCommand: TrialCommand {
  private static let count = Amount.count(default: 210)
  private static let sources = Option<String?>.optional(
    "sources", placeholder: "FOLDER", completion: .folder,
    help: "Also plant into sources: a folder with the checkout of an app in each of its folders")

  static let declaration = CommandDeclaration(
    "guides", summary: "Planted mistakes that the packs of rules have to find",
    discussion: """
      Plants mistakes of every rule of the guides, one at a time, into the sample app HChat, and with \
      --sources into copies of apps, except targets for systems before iOS 17 and macOS 14. Fails if one \
      is not found at its place, if there is a new finding that was not planted, or if a rule found no \
      place for its mistakes.
      """, arguments: [Amount.seed, count], options: [sources])

  private let sources: String?
  private let seed: UInt64
  private let count: Int

  init(_ invocation: Invocation) {
    sources = invocation[Self.sources]
    seed = invocation[Amount.seed] ?? 1
    count = invocation[Self.count] ?? 210
  }

  func run(at place: Workplace) async throws -> Bool {
    if count < 1 { throw Obstacle("there are no trials with \(count) mistakes") }
    var projects = [Checkout.root.appending(path: "Fixtures/HChat")]
    if let sources { projects += try place.folders(in: sources) }
    let trials = try GuideTrials(
      projects, seed: seed, count: count, gloss: place.gloss, in: place.folder)
    for tally in trials.tallies {
      place.print(tally.flaws, "\(tally.name): \(tally.foundCount) of \(tally.count)")
    }
    place.print(trials.summary)
    return trials.holds
  }
}
