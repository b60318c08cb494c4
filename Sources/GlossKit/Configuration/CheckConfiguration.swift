package import ConventionChecks
package import ProjectLayout

/// What checks ask of a project, file by file and table by table.
package struct CheckConfiguration: Sendable {
  /// Other settings for a part of the project.
  package struct Override: Sendable {
    /// `nil` for all files.
    package var files: PathFilter?
    /// `nil` for all tables.
    package var tables: [String]?
    package var convention = ConventionOverride()
    package var levels: [String: RuleLevel] = [:]
    package var maxLength: Int?

    package init() {}

    package func covers(_ path: String, _ table: String?) -> Bool {
      if let files, !files.covers(path) { return false }
      guard let tables else { return true }
      return table.map(tables.contains) ?? false
    }
  }

  /// The part of a convention that a configuration names.
  package struct ConventionOverride: Sendable {
    package var key: String?
    package var comment: String?

    package init() {}

    package func applied(to convention: Convention) -> Convention {
      Convention(key: key ?? convention.key, comment: comment ?? convention.comment)
    }
  }

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
