import Foundation
import Trials
import TestSupport
import Testing

/// A sample of what `Scripts/rename-trials` does.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct RewordingTrialsTests {
  @Test(arguments: [false, true])
  func carriesTranslationsToTheRightKeysOnly(hasComments: Bool) async throws {
    let folder = try TemporaryFolder()
    let catalogs = try TrialCatalog.all(in: #require(Corpus.folder))
      .filter { try (20_000..<200_000).contains(Data(contentsOf: $0).count) }
    var trials = RewordingTrials(seed: 5)
    for catalog in catalogs.prefix(12) {
      let trial = try await TrialCatalog(
        catalog, in: URL(filePath: folder("trial")), hasComments: hasComments, leastCount: 30)
      if let trial { try await trials.run(trial, rounds: 4) }
    }
    #expect(trials.flaws == [])
    #expect(trials.count > 50)
    #expect(trials.carriedCount * 100 >= trials.count * 95, "\(trials.missed)")
  }
}
