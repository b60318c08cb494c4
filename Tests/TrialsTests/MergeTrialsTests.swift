import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials merge` does.
@Suite struct MergeTrialsTests {
  private func trial(_ files: [URL]) throws -> MergeTrial {
    var trial = try MergeTrial(files, seed: 7)
    for number in 0..<100 { try trial.run(number: number) }
    return trial
  }

  @Test func holdsForRandomEdits() throws {
    let small = try Checkout.catalogs().filter { try Data(contentsOf: $0).count < 100_000 }
    let trial = try trial(small)
    #expect(trial.catalogCount == 4)
    #expect(trial.flaws == [])
    #expect(trial.counts.count == 13)
    #expect(trial.conflictCount > 20)
  }

  @Test(.needsCorpus) func holdsForRandomEditsOfRealCatalogs() throws {
    let files = try TrialCorpus(#require(Corpus.folder)).catalogs(.repositories).filter {
      try Data(contentsOf: $0).count < 40_000
    }
    let trial = try trial(files)
    #expect(trial.catalogCount > 100)
    #expect(trial.flaws == [])
    #expect(trial.counts.count == 13)
    #expect(trial.conflictCount > 20)
  }
}
