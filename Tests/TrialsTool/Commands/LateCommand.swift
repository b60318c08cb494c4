import Foundation
import GlossCommandLine
import TrialKinds

/// Imports files into catalogs that changed after the export.
struct LateCommand: TrialCommand {
  private static let step = Amount.count(default: 1)

  static let declaration = CommandDeclaration(
    "late", summary: "Files that come back into catalogs that moved on",
    discussion: """
      Exports every catalog of the corpus in all its languages, changes a tenth of the catalog's texts \
      and imports the untouched files: with the exported catalog committed, uncommitted, with the \
      fingerprint stripped, in a clone of depth 1, and without git. Then changes a tenth of the files' \
      texts. Fails if newer work is replaced without a name, or a translator's change gets lost. COUNT \
      takes every so many catalogs only.
      """, arguments: [Amount.seed, step])

  private let seed: UInt64
  private let step: Int

  init(_ invocation: Invocation) {
    seed = invocation[Amount.seed] ?? 1
    step = max(invocation[Self.step] ?? 1, 1)
  }

  func run(at place: Workplace) async throws -> Bool {
    guard var trial = LateImports(seed: seed, in: place.folder) else {
      throw Obstacle("there is no git here")
    }
    for (index, catalog) in try place.corpus().catalogs(.everywhere).enumerated()
    where index % step == 0 {
      try await trial.run(catalog)
    }
    place.print(trial.flaws, trial.summary)
    return trial.flaws.isEmpty
  }
}
