import ConventionChecks

extension Settings {
  /// `"sourceLanguage": "en"`
  static let sourceLanguage = Setting<Configuration>(
    "sourceLanguage", "The language of the source texts; of the keys, where they are the texts.",
    .language
  ) { $0.checks.base.sourceLanguage = $1 }
}
