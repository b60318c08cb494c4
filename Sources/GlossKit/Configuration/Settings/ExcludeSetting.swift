extension Settings {
  /// `"exclude": ["**/Generated", "App/Legacy/**"]`
  static let exclude = Setting<Configuration>(
    "exclude", "Files and folders to leave out, as globs.", .globs
  ) { $0.exclusions = $1 }
}
