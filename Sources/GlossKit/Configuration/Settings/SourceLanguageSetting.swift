import ConventionChecks

extension Settings {
  /// `"sourceLanguage": "en"`
  static let sourceLanguage = Setting<Configuration>(
    "sourceLanguage", "The language that the project is developed in, of keys or their texts.",
    .language
  ) { $0.checks.base.sourceLanguage = $1 }
}
