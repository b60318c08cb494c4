import ConventionChecks
import LocalizationModel
import Synchronization

/// The checkers of a project, one for each combination of settings: overrides can give files and
/// tables other settings, and files that share them share a checker.
final class CheckerCache: Sendable {
  /// The key under which a live project keeps results of these checkers: another cache, with other
  /// settings or rules, has another identity.
  let identity = Identity()
  private let configuration: CheckConfiguration
  private let rules: [any Rule]
  private let base: Checker
  /// Checkers by the indices of the overrides that apply.
  private let checkers = Mutex<[[Int]: Checker]>([:])

  /// The inputs of a cache. If they equal those of a kept one, a live project uses it again.
  private struct Inputs: Equatable, Sendable {
    let configuration: CheckConfiguration
    let rules: [String]
  }

  /// Returns the checkers of a project, kept ones if settings and rules are equal.
  static func checkers(of project: Project, rules: [any Rule]) -> CheckerCache {
    let configuration = project.configuration.checks
    return project.overlay.cache.answer(
      from: Inputs(configuration: configuration, rules: rules.map(\.summary.id))
    ) {
      CheckerCache(configuration, rules: rules)
    }
  }

  init(_ configuration: CheckConfiguration, rules: [any Rule]) {
    self.configuration = configuration
    self.rules = rules
    base = Checker(configuration.base, rules: rules)
  }

  /// The checker for files and tables without an override.
  var baseChecker: Checker { base }

  var hasOverrides: Bool { !configuration.overrides.isEmpty }

  /// Returns the indices of the overrides that apply to a file or table.
  func overrides(for path: String, table: String?) -> [Int] {
    configuration.overrides(for: path, table: table)
  }

  /// Returns the checker for a file and table.
  ///
  /// - Parameter table: The table; `nil` for findings that belong to no table,
  ///   and for a computed name.
  func checker(for path: String, table: String? = nil) -> Checker {
    let indices = overrides(for: path, table: table)
    if indices.isEmpty { return base }
    return checkers.withLock { checkers in
      if let checker = checkers[indices] { return checker }
      let checker = Checker(configuration.settings(with: indices), rules: rules)
      checkers[indices] = checker
      return checker
    }
  }
}
