internal import LocalizationModel
internal import MarkupReader
package import Sheets

/// Reads the sheets of a workbook (`.xlsx`, ECMA-376), as written by Excel and other programs, and
/// passes their rows to a ``RowReceiver``. `gloss import` uses it.
package enum WorkbookReader {
  /// The greatest number of cells; workbooks with more are refused.
  package static let cellLimit = 8_000_000

  /// Passes the sheets to a receiver in order, hidden ones included, with the rows and cells that
  /// are not empty.
  ///
  /// - Throws: ``SheetError``, with the sheet and cell of the problem if it has one.
  package static func read(
    _ bytes: ContiguousArray<UInt8>, into receiver: any RowReceiver
  ) throws(SheetError) {
    let package = try WorkbookPackage(bytes)
    guard let workbook = try target("officeDocument", of: package.relations(of: "")) else {
      throw SheetError(.noWorkbook)
    }
    let relations = try package.relations(of: workbook)
    let list = SheetListReceiver()
    guard try package.read(workbook, into: list) else { throw SheetError(.noWorkbook) }
    let shared = SharedStringReceiver()
    if let path = target("sharedStrings", of: relations) {
      _ = try package.read(path, into: shared)
    }
    var cellsLeft = cellLimit
    for (name, id) in list.sheets {
      // Chart sheets have no cells.
      guard let relation = relations.first(where: { $0.id == id }), relation.kind == "worksheet"
      else { continue }
      receiver.begin(name)
      let worksheet = WorksheetReceiver(
        sheet: name, strings: shared.strings, cellLimit: cellsLeft, rows: receiver)
      do throws(SheetError) {
        guard let path = relation.target, try package.read(path, into: worksheet) else {
          throw SheetError(.missingSharedText, sheet: name)
        }
      } catch {
        throw worksheet.failure ?? error
      }
      cellsLeft = worksheet.cellsLeft
    }
  }

  private static func target(
    _ kind: Substring, of relations: [WorkbookPackage.Relation]
  ) -> String? {
    relations.first { $0.kind == kind }?.target
  }
}

/// Collects the names and relation ids of the sheets from the workbook's list.
private final class SheetListReceiver: MarkupReceiver {
  /// The sheets in the order of their tabs.
  private(set) var sheets: [(name: String, relation: String)] = []

  func start(_ element: MarkupElement) -> Bool {
    if element.isNamed("sheet"), let id = element.attributes[prefixed: "id"] {
      sheets.append((EscapedText.plain(element.attributes["name"] ?? ""), id))
    }
    return true
  }

  func end() -> Bool { true }
  func add(_ text: Span<UInt8>) -> Bool { true }
}
