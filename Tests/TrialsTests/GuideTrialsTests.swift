import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials guides` does.
@Suite struct GuideTrialsTests {
  @Test func findsMistakesOfEveryRule() async throws {
    let folder = try TemporaryFolder()
    let sample = Checkout.root.appending(path: "Fixtures/HChat")
    for name in [
      "App/RootView.swift", "Models/CallManager.swift", "Models/ChatMessages.swift",
      "Calls/CallView.swift", "Settings/AboutView.swift",
    ] {
      let place = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: sample.appending(path: name), to: place)
    }
    let copies = try TemporaryFolder()
    let trials = try GuideTrials(
      [folder.url], seed: 2, count: 33, gloss: .gloss, in: copies.url)
    #expect(trials.tallies.flatMap(\.flaws) == [])
    #expect(trials.tallies.count == 33)
    #expect(trials.tallies.count { $0.count > 0 } > 28)
    withExtendedLifetime((folder, copies)) {}
  }
}
