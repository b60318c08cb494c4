package import ConventionChecks
package import ProjectLayout

/// The settings of checks: the project's, and overrides for some files and tables. Part of
/// ``Configuration``; ``CheckerCache`` makes a checker for each combination of overrides.
package struct CheckConfiguration: Hashable, Sendable {
  /// Settings that differ for a part of the project: one element of `overrides` in `gloss.json`.
  package struct Override: Hashable, Sendable {
    /// The files that the override applies to; `nil` for all.
    package var files: PathFilter?
    /// The names of the tables that the override applies to; `nil` for all.
    package var tables: [String]?
    /// The languages of keys and comments, where they differ from the project's.
    package var convention = ConventionOverride()
    /// The levels of rules, by id.
    package var levels: [String: RuleLevel] = [:]
    /// The greatest width of translations in columns; `nil` for the project's.
    package var maxLength: Int?

    /// Overrides nothing.
    package init() {}

    /// True if the override applies to a file and, if it names tables, to this table.
    package func covers(_ path: String, _ table: String?) -> Bool {
      if let files, !files.covers(path) { return false }
      guard let tables else { return true }
      return table.map(tables.contains) ?? false
    }
  }

  /// The part of a convention that a configuration names.
  package struct ConventionOverride: Hashable, Sendable {
    /// The language of keys; `nil` for the project's.
    package var key: String?
    /// The language of comments; `nil` for the project's.
    package var comment: String?
    /// True for `any` in place of languages: no convention.
    package let isOff: Bool

    /// Overrides neither language, or asks for no convention.
    package init(isOff: Bool = false) { self.isOff = isOff }

    /// True if nothing is named.
    package var isEmpty: Bool { self == ConventionOverride() }

    /// Returns a convention with the languages that are set here in place of its own.
    package func applied(to convention: Convention) -> Convention {
      if isEmpty { return convention }
      return isOff
        ? .none : Convention(key: key ?? convention.key, comment: comment ?? convention.comment)
    }
  }

  /// The settings of the project, which apply where no override does.
  package var base = CheckSettings()
  /// The overrides in the order of the file; of several that apply, the last wins.
  package var overrides: [Override] = []

  package init() {}

  /// True if a level, or an override's convention, says that the project has a convention.
  package var namesConvention: Bool {
    let isNamed = { (levels: [String: RuleLevel]) in
      levels.keys.contains(where: Convention.ruleIDs.contains)
    }
    return isNamed(base.levels)
      || overrides.contains { isNamed($0.levels) || !$0.convention.isEmpty }
  }

  /// Returns the indices of the overrides that apply to a file or table.
  ///
  /// - Parameter table: The table; `nil` for a file of no table.
  package func overrides(for path: String, table: String?) -> [Int] {
    overrides.indices.filter { overrides[$0].covers(path, table) }
  }

  /// Returns the settings for a catalog.
  package func settings(ofCatalog path: String) -> CheckSettings {
    settings(with: overrides(for: path, table: ProjectCatalog(path)?.table))
  }

  /// Returns the project's settings with the overrides of some indices applied in order.
  package func settings(with indices: [Int]) -> CheckSettings {
    indices.reduce(into: base) { settings, index in
      let override = overrides[index]
      settings.convention = override.convention.applied(to: settings.convention)
      settings.levels.merge(override.levels) { $1 }
      settings.maxLength = override.maxLength ?? settings.maxLength
    }
  }
}
