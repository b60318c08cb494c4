/// The commands that runners of continuous integration obey in a program's output: `::error::` and
/// `##[error]` at GitHub, `##vso[…]` at Azure, `##teamcity[…]`.
///
/// A key, a comment or a file name must not become such a command. ``TerminalText`` and
/// ``UnifiedDiff`` make them harmless in all text for people, terminal or not: a log may be printed
/// again elsewhere.
enum LogCommand {
  /// Spells out one character of each command that contains bytes from an offset on.
  ///
  /// - Parameters:
  ///   - bytes: The whole output so far, so that the start of a line is known.
  ///   - start: The offset of the bytes that were just appended.
  static func disarm(_ bytes: inout ContiguousArray<UInt8>, from start: Int) {
    disarmBrackets(&bytes, from: start)
    disarmColons(&bytes, from: start)
  }

  /// Disarms `##[` and `##vso[` anywhere in a line.
  private static func disarmBrackets(_ bytes: inout ContiguousArray<UInt8>, from start: Int) {
    var offset = start
    while offset < bytes.count {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "[") else { continue }
      var word = offset
      while word > 0, isLetter(bytes[word - 1]) { word -= 1 }
      guard word >= 2, bytes[word - 1] == UInt8(ascii: "#"), bytes[word - 2] == UInt8(ascii: "#")
      else { continue }
      bytes.replaceSubrange(offset...offset, with: #"\u{5B}"#.utf8)
      // The replacement has six bytes; the loop itself skips one.
      offset += 5
    }
  }

  /// Disarms `::` if only white space comes before it in its line. Only the line at the offset is
  /// searched: callers append at most one line, or lines that begin with a path.
  private static func disarmColons(_ bytes: inout ContiguousArray<UInt8>, from start: Int) {
    var line = start
    while line > 0, isSpace(bytes[line - 1]) || bytes[line - 1] == UInt8(ascii: ":") { line -= 1 }
    guard line == 0 || bytes[line - 1] == UInt8(ascii: "\n") else { return }
    while line < bytes.count, isSpace(bytes[line]) { line += 1 }
    guard line + 1 < bytes.count, bytes[line] == UInt8(ascii: ":"),
      bytes[line + 1] == UInt8(ascii: ":")
    else { return }
    bytes.replaceSubrange(line...line, with: #"\u{3A}"#.utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20  // turns an ASCII capital into its small letter
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
