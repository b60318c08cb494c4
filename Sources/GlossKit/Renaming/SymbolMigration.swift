package import LocalizationModel

/// The plan of `gloss rename --to-symbols` and `--to-text`: calls that spell a key are rewritten to
/// use the symbol that Xcode generates from it, or the reverse. Nothing is written until
/// ``write(under:)``.
///
/// The key itself stays, so translations and other lookups are not affected. A key moves in all of
/// its places or in none.
package struct SymbolMigration: Sendable {
  /// The form that the code gets.
  package enum Direction: Sendable {
    /// Calls use the key's symbol, such as `.Onboarding.title`.
    case toSymbols
    /// Calls spell the key as a literal.
    case toText
  }

  /// A key whose places move.
  package struct Move: Sendable {
    /// The key.
    package let key: String
    /// The symbol with its parameters, as documentation spells it.
    package let symbol: String
    /// The number of rewritten places.
    package let count: Int
  }

  /// The keys that move, sorted by bytes; empty if there are failures.
  package internal(set) var moves: [Move] = []
  /// The files that change, sorted by path bytes; empty if there are failures.
  package internal(set) var files: [Renaming.File] = []
  /// A note for each key that keeps its form, with the reason.
  package internal(set) var findings: [Finding] = []
  /// The errors that keep the run from changing anything, sorted by path bytes.
  package internal(set) var failures: [GlossError] = []
  /// True if a key that was given by name keeps its form.
  package internal(set) var leavesNamedKey = false
  let boundary: ProjectBoundary

  init(boundary: ProjectBoundary) { self.boundary = boundary }

  /// Replaces the files that change, all or none.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  package func write(under lock: RunLock? = nil) throws(GlossError) {
    try FileWriter(under: lock, within: boundary).write(
      files.map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
