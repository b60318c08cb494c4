public import LocalizationModel

/// Keys that code looks up by their text, moved to symbols, or back: the plan behind
/// `gloss rename --to-symbols` and `--to-text`. Nothing is written until ``write(under:)``.
///
/// The key stays as it is, so that translations and whatever else looks it up do. A key is moved in all of its
/// places or in none.
public struct SymbolMigration: Sendable {
  /// The form that keys get.
  public enum Direction: Sendable {
    /// Code names the key by its symbol.
    case toSymbols
    /// Code spells the key.
    case toText
  }

  /// A key that moves.
  public struct Move: Sendable {
    /// The key.
    public let key: String
    /// The symbol as documentation spells it.
    public let symbol: String
    /// How many places change.
    public let count: Int
  }

  /// The keys that move, by their bytes.
  public internal(set) var moves: [Move] = []
  /// The files that change, sorted by path bytes.
  public internal(set) var files: [Renaming.File] = []
  /// The keys that stay, each with the reason.
  public internal(set) var findings: [Finding] = []
  /// Why nothing is done; sorted by path bytes.
  public internal(set) var failures: [GlossError] = []
  /// Whether a key that was named stays.
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
