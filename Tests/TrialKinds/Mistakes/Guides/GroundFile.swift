/// A source file by its lines, into which ``GuideTrials`` plant mistakes.
struct GroundFile: Sendable {
  let path: String
  let text: String
  let lines: [String]
  /// For each line, true if it is outside of `#if` blocks, comments, multi-line literals and
  /// previews, so that a mistake on it must be found.
  private(set) var isPlain: [Bool] = []

  /// Reads a text; the result is `nil` for a text with carriage returns, or with the marks that
  /// trials use.
  init?(_ text: String, path: String) {
    if text.utf8.contains(UInt8(ascii: "\r")) || text.contains("⟦") { return nil }
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var conditions = 0
    var isInLiteral = false
    var isInComment = false
    var previewEnd = -1
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") { conditions += 1 }
      if text.hasPrefix("/*") { isInComment = true }
      if text.hasPrefix("#Preview") || text.contains(": PreviewProvider") {
        previewEnd = end(ofBlockAt: number) ?? lines.count
      }
      isPlain.append(
        conditions == 0 && !isInLiteral && !isInComment && number > previewEnd
          && !text.hasPrefix("//"))
      if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
        isInLiteral.toggle()
      }
      if text.hasPrefix("#endif") { conditions -= 1 }
      if text.contains("*/") { isInComment = false }
    }
  }

  /// Returns the line of the brace that closes the block opened on a line; `nil` if the brace is
  /// not alone on a line with the same indentation.
  func end(ofBlockAt line: Int) -> Int? {
    guard lines[line].hasSuffix("{") else { return nil }
    let close = indentation(of: line) + "}"
    return lines[(line + 1)...].firstIndex { $0 == close || $0.hasPrefix(close + " ") }
      .flatMap { lines[$0] == close ? $0 : nil }
  }

  func indentation(of line: Int) -> String {
    String(lines[line].prefix { $0 == " " || $0 == "\t" })
  }

  func text(of line: Int) -> String {
    String(lines[line].drop { $0 == " " || $0 == "\t" })
  }

  /// True if all brackets of a line are closed on it.
  static func isBalanced(_ line: String) -> Bool {
    var depth = 0
    for character in line {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// True if a word occurs on the lines.
  func contains(_ word: String, in range: Range<Int>) -> Bool {
    lines[range].contains { Self.words(of: $0).contains { $0 == word } }
  }

  static func words(of line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
  }

  /// The empty range of lines at the end of the file where a declaration can be added.
  var appendix: Range<Int> {
    let end = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    return end..<end
  }
}
