public import LocalizationModel

/// The plan of `gloss rename --to-symbols` and `--to-text`: calls that spell a key are rewritten to
/// use the symbol that Xcode generates from it, or back. Nothing is written until
/// ``write(under:)``.
///
/// The key itself stays, so translations and other lookups are not affected. A key moves in all of
/// its places or in none.
public struct SymbolMigration: Sendable {
  /// The form that the code gets.
  public enum Direction: Sendable {
    /// Calls use the key's symbol, such as `.Onboarding.title`.
    case toSymbols
    /// Calls spell the key as a literal.
    case toText
  }

  /// A key whose places move.
  public struct Move: Sendable {
    /// The key.
    public let key: String
    /// The symbol with its parameters, as documentation spells it.
    public let symbol: String
    /// The number of rewritten places.
    public let count: Int
  }

  /// The keys that move, sorted by bytes; empty if there are failures.
  public internal(set) var moves: [Move] = []
  /// The files that change, sorted by path bytes; empty if there are failures.
  public internal(set) var files: [Renaming.File] = []
  /// A note for each key that keeps its form, with the reason.
  public internal(set) var findings: [Finding] = []
  /// The errors that keep the run from changing anything, sorted by path bytes.
  public internal(set) var failures: [GlossError] = []
  /// True if a key that was given by name keeps its form.
  public internal(set) var leavesNamedKey = false
  let boundary: ProjectBoundary

  init(boundary: ProjectBoundary) { self.boundary = boundary }

  /// Replaces the files that change, all or none.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    try FileWriter(under: lock, within: boundary).write(
      files.map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
