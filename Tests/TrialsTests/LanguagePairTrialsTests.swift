import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials pairs` does.
@Suite struct LanguagePairTrialsTests {
  @Test(.needsCorpus) func tellsLanguagesApart() async throws {
    let folder = try TemporaryFolder()
    let trials = try await LanguagePairTrials(
      TrialCorpus(#require(Corpus.folder)).catalogs(.apps), seed: 1, count: 2000, in: folder.url)
    #expect(trials.tallies[.betweenScripts].map { $0.share >= 0.98 } == true)
    // By chance a few less than in the whole.
    #expect(trials.tallies[.withinScript].map { $0.share >= 0.88 } == true)
    #expect(trials.tallies[.own].map { $0.found <= 2 } == true)
    withExtendedLifetime(folder) {}
  }
}
