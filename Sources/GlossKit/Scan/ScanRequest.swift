import LocalizationModel

/// The options of one scan. Declarations of all app sources are read, whichever sources are asked
/// for.
struct ScanRequest: Sendable {
  /// Returns true if the source at a path is to be answered. Called from several threads.
  var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// True to scan tests as well, each by itself, as they declare nothing for the app.
  var includesTests = false
  /// True to collect facts on the code beside its strings, for checks.
  var collectsFacts = false
  /// True to hash all literals of a source.
  var hashesLiterals = false
  /// True to extract literals that reach their lookup as a `String`.
  var follows: Bool
  /// True to extract strings of previews and debug builds, which no user sees.
  var includesUnshipped = false
  /// True to record the declarations that make a string localizable.
  var tracesChains = false
  /// The symbols whose uses are to be found.
  var symbols = SymbolNames()

  init(of project: Project) { follows = project.configuration.follow }
}
