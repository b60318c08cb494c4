extension Settings {
  /// `"terms": ["terms.csv", "../Other/Localizable.xcstrings"]`
  static let terms = Setting<Configuration>(
    "terms",
    "Files with more words like those of 'glossary': tables in CSV, or catalogs of other products.",
    .pathOrPaths
  ) { $0.terms = $1 }
}

extension Configuration {
  private enum TermsKey: ConfigurationKey { static let standard: [String] = [] }

  /// The files with words to use and to avoid, relative to the working directory.
  package var terms: [String] {
    get { self[TermsKey.self] }
    set { self[TermsKey.self] = newValue }
  }
}
