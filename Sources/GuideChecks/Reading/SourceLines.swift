import LocalizationModel
import SwiftTree

/// The lines of a source around its declarations, as fixes remove and move them.
struct SourceLines {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the white space before an offset on its line; `nil` if anything else precedes it
  /// there.
  func indentation(before offset: Int) -> String? {
    var start = offset
    while start > 0,
      tree.source[start - 1] == UInt8(ascii: " ") || tree.source[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    guard start == 0 || tree.source[start - 1] == UInt8(ascii: "\n") else { return nil }
    return tree.text(ByteRange(start: start, end: offset))
  }

  /// Returns the offset of the first of the comments that stand on the lines right before an offset
  /// and are about the next line, such as `// swiftlint:disable:next …`; without any, the offset.
  func commentsStart(before offset: Int) -> Int {
    var place = offset
    while let indentation = indentation(before: place) {
      let line = place - indentation.utf8.count
      guard line > 0 else { return place }
      var start = line - 1
      while start > 0, tree.source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let comment = endOfSpace(from: start)
      guard comment < line - 1, case let text = tree.text(ByteRange(start: comment, end: line - 1)),
        text.hasPrefix("//"), text.contains(":disable:next")
      else { return place }
      place = comment
    }
    return place
  }

  /// Returns the offset of the first byte at or after an offset that is not white space.
  func endOfSpace(from offset: Int) -> Int {
    var end = offset
    while end < tree.source.count, [0x20, 0x09, 0x0A, 0x0D].contains(tree.source[end]) { end += 1 }
    return end
  }

  /// Returns the lines of a declaration with their ends; `nil` if more stands on them.
  func lines(of range: ByteRange) -> ByteRange? {
    guard let indentation = indentation(before: range.start) else { return nil }
    var end = range.end
    if end < tree.source.count, tree.source[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < tree.source.count, tree.source[end] == UInt8(ascii: "\n") else { return nil }
    return ByteRange(start: range.start - indentation.utf8.count, end: end + 1)
  }

  /// Adds the blank line behind lines that begin a source or follow a blank line, so that a fix
  /// leaves no gap.
  func withBlankLine(_ lines: ByteRange) -> ByteRange {
    let newline = UInt8(ascii: "\n")
    let isAlone =
      lines.start == 0
      || lines.start > 1 && tree.source[lines.start - 1] == newline
        && tree.source[lines.start - 2] == newline
    guard isAlone, lines.end < tree.source.count, tree.source[lines.end] == newline else {
      return lines
    }
    return ByteRange(start: lines.start, end: lines.end + 1)
  }
}
