package import ProjectLayout

extension Settings {
  /// `"exclude": ["**/Generated", "App/Legacy/**"]`
  static let exclude = Setting<Configuration>(
    "exclude", "Files and folders to leave out, as globs.", .globs
  ) { $0.exclusions = $1 }
}

extension Configuration {
  private enum ExclusionsKey: ConfigurationKey { static let standard = PathFilter.none }

  /// The files and folders to leave out.
  package var exclusions: PathFilter {
    get { self[ExclusionsKey.self] }
    set { self[ExclusionsKey.self] = newValue }
  }
}
