/// A text with as many fixes applied as fit together in one round.
///
/// A fix is applied as a whole or not at all. If two touch the same bytes, the first is applied,
/// and the other waits for the next round, when its place is known again. One edit serves two fixes
/// that ask for the same replacement at the same place.
package struct EditedText: Sendable {
  /// The text with the edits applied.
  package let bytes: ContiguousArray<UInt8>
  /// The number of fixes applied.
  package let fixCount: Int

  /// Applies fixes to a text.
  ///
  /// - Parameters:
  ///   - bytes: The text that the edits' ranges refer to. A fix that points past its end, or
  ///     changes other files, is left out.
  ///   - fixes: The fixes in order of precedence: the first one wins if two collide.
  package init(_ bytes: ContiguousArray<UInt8>, applying fixes: [Fix]) {
    var taken = AcceptedEdits()
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
