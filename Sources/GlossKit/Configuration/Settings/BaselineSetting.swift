import ProjectLayout

extension Settings {
  /// `"baseline": "gloss-baseline.json"`
  static let baseline = Setting<Configuration>(
    "baseline",
    "The file of accepted findings, which 'gloss check --write-baseline' writes. If not set, gloss-baseline.json.",
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

  /// The name of the baseline where the file names none.
  public static let baselineName = "gloss-baseline.json"

  /// Where a new baseline goes: the one that the file names, else one in the project's folder.
  public var newBaseline: String { baseline ?? base.workingPath(of: Self.baselineName) }

  /// The baseline that holds: the one that the file names, else the one in the project's folder; `nil` if
  /// there is none.
  public var presentBaseline: String? {
    if let baseline { return baseline }
    let path = base.workingPath(of: Self.baselineName)
    return PathKind(path) == .missing ? nil : path
  }
}
