import Foundation
import GlossCommandLine
import TrialKinds

/// Syncs checkouts in the middle of a merge.
struct ConflictsCommand: TrialCommand {
  private static let checkouts = Argument<String>.one(
    "FOLDER", completion: .folder, help: "A folder with a checkout in each of its folders")
  private static let sources = Amount.count("SOURCES", default: 10)

  static let declaration = CommandDeclaration(
    "conflicts", summary: "Projects in the middle of a merge, which 'gloss sync' leaves alone",
    discussion: """
      Puts conflict markers, as 'git merge' writes them, into each project file of each checkout in \
      turn (Xcode projects, manifests, catalogs, data models, gloss.json), cuts such files off, and \
      syncs a copy: no catalog may change, the exit code has to be 2, and the words have to name the \
      file and the place. Then does it to some sources: no key may go or become stale that stays \
      without the conflict.
      """, arguments: [checkouts, Amount.seed, sources])

  private let checkouts: String
  private let seed: UInt64
  private let sources: Int

  init(_ invocation: Invocation) {
    checkouts = invocation[Self.checkouts]
    seed = invocation[Amount.seed] ?? 1
    sources = invocation[Self.sources] ?? 10
  }

  func run(at place: Workplace) async throws -> Bool {
    var trials = ConflictTrials(
      seed: seed, tool: place.gloss, in: place.folder.appending(path: "conflicts"))
    let folder = URL(filePath: checkouts)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      try trials.run(folder.appending(path: name), sources: sources)
    }
    if trials.checkoutCount == 0 { throw Obstacle("no checkout with a catalog in \(checkouts)") }
    place.print(trials.flaws, trials.summary)
    return trials.flaws.isEmpty
  }
}
