import ConventionChecks

extension Settings {
  /// `"maxLength": 80`
  static let maxLength = Setting<Configuration>(
    "maxLength",
    "How wide a translation may be, in columns; East Asian characters take two. 'max:12' in a "
      + "comment says it for one text.",
    .width
  ) { $0.checks.base.maxLength = $1 }
}
