#if canImport(CXlsxWriter)
  internal import CXlsxWriter
  internal import LocalizationModel
  internal import Sheets

  /// Writes a workbook with libxlsxwriter: the appearance of columns, protection, filters, and all
  /// cells as texts. ``WorkbookWriter`` calls it after it has checked that the texts fit.
  enum WorkbookFile {
    /// The creation date of all workbooks in seconds since 1970, so that equal sheets give equal
    /// bytes: 1980-01-01, the first date that a zip archive can hold.
    private static let date = 315_532_800

    /// - Throws: ``SheetError`` if the library fails.
    static func bytes(
      of sheets: [(name: String, sheet: Worksheet)]
    ) throws(SheetError) -> ContiguousArray<UInt8> {
      guard var file = ScratchFile() else { throw notMade(LXW_ERROR_CREATING_TMPFILE) }
      let status = unsafe file.withPath { unsafe write(sheets, to: $0) }
      if status != LXW_NO_ERROR { throw notMade(status) }
      guard let bytes = file.contents() else { throw notMade(LXW_ERROR_CREATING_XLSX_FILE) }
      return bytes
    }

    private static func write(
      _ sheets: [(name: String, sheet: Worksheet)], to path: UnsafePointer<CChar>
    ) -> lxw_error {
      guard let book = unsafe workbook_new(path) else { return LXW_ERROR_MEMORY_MALLOC_FAILED }
      var properties = unsafe lxw_doc_properties()
      unsafe properties.created = time_t(date)
      var status = unsafe workbook_set_properties(book, &properties)
      let formats = unsafe Formats(book)
      for (name, sheet) in sheets where status == LXW_NO_ERROR {
        guard let target = unsafe workbook_add_worksheet(book, name) else {
          status = LXW_ERROR_MEMORY_MALLOC_FAILED
          break
        }
        status = unsafe fill(target, with: sheet, formats)
      }
      let closed = unsafe workbook_close(book)
      return status == LXW_NO_ERROR ? closed : status
    }

    private static func notMade(_ status: lxw_error) -> SheetError {
      let why = unsafe String(cString: lxw_strerror(status))
      return SheetError(
        .badWorkbook(
          Message(
            "the workbook could not be made: \(Message(foreign: why))", comment: "错误：无法生成工作簿。%@：原因"),
          part: nil))
    }

    /// The formats of cells: the first row, cells to read, cells to edit.
    @safe private struct Formats {
      let header: UnsafeMutablePointer<lxw_format>?
      let plain: UnsafeMutablePointer<lxw_format>?
      let editable: UnsafeMutablePointer<lxw_format>?

      init(_ book: UnsafeMutablePointer<lxw_workbook>) {
        unsafe (header, plain, editable) = (
          workbook_add_format(book), workbook_add_format(book), workbook_add_format(book)
        )
        unsafe format_set_bold(header)
        unsafe format_set_bg_color(header, 0xE7E6E6)
        unsafe format_set_bg_color(editable, 0xFFF9E5)
        unsafe format_set_unlocked(editable)
        unsafe Self.wrap(header)
        unsafe Self.wrap(plain)
        unsafe Self.wrap(editable)
      }

      private static func wrap(_ format: UnsafeMutablePointer<lxw_format>?) {
        // Format 49 is text, so that programs do not convert typed texts.
        unsafe format_set_num_format_index(format, 49)
        unsafe format_set_text_wrap(format)
        unsafe format_set_align(format, UInt8(LXW_ALIGN_VERTICAL_TOP.rawValue))
      }
    }

    private static func fill(
      _ target: UnsafeMutablePointer<lxw_worksheet>, with sheet: Worksheet, _ formats: Formats
    ) -> lxw_error {
      let lastRow = UInt32(max(sheet.rows.count - 1, 0))
      for (index, column) in sheet.columns.enumerated() {
        let index = UInt16(index)
        var options = lxw_row_col_options()
        options.hidden = column.isHidden ? 1 : 0
        let format = unsafe column.isEditable ? formats.editable : formats.plain
        unsafe worksheet_set_column_opt(
          target, index, index, Double(column.width), format, &options)
        if !column.choices.isEmpty, lastRow > 0 {
          unsafe offer(column.choices, inColumn: index, to: lastRow, of: target)
        }
      }
      for (row, cells) in sheet.rows.enumerated() {
        for (column, text) in cells.enumerated() {
          let isEditable =
            sheet.columns.indices.contains(column) && sheet.columns[column].isEditable
          if text.isEmpty, !isEditable { continue }
          let format =
            unsafe row == 0 ? formats.header : isEditable ? formats.editable : formats.plain
          let status =
            unsafe text.isEmpty
            ? worksheet_write_blank(target, UInt32(row), UInt16(column), format)
            : worksheet_write_string(
              target, UInt32(row), UInt16(column), EscapedText.escaped(text), format)
          if status != LXW_NO_ERROR { return status }
        }
      }
      unsafe worksheet_freeze_panes(target, 1, 0)
      if sheet.isRightToLeft { unsafe worksheet_right_to_left(target) }
      unsafe protect(target)
      let lastColumn = UInt16(max(sheet.columns.count - 1, 0))
      return unsafe worksheet_autofilter(target, 0, 0, lastRow, lastColumn)
    }

    /// Protects a sheet: only the cells for translations can be edited. Formats and filters can
    /// still be changed.
    private static func protect(_ sheet: UnsafeMutablePointer<lxw_worksheet>) {
      var allowed = lxw_protection()
      allowed.format_cells = 1
      allowed.format_columns = 1
      allowed.format_rows = 1
      allowed.autofilter = 1
      unsafe worksheet_protect(sheet, nil, &allowed)
    }

    /// Adds a list of choices to the cells of a column; other values can be typed.
    private static func offer(
      _ choices: [String], inColumn column: UInt16, to lastRow: UInt32,
      of sheet: UnsafeMutablePointer<lxw_worksheet>
    ) {
      var words = unsafe choices.map { unsafe strdup($0) } + [nil]
      defer { unsafe words.forEach { unsafe free($0) } }
      unsafe glossOfferWords(sheet, &words, column, lastRow)
    }
  }
#endif
