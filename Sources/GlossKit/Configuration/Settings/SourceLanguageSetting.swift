import ConventionChecks

extension Settings {
  /// `"sourceLanguage": "en"`
  static let sourceLanguage = Setting<Configuration>(
    "sourceLanguage",
    "The language of the source texts, and of keys that are the text itself.",
    .language
  ) { $0.checks.base.sourceLanguage = $1 }
}
