extension Settings {
  /// `"baseline": "gloss-baseline.json"`
  static let baseline = Setting<Configuration>(
    "baseline",
    "The file with the findings that are known, which 'gloss check --write-baseline' writes.",
    .path
  ) { $0.baseline = $1 }
}
