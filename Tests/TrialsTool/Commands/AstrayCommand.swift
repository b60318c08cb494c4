import Foundation
import GlossCommandLine
import TrialKinds

/// Imports files that come back under the name of another language or catalog, or without states or
/// texts.
struct AstrayCommand: TrialCommand {
  static let declaration = CommandDeclaration(
    "astray", summary: "Files for languages and catalogs under other names",
    discussion: """
      Rewrites the language of every file of the corpus to a near one, moves its catalogs, drops its \
      states and empties its targets, and imports it. Fails if anything goes into a wrong catalog or \
      language, a finished text goes, or a ledger is higher than a screen.
      """, arguments: [Amount.seed])

  private let seed: UInt64

  init(_ invocation: Invocation) { seed = invocation[Amount.seed] ?? 1 }

  func run(at place: Workplace) async throws -> Bool {
    let corpus = try place.corpus()
    var trial = MislabelingTrial(seed: seed, in: place.folder.appending(path: "astray"))
    for pair in try corpus.pairs() { try await trial.run(pair) }
    for repository in try corpus.repositories() {
      try await trial.run(repository.catalogs, repository.name)
    }
    place.print(trial.flaws, trial.summary)
    return trial.flaws.isEmpty
  }
}
