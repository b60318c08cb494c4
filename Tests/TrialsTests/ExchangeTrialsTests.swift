import Trials
import Foundation
import TestSupport
import Testing

/// A sample of what `Scripts/exchange-trials` does.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct ExchangeTrialsTests {
  @Test func losesNothingOfDamagedFiles() async throws {
    let folder = try TemporaryFolder()
    let pairs = try TrialCorpus(#require(Corpus.folder)).pairs().filter { $0.size < 20_000 }
    var trial = DamageTrial(seed: 7, in: URL(filePath: folder.path))
    for number in 0..<40 { try await trial.run(pairs[number % pairs.count], number: number) }
    #expect(trial.flaws == [])
    #expect(trial.count == 40)
    #expect(trial.outcomes["applied", default: 0] > 100)
    #expect(trial.deeds.count > 20)
  }

  @Test func takesCatalogsOutAndBack() async throws {
    let folder = try TemporaryFolder()
    let all = try TrialCorpus(#require(Corpus.folder)).catalogs
    let small = try all.filter { try Data(contentsOf: $0).count < 5_000 }
    var trips = RoundTrips(seed: 7, in: URL(filePath: folder.path))
    for (index, catalog) in small.enumerated() where index % 9 == 3 {
      try await trips.run(catalog)
    }
    #expect(trips.flaws == [])
    #expect(trips.translatedCount > 100)
    #expect(trips.returnedCount > 100)
  }
}
