import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials rename` does.
@Suite struct RewordingTrialsTests {
  private func trials(
    _ catalogs: some Sequence<URL>, hasComments: Bool, rounds: Int
  ) async throws -> RewordingTrials {
    let folder = try TemporaryFolder()
    var trials = RewordingTrials(seed: 5)
    for catalog in catalogs {
      let trial = try await TrialCatalog(
        catalog, in: URL(filePath: folder("trial")), hasComments: hasComments, leastCount: 30)
      if let trial { try await trials.run(trial, rounds: rounds) }
    }
    return withExtendedLifetime(folder) { trials }
  }

  @Test(arguments: [false, true])
  func carriesTranslationsToTheRightKeysOnly(hasComments: Bool) async throws {
    let sample = try Checkout.catalogs().filter { $0.path.contains("/HChat/") }
    let trials = try await trials(sample, hasComments: hasComments, rounds: 8)
    #expect(trials.flaws == [])
    #expect(trials.count > 50)
    #expect(trials.carriedCount * 100 >= trials.count * 95, "\(trials.missed)")
  }

  @Test(.needsCorpus, arguments: [false, true])
  func carriesRealTranslationsToTheRightKeysOnly(hasComments: Bool) async throws {
    let catalogs = try TrialCorpus(#require(Corpus.folder)).catalogs(.apps)
      .filter { try (20_000..<200_000).contains(Data(contentsOf: $0).count) }
    let trials = try await trials(catalogs.prefix(12), hasComments: hasComments, rounds: 4)
    #expect(trials.flaws == [])
    #expect(trials.count > 50)
    #expect(trials.carriedCount * 100 >= trials.count * 95, "\(trials.missed)")
  }
}
