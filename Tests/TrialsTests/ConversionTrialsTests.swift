import Foundation
import Trials
import TestSupport
import Testing

/// A sample of what `Scripts/convert-trials` does.
@Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct ConversionTrialsTests {
  @Test func takesTextsToOlderFormatsAndBack() throws {
    let folder = try TemporaryFolder()
    var trials = ConversionTrials(in: URL(filePath: folder("trial")))
    for catalog in try TrialCatalog.all(in: #require(Corpus.folder)) {
      if try Data(contentsOf: catalog).count < 100_000 { try trials.run(catalog) }
    }
    #expect(trials.flaws == [])
    #expect(trials.catalogCount > 50)
    #expect(trials.textCount > 5_000)
  }
}
