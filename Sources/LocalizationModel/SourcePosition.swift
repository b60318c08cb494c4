/// A line and column in a text file as editors count them.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1. LF, CR and CRLF each end one line.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars, so that `中` and `a` are both one column wide.
  public let column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
