import Benchmarking
import Testing

/// The arithmetic of `Scripts/benchmark --guard`.
@Suite struct SpeedGuardTests {
  private let table: RatioTable

  init() throws {
    table = try RatioTable(
      """
      # The comment of a table.
      extract : 2   # to the loop
      check : 5
      sync --check: 3

      """)
  }

  /// Runs the guard on the given rounds.
  ///
  /// - Returns: The excesses, and the commands that each round measured.
  private func judge(
    _ rounds: [[String: Double]]
  ) -> (excesses: [SpeedGuard.Excess], measured: [Set<String>]) {
    var measured: [Set<String>] = []
    let excesses = SpeedGuard(table).excesses { names in
      measured.append(names)
      return rounds[measured.count - 1].filter { names.contains($0.key) || $0.key == "loop" }
    }
    return (excesses, measured)
  }

  @Test func readsTables() throws {
    #expect(table.ratios == ["extract": 2, "check": 5, "sync --check": 3])
    for text in ["check", "check : fast", "check : 0", "check : 1\ncheck : 2", "a : b : 1"] {
      #expect(throws: RatioTable.Failure.self, "\(text)") { try RatioTable(text) }
    }
  }

  @Test func passesInOneRoundWithinTheLimits() {
    let (excesses, measured) = judge([
      ["loop": 1, "extract": 2.6, "check": 16.8, "sync --check": 7.8]
    ])
    #expect(excesses.isEmpty)
    #expect(measured == [["extract", "check", "sync --check"]])
  }

  @Test func repeatsOnlyWhatExceeds() {
    let (excesses, measured) = judge([
      ["loop": 1, "extract": 2, "check": 13.1, "sync --check": 7],
      ["loop": 1, "extract": 2, "check": 12.9],
    ])
    #expect(excesses.isEmpty)
    #expect(measured == [["extract", "check", "sync --check"], ["extract", "check"]])
  }

  @Test func failsIfAllRoundsExceed() {
    let slow: [String: Double] = ["loop": 1, "extract": 2, "check": 20, "sync --check": 6]
    let slower: [String: Double] = ["loop": 1, "extract": 2, "check": 30, "sync --check": 9]
    let (excesses, measured) = judge([slower, slow, slower])
    #expect(measured.count == 3)
    #expect(
      excesses.map(\.description) == [
        "'check' takes 10.00 times what extract takes, 2.00 times the 5.00 of the table"
      ])
  }

  @Test func comparesExtractWithTheLoop() {
    let slow: [String: Double] = ["loop": 1, "extract": 4, "check": 20, "sync --check": 12]
    #expect(
      judge([slow, slow, slow]).excesses.map(\.description) == [
        "'extract' takes 4.00 times what the loop takes, 2.00 times the 2.00 of the table"
      ])
  }

  @Test func failsForACommandThatIsNotMeasured() {
    let round: [String: Double] = ["loop": 1, "extract": 2, "check": 10]
    #expect(judge([round, round, round]).excesses.map(\.name) == ["sync --check"])
  }
}
