import SwiftTree

/// A source that this checkout lacks, reduced to what the other sources depend on.
///
/// Projects that are built in parts exchange these in a ``DeclarationsFile``, so that types of
/// another part are known and its keys are not taken for gone.
struct RemoteSource: Sendable, Equatable {
  /// Swift text with the source's declarations, without bodies.
  let declarations: ContiguousArray<UInt8>
  /// A hash of each string literal in the source, by which a key that it spells is recognized.
  let literals: ContiguousArray<LiteralHash>
}
