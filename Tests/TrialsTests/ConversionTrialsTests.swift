import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials convert` does.
@Suite struct ConversionTrialsTests {
  private func trials(_ catalogs: [URL]) throws -> ConversionTrials {
    let folder = try TemporaryFolder()
    var trials = ConversionTrials(in: URL(filePath: folder("trial")))
    for catalog in catalogs { try trials.run(catalog) }
    return withExtendedLifetime(folder) { trials }
  }

  @Test func takesTextsToOlderFormatsAndBack() throws {
    let trials = try trials(Checkout.catalogs())
    #expect(trials.flaws == [])
    #expect(trials.catalogCount == 5)
    #expect(trials.textCount > 500)
  }

  @Test(.needsCorpus) func takesRealTextsToOlderFormatsAndBack() throws {
    let catalogs = try TrialCorpus(#require(Corpus.folder)).catalogs(.apps)
    let trials = try trials(catalogs.filter { try Data(contentsOf: $0).count < 100_000 })
    #expect(trials.flaws == [])
    #expect(trials.catalogCount > 50)
    #expect(trials.textCount > 5_000)
  }
}
