/// A row of a sheet as it was read.
package struct SheetRow: Equatable, Sendable {
  /// One cell, as the file has it.
  package struct Cell: Equatable, Sendable {
    /// What a cell of a workbook holds.
    package enum Kind: Equatable, Sendable {
      case text
      /// A number, date, truth value or error, which a program may have made of a text.
      case calculated
      /// What it is calculated by, without the sign before it.
      case formula(String)
    }

    /// What few cells have. There are very many cells, so each has no more room for it than for a reference.
    private indirect enum Rest: Equatable, Sendable {
      case usual
      case rest(spelling: String?, Kind)
    }

    /// The text without the quotation marks and escapes of the format.
    package let text: String
    private let rest: Rest
    /// Counted from 1; in a workbook the number of the row.
    package let line: Int
    /// In bytes of the line as UTF-8, counted from 1; in a workbook the number of the cell.
    package let column: Int

    package init(
      text: String, spelling: String? = nil, kind: Kind = .text, line: Int, column: Int
    ) {
      self.text = text
      rest = spelling == nil && kind == .text ? .usual : .rest(spelling: spelling, kind)
      (self.line, self.column) = (line, column)
    }

    /// How the file spells it, where that is something else: not all programs mean the same by it.
    package var spelling: String? {
      if case .rest(let spelling, _) = rest { spelling } else { nil }
    }

    /// In a sheet in text always ``Kind/text``.
    package var kind: Kind { if case .rest(_, let kind) = rest { kind } else { .text } }
  }

  /// As programs number rows, from 1; blank ones count.
  package internal(set) var number: Int
  /// The cells from the first column on, empty ones included.
  package internal(set) var cells: [Cell]

  /// A row by its number in the file, counted from 1.
  package init(number: Int, cells: [Cell]) {
    (self.number, self.cells) = (number, cells)
  }

  /// Whether no cell holds more than blanks.
  package var isBlank: Bool {
    cells.allSatisfy { cell in
      guard let first = cell.text.utf8.first else { return true }
      // An ASCII letter or sign, which no look-up of properties is needed for.
      if first > 0x20, first < 0x7F { return false }
      return cell.text.allSatisfy(\.isWhitespace)
    }
  }

  /// Where the row begins, counted from 1.
  package var line: Int { cells.first?.line ?? 1 }
}
