/// A text with as many fixes applied as fit together in one round.
///
/// A fix is applied as a whole or not at all. If two fixes touch the same bytes, the first is
/// applied. The second waits for the next round, in which the rules run again on the changed text
/// and give its new offsets. Two fixes that ask for the same replacement of the same bytes share
/// one edit.
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
    var accepted = AcceptedEdits()
    var count = 0
    for fix in fixes
    where fix.elsewhere.isEmpty && fix.edits.allSatisfy({ $0.range.end <= bytes.count }) {
      guard !fix.edits.isEmpty, let places = accepted.places(of: fix.edits) else { continue }
      accepted.insert(places)
      count += 1
    }
    fixCount = count
    self.bytes = accepted.applied(to: bytes)
  }
}
