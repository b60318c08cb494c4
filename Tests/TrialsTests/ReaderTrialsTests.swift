import TestSupport
import Testing
import TrialKinds

/// A sample of what `Scripts/fuzz` does.
@Suite struct ReaderTrialsTests {
  @Test(arguments: TrialReader.all.map(\.name))
  func comesToAnEndWithDamagedFiles(name: String) throws {
    let reader = try #require(TrialReader.named(name))
    for seed in try reader.seeds() { reader.read(seed) }
    var trials = try ReaderTrials(reader, seed: 1)
    for _ in 0..<200 { try trials.run() }
    #expect(trials.flaws == [])
    #expect(trials.count == 200)
  }
}
