import Benchmarking
import Testing

/// The arithmetic of the report on apps; nothing is timed.
struct AppsOutcomeTests {
  @Test func spreadIsTheMiddleAndTheEnds() {
    let spread = Spread([0.3, 0.1, 0.2])
    #expect((spread.least, spread.median, spread.most) == (0.1, 0.2, 0.3))
    #expect(spread.milliseconds == "200.0 (100.0-300.0)")
    #expect(Spread([2, 1]).median == 2)
    #expect(median([4]) == 4)
  }

  @Test func sumIsOfTimesNotOfRatios() {
    let outcome = outcome([contest("a", 1, 1), contest("b", 9, 3)])
    #expect(outcome.sum.ratio == 2.5)
    #expect(outcome.sum.processorRatio == 5)
  }

  @Test func worstAppHasEnoughSwift() {
    let small = contest("small", 9, 1, bytes: AppsOutcome.leastBytes - 1)
    let large = contest("large", 3, 1, bytes: AppsOutcome.leastBytes)
    #expect(outcome([small, large, contest("other", 2, 1)]).worst?.name == "large")
    #expect(outcome([small]).worst == nil)
  }

  @Test(arguments: [(4.0, 2.0), (1, 2), (2, 1)])
  func distanceIsAFactor(_ generated: Double, _ distance: Double) {
    let outcome = outcome([contest("a", 2, 1)], generated: contest("generated", generated, 1))
    #expect(outcome.generatedDistance == distance)
    #expect(outcome.generatedWholeDistance == distance)
  }

  @Test func commandsCountAgainstExtractAndOneRead() {
    let cost = cost(.check, "a", 3, extract: 1.5, read: 0.5)
    #expect(cost.ratio == 1.5)
    #expect(cost.processorRatio == 6 / 3.5)
    let outcome = outcome(
      [contest("a", 1, 1)], [cost, self.cost(.check, "b", 9), self.cost(.sync, "a", 1)])
    #expect(outcome.worst(.check)?.app == "b")
    #expect(outcome.worst(.sync)?.ratio == 1)
  }

  @Test func worstRunCounts() {
    let outcomes = [2.0, 2.5, 2.2].map { outcome([contest("a", $0, 1)]) }
    #expect(AppBudget.sum.worst(of: outcomes) == 2.5)
    let lines = AppBudget.report(outcomes, isJudged: true).split(separator: "\n")
    #expect(lines[0] == "worst of 3 runs")
    #expect(lines[1].hasSuffix("2.50 x   at most 2.40 x         EXCEEDED"))
    #expect(lines[2].hasSuffix("in processor time                               5.00 x"))
    #expect(lines[3].hasSuffix("2.00, 2.50, 2.20"))
    #expect(AppBudget.allHold([outcomes[0]]))
    #expect(!AppBudget.allHold(outcomes))
  }

  @Test func budgetsAreJudgedOnlyOnRequest() {
    let outcomes = [outcome([contest("a", 9, 1)])]
    let report = AppBudget.report(outcomes, isJudged: false)
    #expect(!report.contains("EXCEEDED") && !report.contains("at most"))
    let judged = AppBudget.report(outcomes, isJudged: true)
    #expect(judged.contains("EXCEEDED"))
    #expect(judged.contains("--repeat 3"))
    #expect(!AppBudget.report(outcomes + outcomes + outcomes, isJudged: true).contains("--repeat"))
  }

  @Test func smallFoldersHaveNoWorstApp() {
    let outcomes = [outcome([contest("a", 9, 1, bytes: 10)])]
    #expect(AppBudget.worstApp.worst(of: outcomes) == nil)
    #expect(!AppBudget.report(outcomes, isJudged: true).contains("rg, worst app"))
  }

  @Test func rowHasBothTimesAndBothRatios() {
    let cells = contest("app", 0.003, 0.002).row.split(separator: " ").map(String.init)
    #expect(cells[0...1] == ["app", "1.00"])
    #expect(cells.filter { $0 == "3.0" || $0 == "(3.0-3.0)" }.count == 2)
    #expect(cells.last == "3.00")
    #expect(cells.contains("1.50"))
  }

  /// - Parameters:
  ///   - gloss: In seconds; its processors are busy twice as long.
  private func contest(
    _ name: String, _ gloss: Double, _ peer: Double, bytes: Int = 1_000_000
  ) -> Contest {
    Contest(
      name: name, byteCount: bytes, gloss: timing(gloss, 2 * gloss), peer: timing(peer, peer))
  }

  private func cost(
    _ command: CommandCost.Command, _ app: String, _ seconds: Double, extract: Double = 1,
    read: Double = 0
  ) -> CommandCost {
    CommandCost(
      command: command, app: app, time: timing(seconds, 2 * seconds),
      extract: timing(extract, 2 * extract), read: read)
  }

  private func timing(_ wall: Double, _ processor: Double) -> Timing {
    Timing(wall: Spread([wall]), processor: Spread([processor]))
  }

  private func outcome(
    _ apps: [Contest], generated: Contest? = nil, _ commands: [CommandCost] = []
  ) -> AppsOutcome {
    let whole = contest("whole", 2, 1)
    return AppsOutcome(
      apps: apps, whole: whole, generated: [generated ?? apps[0]],
      generatedWhole: generated ?? whole, commands: commands)
  }
}
