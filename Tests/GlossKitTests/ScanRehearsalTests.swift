import GlossKit
import Testing

@Suite struct ScanRehearsalTests {
  /// One that a change of the scanner made stop early would go unnoticed: its strings go nowhere.
  @Test func takesBothLooks() { #expect(ScanRehearsal.scan() == 8) }
}
