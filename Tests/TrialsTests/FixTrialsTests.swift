import Foundation
import TestSupport
import Testing
import TrialKinds

/// Fixes leave sources that a compiler reads, and come to what people take one by one from the
/// report for reviewdog.
@Suite struct FixTrialsTests {
  @Test func holdsForTheSampleOfFindings() async throws {
    let (folder, app) = (try TemporaryFolder(), try TemporaryFolder())
    // A copy: below this repository, the project would be all of its sources.
    let sample = app.url.appending(path: "Conventions")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Fixtures/Conventions"), to: sample)
    let compiler = try #require(Subprocess(named: String("swiftc")))
    var trials = FixTrials(compiler: compiler, in: folder.url)
    try await trials.run(sample)
    #expect(trials.flaws == [])
    #expect(trials.sourceCount > 3, "\(trials.summary)")
    withExtendedLifetime((folder, app)) {}
  }
}
