import ConventionChecks
import LocalizationModel
import Synchronization

/// Makes one checker for each combination of settings, however many files and workers share it.
final class CheckerCache: Sendable {
  /// Tells the results of these checkers from those of others.
  let identity = Identity()
  private let configuration: CheckConfiguration
  private let rules: [any Rule]
  private let base: Checker
  /// By the indices of the overrides that hold.
  private let checkers = Mutex<[[Int]: Checker]>([:])

  private struct Ground: Equatable, Sendable {
    let configuration: CheckConfiguration
    let rules: [String]
  }

  /// The checkers of a project, or the kept ones for equal settings and rules.
  static func checkers(of project: Project, rules: [any Rule]) -> CheckerCache {
    let configuration = project.configuration.checks
    return project.overlay.memory.answer(
      from: Ground(configuration: configuration, rules: rules.map(\.summary.id))
    ) {
      CheckerCache(configuration, rules: rules)
    }
  }

  init(_ configuration: CheckConfiguration, rules: [any Rule]) {
    self.configuration = configuration
    self.rules = rules
    base = Checker(configuration.base, rules: rules)
  }

  /// The base checker of what has no override.
  var baseChecker: Checker { base }

  /// Whether some files or tables have settings of their own.
  var hasOverrides: Bool { !configuration.overrides.isEmpty }

  /// The indices of the overrides that hold: files with the same ones have one checker.
  func overrides(for path: String, table: String?) -> [Int] {
    configuration.overrides.indices.filter { configuration.overrides[$0].covers(path, table) }
  }

  /// - Parameter table: `nil` for what belongs to no table, and for one that the code computes.
  func checker(for path: String, table: String? = nil) -> Checker {
    let indices = overrides(for: path, table: table)
    if indices.isEmpty { return base }
    return checkers.withLock { checkers in
      if let known = checkers[indices] { return known }
      let checker = Checker(configuration.settings(with: indices), rules: rules)
      checkers[indices] = checker
      return checker
    }
  }
}
