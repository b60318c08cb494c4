extension Settings {
  /// `"baseline": "gloss-baseline.json"`
  static let baseline = Setting<Configuration>(
    "baseline",
    "The file of accepted findings, which 'gloss check --write-baseline' writes.",
    .path
  ) { $0.baseline = $1 }
}

extension Configuration {
  private enum BaselineKey: ConfigurationKey { static let standard: String? = nil }

  /// The baseline that checks hold findings against, relative to the working directory; `nil` if
  /// the file names none.
  public var baseline: String? {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }
}
