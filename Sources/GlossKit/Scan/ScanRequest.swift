import LocalizationModel

/// What is asked of a scan. What any source of the app declares counts, whichever are asked for.
struct ScanRequest: Sendable {
  /// Whether a source, given its path, is to be answered. Workers ask, several at a time.
  var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// Whether sources of tests are answered too, each for itself: they declare nothing for the app.
  var includesTests = false
  /// Whether checks want to know more about the code than its strings.
  var collectsFacts = false
  /// Whether the hashes of a source's literals are wanted.
  var hashesLiterals = false
  /// Whether literals are localizable that only a `String` brings to what looks them up.
  var follows: Bool
  /// Whether strings of previews and debug builds count, which no user gets.
  var includesUnshipped = false
  /// Whether strings say which declarations make them localizable.
  var tracesChains = false
  /// The symbols of keys whose uses are wanted.
  var symbols = SymbolNames()

  init(of project: Project) { follows = project.configuration.follow }
}
