/// The lines that a fix changes, as a diff for people to read in a report. Nothing applies it.
package struct FixPreview: Hashable, Sendable {
  /// Consecutive changed lines.
  package struct Hunk: Hashable, Sendable {
    /// The line of the file that the hunk begins on, counted from 1.
    package let line: Int
    /// The lines before the fix, without line ends. A long line is cut to the part around the
    /// change.
    package let removed: [String]
    /// The lines after the fix, likewise.
    package let added: [String]
  }

  /// The hunks in ascending order; empty for a fix that rewrites the whole file.
  package let hunks: [Hunk]

  /// The greatest number of bytes shown of a line on either side of a change.
  private static let reach = 160
  /// The greatest number of removed lines, and of added lines, that a hunk shows.
  private static let lineLimit = 24

  /// Applies a fix to a copy of the lines around it.
  ///
  /// - Parameters:
  ///   - fix: The fix. Its edits past the end of the bytes are left out.
  ///   - bytes: The bytes of the finding's file.
  ///   - lines: The lines of the bytes.
  package init(_ fix: Fix, in bytes: Span<UInt8>, _ lines: LineTable) {
    var windows: [(range: Range<Int>, edits: [Fix.Edit])] = []
    for edit in fix.edits where edit.range.end <= bytes.count {
      let window = Self.window(around: edit.range, in: bytes)
      if let last = windows.last, window.lowerBound <= last.range.upperBound {
        let end = max(last.range.upperBound, window.upperBound)
        windows[windows.count - 1].range = last.range.lowerBound..<end
        windows[windows.count - 1].edits.append(edit)
      } else {
        windows.append((window, [edit]))
      }
    }
    hunks = windows.compactMap { Self.hunk($0.range, $0.edits, bytes, lines) }
  }

  /// Returns the bytes of the lines around a range; a long line is cut on both sides of it.
  private static func window(around range: ByteRange, in bytes: Span<UInt8>) -> Range<Int> {
    var start = range.start
    while start > 0, bytes[start - 1] != lineFeed, range.start - start < reach { start -= 1 }
    var end = range.end
    while end < bytes.count, bytes[end] != lineFeed, end - range.end < reach { end += 1 }
    // Not within a character: in UTF-8 only its later bytes have the form 0b10xxxxxx.
    while start < range.start, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > range.end, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  private static func hunk(
    _ range: Range<Int>, _ edits: [Fix.Edit], _ bytes: Span<UInt8>, _ lines: LineTable
  ) -> Hunk? {
    func text(_ range: Range<Int>) -> [UInt8] { range.map { bytes[$0] } }
    var new: [UInt8] = []
    var copied = range.lowerBound
    for edit in edits where edit.range.start >= copied {
      new += text(copied..<edit.range.start)
      new += edit.replacement.utf8
      copied = edit.range.end
    }
    new += text(copied..<max(copied, range.upperBound))
    let isCutBefore = range.lowerBound > 0 && bytes[range.lowerBound - 1] != lineFeed
    let isCutAfter = range.upperBound < bytes.count && bytes[range.upperBound] != lineFeed
    var removed = Self.lines(of: text(range), isCutBefore, isCutAfter)
    var added = Self.lines(of: new, isCutBefore, isCutAfter)
    var line = lines.position(ofByte: range.lowerBound, in: bytes).line
    while let first = removed.first, first == added.first {
      removed.removeFirst()
      added.removeFirst()
      line += 1
    }
    while let last = removed.last, last == added.last {
      removed.removeLast()
      added.removeLast()
    }
    if removed.isEmpty, added.isEmpty { return nil }
    return Hunk(line: line, removed: limited(removed), added: limited(added))
  }

  private static func lines(
    of text: [UInt8], _ isCutBefore: Bool, _ isCutAfter: Bool
  ) -> [String] {
    var lines = text.split(separator: lineFeed, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    if isCutBefore { lines[0] = "…" + lines[0] }
    if isCutAfter { lines[lines.count - 1] += "…" }
    return lines
  }

  private static func limited(_ lines: [String]) -> [String] {
    lines.count > lineLimit ? lines.prefix(lineLimit - 1) + ["…"] : lines
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
