import Foundation
import Trials
import TestSupport
import Testing

/// A sample of what `Scripts/kill-trials` does.
@Suite struct KillTrialsTests {
  private let tool = Subprocess(built: "gloss")

  @Test func leavesEachFileOldOrNewWhenKilled() throws {
    let folder = try TemporaryFolder()
    var trials = try KillTrials(
      seed: 3, tool: tool, entryCount: 40, in: URL(filePath: folder("kill")))
    for _ in 0..<25 { try trials.run() }
    #expect(trials.flaws == [])
    #expect(trials.count == 25)
  }

  @Test(arguments: [2, 8])
  func losesNoKeyWhenSeveralRunAtOnce(crowd: Int) async throws {
    let folder = try TemporaryFolder()
    var trials = CrowdTrials(tool: tool, in: URL(filePath: folder("crowd")))
    for _ in 0..<2 { try await trials.run(crowd: crowd) }
    #expect(trials.flaws == [])
    #expect(trials.keyCount == 50 * crowd)
  }
}
