import Foundation
import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/trials kill` does.
@Suite struct KillTrialsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func leavesEachFileOldOrNewWhenKilled() throws {
    var trials = try KillTrials(seed: 3, tool: .gloss, entryCount: 40, in: folder.url)
    for _ in 0..<30 { try trials.run() }
    #expect(trials.flaws == [])
    #expect(trials.count == 30)
  }

  @Test(arguments: [2, 8])
  func losesNoKeyWhenSeveralRunAtOnce(crowd: Int) async throws {
    var trials = ConcurrentSyncTrials(tool: .gloss, in: folder.url)
    for _ in 0..<2 { try await trials.run(crowd: crowd) }
    #expect(trials.flaws == [])
    #expect(trials.keyCount == 50 * crowd)
  }
}
