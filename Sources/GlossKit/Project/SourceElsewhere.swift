import SwiftTree

/// A source that is not in this checkout, as far as the others have to know it.
struct SourceElsewhere: Sendable, Equatable {
  /// Swift that declares what it declares.
  let declarations: ContiguousArray<UInt8>
  /// What ``LiteralHash`` makes of its literals.
  let literals: ContiguousArray<LiteralHash>
}
