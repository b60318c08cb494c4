import SwiftTree

/// A source that this checkout lacks, reduced to its declarations and string literals.
///
/// Projects that are built in parts exchange these in a ``DeclarationsFile``, so that a part knows
/// the types of the others and does not take their keys for unused.
struct RemoteSource: Sendable, Equatable {
  /// Swift text with the source's declarations, without bodies.
  let declarations: ContiguousArray<UInt8>
  /// A hash of each string literal in the source, by which a key that it spells is recognized.
  let literals: ContiguousArray<LiteralHash>
}
