/// A row of a sheet as it was read.
package struct SheetRow: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package let text: String
    /// Counted from 1.
    package let line: Int
    /// In bytes of the line as UTF-8, counted from 1.
    package let column: Int
  }

  /// As programs number rows, from 1; blank ones count.
  package let number: Int
  package let cells: [Cell]

  /// Whether no cell holds more than blanks.
  package var isBlank: Bool { cells.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// Where the row begins, counted from 1.
  package var line: Int { cells.first?.line ?? 1 }
}
