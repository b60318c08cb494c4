/// A limit for one figure of a benchmark on the checkouts of real apps
/// (`gloss-benchmark run … --apps`), such as the time of `gloss extract` compared with `rg`.
package struct AppBudget: Sendable {
  /// The name in the report.
  package let name: String
  /// The greatest allowed value.
  package let limit: Double
  /// Returns the figure to judge, or `nil` if a run does not have it.
  package let figure: @Sendable (AppsOutcome) -> Double?
  /// Returns the same figure in processor time, which other work on the machine changes less.
  private let processorFigure: (@Sendable (AppsOutcome) -> Double?)?

  private init(
    _ name: String, atMost limit: Double, processor: (@Sendable (AppsOutcome) -> Double?)? = nil,
    _ figure: @escaping @Sendable (AppsOutcome) -> Double?
  ) {
    (self.name, self.limit, self.figure, processorFigure) = (name, limit, figure, processor)
  }

  /// The times of all apps, added up.
  package static let sum = AppBudget(
    "extract against rg, ratio of the sums", atMost: 2.4, processor: { $0.sum.processorRatio }
  ) { $0.sum.ratio }

  /// The app with the largest ratio.
  package static let worstApp = AppBudget(
    "extract against rg, worst app", atMost: 3.5,
    processor: { $0.judgedApps.map(\.processorRatio).max() }
  ) { $0.worst?.ratio }

  /// The folder of all apps as one project.
  package static let oneProject = AppBudget(
    "extract against rg, all as one project", atMost: 3, processor: { $0.whole.processorRatio }
  ) { $0.whole.ratio }

  /// `gloss sync --check` when nothing has changed, compared with `extract` and reading the
  /// catalogs.
  package static let sync = AppBudget(
    "sync without work, worst app", atMost: 1.1,
    processor: { $0.worst(.sync)?.processorRatio }
  ) { $0.worst(.sync)?.ratio }

  /// `gloss check`, compared with `extract` and reading the catalogs.
  package static let check = AppBudget(
    "check, worst app", atMost: 1.75, processor: { $0.worst(.check)?.processorRatio }
  ) { $0.worst(.check)?.ratio }

  /// All budgets in the order of the report.
  package static let all = [
    sum, worstApp, oneProject, sync, check,
    AppBudget("generated trees against apps, factor", atMost: 1.25) { $0.generatedDistance },
    AppBudget("  as one project", atMost: 1.25) { $0.generatedWholeDistance },
  ]

  /// Returns the largest figure of several runs, which is compared with the limit; `nil` if no run
  /// has the figure.
  package func worst(of outcomes: [AppsOutcome]) -> Double? {
    outcomes.compactMap(figure).max()
  }

  /// True if all budgets hold in all runs.
  package static func allHold(_ outcomes: [AppsOutcome]) -> Bool {
    all.allSatisfy { budget in (budget.worst(of: outcomes) ?? 0) <= budget.limit }
  }
}

extension AppBudget {
  /// Returns the figures of some runs, the worst one first, with verdicts if they are judged, and a
  /// note if the runs are too few to prove anything.
  package static func report(_ outcomes: [AppsOutcome], isJudged: Bool) -> String {
    var lines = [outcomes.count > 1 ? "\nworst of \(outcomes.count) runs" : "\nfigures of the run"]
    lines += all.flatMap { $0.lines(outcomes, isJudged: isJudged) }
    if isJudged, outcomes.count < 3 {
      lines.append("A budget holds if it holds in three runs some time apart: use --repeat 3.")
    }
    return lines.joined(separator: "\n")
  }

  private func lines(_ outcomes: [AppsOutcome], isJudged: Bool) -> [String] {
    guard let worst = worst(of: outcomes) else { return [] }
    var lines = [
      isJudged ? Figure.ratio(name, worst, atMost: limit) : Figure.ratio(name, worst)
    ]
    if let processorFigure, let worst = outcomes.compactMap(processorFigure).max() {
      lines.append(Figure.ratio("  in processor time", worst))
    }
    if outcomes.count > 1 {
      let runs = outcomes.map { figure($0).map { Figure.decimal($0, 2) } ?? "-" }
      lines.append(Figure("  each run", runs.joined(separator: ", ")))
    }
    return lines.map(\.description)
  }
}
