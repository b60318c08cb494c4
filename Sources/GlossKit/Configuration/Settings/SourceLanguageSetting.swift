import ConventionChecks

extension Settings {
  /// `"sourceLanguage": "en"`
  static let sourceLanguage = Setting<Configuration>(
    "sourceLanguage",
    "The language of the source texts, and of the keys where these are the texts.",
    .language
  ) { $0.checks.base.sourceLanguage = $1 }
}
