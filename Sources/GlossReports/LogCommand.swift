/// Commands that a continuous integration takes from what a program prints: `::error::` and `##[error]`
/// of GitHub, `##vso[…]` of Azure, `##teamcity[…]`.
///
/// A key, a comment or the name of a file must not be one. Text for people never has reason to, so it is
/// disarmed wherever it goes: a log may be printed again elsewhere.
enum LogCommand {
  /// Spells out one character of each command that the bytes from an offset on are part of.
  ///
  /// - Parameter bytes: Whole lines before `start`, or the beginning of one.
  static func disarm(_ bytes: inout ContiguousArray<UInt8>, from start: Int) {
    disarmBrackets(&bytes, from: start)
    disarmColons(&bytes, from: start)
  }

  /// `##[`, `##vso[` anywhere in a line.
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
      offset += 5
    }
  }

  /// `::`, where nothing but white space comes before it in its line.
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
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
