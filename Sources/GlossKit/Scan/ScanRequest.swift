import LocalizationModel

/// The options of one scan. The declarations of all app sources are read in any case, even if only
/// a few sources are wanted.
struct ScanRequest: Sendable {
  /// Returns true if the scan is to give an answer for the source at a path. Called from several
  /// threads.
  var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// True to scan C, Objective-C and C++ as well, for callers that need strings, not Swift.
  var includesC = false
  /// True to scan tests as well, each by itself, because they declare nothing for the app.
  var includesTests = false
  /// True to collect facts for checks: observations on the code other than its strings.
  var collectsFacts = false
  /// True to hash all literals of a source, for searches for keys that it spells.
  var hashesLiterals = false
  /// True to extract literals that reach their lookup as a `String`.
  var follows: Bool
  /// True to extract strings of previews and debug builds, which no user sees.
  var includesUnshipped = false
  /// True to record the chain of declarations that makes a string localizable, for `gloss why`.
  var tracesChains = false
  /// The keys of catalogs, to find functions that look them up; `nil` to search for none.
  var lookupKeys: Set<String>?
  /// The symbols whose uses are to be found.
  var symbols = SymbolNames()

  init(of project: Project) { follows = project.configuration.follow }
}
