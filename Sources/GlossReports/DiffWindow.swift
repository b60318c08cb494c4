/// The part of two texts in which they differ, as byte ranges of whole lines, widened by a few
/// lines of context before it and by more lines after it, into which ``LineDifference/slideDown()``
/// can move a change. ``UnifiedDiff`` compares only this part line by line.
///
/// Equal text at both ends is found by comparing bytes and is never split into lines, since most
/// changes are small and many files are large.
struct DiffWindow {
  /// The window in the old text, as a byte range of whole lines.
  let old: Range<Int>
  /// The window in the new text; it starts at the same offset.
  let new: Range<Int>
  /// The number of lines before the window, the same in both texts.
  let linesBefore: Int

  /// The number of extra lines after the window: as many as the longest entry of a catalog with
  /// some 100 languages has, because a change slides by whole entries.
  private static let roomToSlide = 1000

  /// Finds the window; the result is `nil` if the texts are the same.
  ///
  /// - Parameter context: The number of equal lines to include before and after.
  init?(_ old: Span<UInt8>, _ new: Span<UInt8>, context: Int) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    if head == old.count, head == new.count { return nil }
    while head > 0, old[head - 1] != UInt8(ascii: "\n") { head -= 1 }

    var tail = 0
    while tail < shorter - head, old[old.count - tail - 1] == new[new.count - tail - 1] {
      tail += 1
    }
    // Shortens the equal end until it starts a line in both texts.
    func startsLine(_ offset: Int, in text: Span<UInt8>) -> Bool {
      offset == head || text[offset - 1] == UInt8(ascii: "\n")
    }
    while tail > 0,
      !startsLine(old.count - tail, in: old) || !startsLine(new.count - tail, in: new)
    {
      tail -= 1
    }

    for _ in 0..<context where head > 0 {
      head -= 1
      while head > 0, old[head - 1] != UInt8(ascii: "\n") { head -= 1 }
    }
    for _ in 0..<context + Self.roomToSlide where tail > 0 {
      tail -= 1
      while tail > 0, old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    }
    self.old = head..<old.count - tail
    self.new = head..<new.count - tail
    var lines = 0
    for offset in 0..<head where old[offset] == UInt8(ascii: "\n") { lines += 1 }
    linesBefore = lines
  }
}
