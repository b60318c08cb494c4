import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials git` does.
@Suite(.needs("git")) struct GitTrialTests {
  @Test func mergesBranchesWithTheDriver() throws {
    let folder = try TemporaryFolder()
    let branches = try BranchTrial(Checkout.catalogs(), seed: 3, count: 20)
    var trial = try #require(GitTrial(branches, gloss: .gloss, in: folder.url))
    try trial.run()
    #expect(trial.flaws == [])
    #expect(trial.lines.count == 6)
    #expect(trial.lines.first?.hasSuffix("every byte as wanted") == false, "lines do not do")
    withExtendedLifetime(folder) {}
  }
}
