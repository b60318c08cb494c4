package import LocalizationModel

/// The plan of `gloss rename --to-symbols` and `--to-text`: calls that spell a key are rewritten to
/// use the symbol that Xcode generates from it, or the reverse. Nothing is written until
/// ``write(under:)``.
///
/// The key itself stays, so translations and other lookups are not affected. A key moves in all of
/// its places or in none.
package struct SymbolMigration: FilePlan {
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
  package internal(set) var files: [FileChange] = []
  /// A note for each key that keeps its form, with the reason.
  package internal(set) var findings: [Finding] = []
  /// The errors that keep the run from changing anything, sorted by path bytes.
  package internal(set) var failures: [GlossError] = []
  /// True if a key that was given by name keeps its form.
  package internal(set) var leavesNamedKey = false
  let boundary: ProjectBoundary

  init(boundary: ProjectBoundary) { self.boundary = boundary }

  /// The files of the plan.
  package var fileChanges: FileChanges { FileChanges(files, within: boundary) }
}
