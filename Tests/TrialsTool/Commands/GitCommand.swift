import GlossCommandLine
import TrialKinds

/// Lets git merge two large branches, with the driver and without.
struct GitCommand: TrialCommand {
  static let declaration = CommandDeclaration(
    "git", summary: "Two branches with 2,500 edits each, merged by git",
    discussion: """
      Lets git merge two branches that each add, change, remove, translate and rename 500 keys of one \
      catalog: by lines, with 'merge=union', and with the driver of 'gloss git install', which is also \
      put through a rebase and cherry-picks of each step. Prints what is left of the catalog each \
      time. Fails if the driver leaves a conflict or any byte other than it should.
      """, arguments: [Amount.seed])

  private let seed: UInt64

  init(_ invocation: Invocation) { seed = invocation[Amount.seed] ?? 1 }

  func run(at place: Workplace) async throws -> Bool {
    let branches = try BranchTrial(place.corpus().catalogs(.repositories), seed: seed)
    guard var trial = GitTrial(branches, gloss: place.gloss, in: place.folder) else {
      throw Obstacle("there is no git on the PATH")
    }
    try trial.run()
    for line in trial.lines { place.print(line) }
    for flaw in trial.flaws { place.print("  \(flaw)") }
    return trial.flaws.isEmpty
  }
}
