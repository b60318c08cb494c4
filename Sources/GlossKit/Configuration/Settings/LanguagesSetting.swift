import ConventionChecks

extension Settings {
  /// `"languages": ["zh-Hans", "de"]`
  static let languages = Setting<Configuration>(
    "languages", "The languages that every text is translated to.", .languages
  ) { $0.checks.base.languages = $1 }
}
