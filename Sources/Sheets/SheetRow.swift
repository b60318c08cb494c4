/// One row of a sheet, as ``DelimitedReader`` and the workbook reader pass it to a ``RowReceiver``.
package struct SheetRow: Equatable, Sendable {
  /// One cell.
  package struct Cell: Equatable, Sendable {
    /// The kind of content of a workbook's cell.
    package enum Kind: Equatable, Sendable {
      case text
      /// A number, date, truth value or error, perhaps made from a typed text.
      case calculated
      /// The formula that computes the value, without the equals sign.
      case formula(String)
    }

    /// The properties that few cells have. They share one reference to save memory, since sheets
    /// have very many cells.
    private indirect enum Rest: Equatable, Sendable {
      case usual
      case rest(spelling: String?, Kind)
    }

    /// The text, without the quotation marks and escapes of the format.
    package let text: String
    private let rest: Rest
    /// The line, or in a workbook the row, counted from 1.
    package let line: Int
    /// The column in UTF-8 bytes of the line, or in a workbook the number of the cell, counted from
    /// 1.
    package let column: Int

    package init(
      text: String, spelling: String? = nil, kind: Kind = .text, line: Int, column: Int
    ) {
      self.text = text
      rest = spelling == nil && kind == .text ? .usual : .rest(spelling: spelling, kind)
      (self.line, self.column) = (line, column)
    }

    /// The file's own spelling if it differs from ``text``: programs do not agree about the meaning
    /// of workbooks' escapes.
    package var spelling: String? {
      if case .rest(let spelling, _) = rest { spelling } else { nil }
    }

    /// The kind of content; always ``Kind/text`` in a sheet in text form.
    package var kind: Kind { if case .rest(_, let kind) = rest { kind } else { .text } }
  }

  /// The row's number in spreadsheet programs, counted from 1 with blank rows.
  package internal(set) var number: Int
  /// The cells from the first column on, empty ones included.
  package internal(set) var cells: [Cell]

  /// Creates a row; its number counts from 1.
  package init(number: Int, cells: [Cell]) {
    (self.number, self.cells) = (number, cells)
  }

  /// True if no cell has more than white space.
  package var isBlank: Bool {
    cells.allSatisfy { cell in
      guard let first = cell.text.utf8.first else { return true }
      // A quick check: an ASCII letter or sign needs no lookup of properties.
      if first > 0x20, first < 0x7F { return false }
      return cell.text.allSatisfy(\.isWhitespace)
    }
  }

  /// The line of the row's start, counted from 1.
  package var line: Int { cells.first?.line ?? 1 }
}
