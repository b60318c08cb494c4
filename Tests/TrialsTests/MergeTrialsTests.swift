import Foundation
import Trials
import TestSupport
import Testing

/// A sample of what `Scripts/merge-trials` does.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct MergeTrialsTests {
  @Test func holdsForRandomEdits() throws {
    let files = try TrialCatalogs.all(in: #require(Corpus.folder)).filter {
      try Data(contentsOf: $0).count < 40_000
    }
    var trial = try MergeTrial(files, seed: 7)
    #expect(trial.catalogCount > 100)
    for number in 0..<100 { try trial.run(number: number) }
    #expect(trial.flaws == [])
    #expect(trial.counts.count == 13)
    #expect(trial.conflictCount > 20)
  }
}
