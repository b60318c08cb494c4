/// A small text file with the permissions or exceptions of a ``StructureCheck``.
///
/// Each row is `key : value`; the value is any number of words, or none. Indented lines continue
/// the row above; lines that begin with `#` are comments.
package struct Table: Sendable {
  struct Row: Sendable {
    let key: String
    let value: String
    /// The line, from 1.
    let line: Int

    var valueWords: [String] { value.split(separator: " ").map(String.init) }
  }

  /// The path relative to the package.
  let path: String
  private(set) var rows: [Row] = []
  /// The lines that are not rows, and duplicate rows.
  private(set) var violations: [Violation] = []

  package init(path: String, _ text: String) {
    self.path = path
    for (line, text) in Self.rows(of: text) { add(text, line) }
  }

  /// Returns the texts of rows, joined with the lines that continue them, and the lines on which
  /// they begin.
  private static func rows(of text: String) -> [(line: Int, text: String)] {
    var rows: [(line: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
      if line.hasPrefix(" "), !rows.isEmpty {
        rows[rows.count - 1].text += line
      } else {
        rows.append((index + 1, String(line)))
      }
    }
    return rows
  }

  private mutating func add(_ text: String, _ line: Int) {
    let padded = "\(text) "
    // The colon has a space on either side, because names of functions have colons, too.
    guard let colon = padded.firstRange(of: " : ") else {
      violations.append(violation(line: line, "write a row as 'key : value'"))
      return
    }
    let key = padded[..<colon.lowerBound].split(separator: " ").joined(separator: " ")
    if rows.contains(where: { $0.key == key }) {
      violations.append(violation(line: line, "'\(key)' has a row already"))
    }
    rows.append(Row(key: key, value: String(padded[colon.upperBound...]), line: line))
  }

  func violation(at row: Row, _ message: String) -> Violation {
    violation(line: row.line, message)
  }

  private func violation(line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }
}
