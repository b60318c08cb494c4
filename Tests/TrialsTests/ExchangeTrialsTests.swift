import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials exchange` does.
@Suite struct ExchangeTrialsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.needsCorpus) func losesNothingOfDamagedFiles() async throws {
    let pairs = try TrialCorpus(#require(Corpus.folder)).pairs().filter { $0.size < 20_000 }
    var trial = DamageTrial(seed: 7, in: folder.url)
    for number in 0..<20 { try await trial.run(pairs[number % pairs.count], number: number) }
    #expect(trial.flaws == [])
    #expect(trial.count == 20)
    #expect(trial.outcomes["applied", default: 0] > 50)
    #expect(trial.damageKinds.count > 12)
  }

  @Test(.needsCorpus) func putsNothingInAWrongPlace() async throws {
    let corpus = TrialCorpus(try #require(Corpus.folder))
    var trial = MislabelingTrial(seed: 7, in: folder.url)
    for (index, pair) in try corpus.pairs().enumerated() where index % 12 == 1 {
      if pair.size < 100_000 { try await trial.run(pair) }
    }
    for (index, repository) in try corpus.repositories().enumerated() where index % 6 == 1 {
      let size = try repository.catalogs.reduce(0) { try $0 + Data(contentsOf: $1.url).count }
      if size < 150_000 { try await trial.run(repository.catalogs, repository.name) }
    }
    #expect(trial.flaws == [])
    #expect(trial.fileCount > 20)
    #expect(trial.outcomes[.language]?["likely-language", default: 0] ?? 0 > 50)
    #expect(trial.outcomes[.language]?["new-language", default: 0] ?? 0 > 50)
    #expect(trial.outcomes[.place]?["moved-catalog", default: 0] ?? 0 > 50)
    #expect(trial.outcomes[.place]?["applied", default: 0] ?? 0 > 50)
  }

  @Test func takesCatalogsOutAndBack() async throws {
    let small = try Checkout.catalogs().filter { try Data(contentsOf: $0).count < 20_000 }
    var trips = RoundTrips(seed: 7, in: folder.url)
    for catalog in small { try await trips.run(catalog) }
    #expect(trips.flaws == [])
    #expect(trips.catalogCount == 3)
    #expect(trips.translatedCount > 100)
    #expect(trips.returnedCount > 100)
  }

  @Test(.needsCorpus) func takesRealCatalogsOutAndBack() async throws {
    let all = try TrialCorpus(#require(Corpus.folder)).catalogs(.everywhere)
    let small = try all.filter { try Data(contentsOf: $0).count < 5_000 }
    var trips = RoundTrips(seed: 7, in: folder.url)
    for (index, catalog) in small.enumerated() where index % 27 == 3 {
      try await trips.run(catalog)
    }
    #expect(trips.flaws == [])
    #expect(trips.translatedCount > 100)
    #expect(trips.returnedCount > 100)
  }

  @Test(.needsCorpus, .needs("git")) func keepsNewerWork() async throws {
    let all = try TrialCorpus(#require(Corpus.folder)).catalogs(.everywhere)
    let small = try all.filter { try Data(contentsOf: $0).count < 20_000 }
    var trial = try #require(LateImports(seed: 7, in: folder.url))
    for (index, catalog) in small.enumerated() where index % 60 == 3 {
      try await trial.run(catalog)
    }
    #expect(trial.flaws == [])
    #expect(trial.tallies[.committed]?.arrived ?? 0 > 10)
    #expect(trial.tallies[.stripped]?.changedInCatalog ?? 0 > 10)
  }
}
