/// What some fixes make of a text.
///
/// A fix is made as a whole or not at all. Of two that are about the same bytes the first one is
/// made, and the other has to wait for the next round, when its place is known again. Two that say
/// the very same at the same place are both made by one edit.
package struct EditedText: Sendable {
  /// The text with its edits made.
  package let bytes: ContiguousArray<UInt8>
  /// How many of the fixes are in it.
  package let fixCount: Int

  /// - Parameters:
  ///   - fixes: The first one wins where two collide.
  ///   - bytes: What the ranges of the edits are about. A fix that points past the end, or
  ///     changes other files, too, is left out.
  package init(_ bytes: ContiguousArray<UInt8>, applying fixes: [Fix]) {
    var taken = TakenEdits()
    var count = 0
    for fix in fixes
    where fix.elsewhere.isEmpty && fix.edits.allSatisfy({ $0.range.end <= bytes.count }) {
      guard !fix.edits.isEmpty, let places = taken.places(of: fix.edits) else { continue }
      taken.insert(places)
      count += 1
    }
    fixCount = count
    self.bytes = taken.applied(to: bytes)
  }
}
