import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials server` does.
@Suite struct ServerTrialsTests {
  private let folder: TemporaryFolder
  private let app: URL

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url.appending(path: "HChat")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Fixtures/HChat"), to: app)
  }

  @Test(arguments: [1, 2]) func changesNothingWithAnError(seed: UInt64) throws {
    var trials = ServerTrials(tool: .gloss, seed: seed)
    try trials.callWithMalice(app, count: 40)
    #expect(trials.flaws == [])
  }

  @Test func answersLikeANewServer() throws {
    var trials = ServerTrials(tool: .gloss, seed: 3)
    try trials.edit(app, count: 20)
    #expect(trials.flaws == [])
  }
}
