package import ConventionChecks
package import ProjectLayout

/// What checks ask of a project, file by file and table by table.
package struct CheckConfiguration: Hashable, Sendable {
  /// Other settings for a part of the project.
  package struct Override: Hashable, Sendable {
    /// `nil` for all files.
    package var files: PathFilter?
    /// `nil` for all tables.
    package var tables: [String]?
    /// The languages of keys and comments where they differ from the project's.
    package var convention = ConventionOverride()
    /// The levels of rules by their ids.
    package var levels: [String: RuleLevel] = [:]
    /// The greatest width of translations in columns; `nil` for the project's.
    package var maxLength: Int?

    /// Overrides nothing.
    package init() {}

    /// Whether the override is for a file, or for a table in it.
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

    /// Overrides neither language.
    package init() {}

    /// The convention with what this overrides.
    package func applied(to convention: Convention) -> Convention {
      Convention(key: key ?? convention.key, comment: comment ?? convention.comment)
    }
  }

  /// The settings where no override counts.
  package var base = CheckSettings()
  /// In the order of the file; later ones win.
  package var overrides: [Override] = []

  package init() {}

  /// The settings with the overrides of these indices.
  package func settings(with indices: [Int]) -> CheckSettings {
    indices.reduce(into: base) { settings, index in
      let override = overrides[index]
      settings.convention = override.convention.applied(to: settings.convention)
      settings.levels.merge(override.levels) { $1 }
      settings.maxLength = override.maxLength ?? settings.maxLength
    }
  }
}
