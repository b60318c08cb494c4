/// A text that both a translators' file and the catalog have changed since the export.
package struct LedgerConflict: Sendable, Equatable {
  /// `nil` if there was none, or if several revisions come into question.
  package let exported: String?
  package let inFile: String
  /// `nil` if it is gone.
  package let inCatalog: String?
  /// The line in the catalog, counted from 1; `nil` if the text is not in the file as read.
  package let line: Int?

  package init(exported: String?, inFile: String, inCatalog: String?, line: Int?) {
    self.exported = exported
    self.inFile = inFile
    self.inCatalog = inCatalog
    self.line = line
  }
}

extension LedgerConflict: CustomStringConvertible {
  package var description: String {
    let place = line.map { " (line \($0))" } ?? ""
    let catalog = inCatalog.map { "the catalog has '\($0)'\(place)" } ?? "the catalog has none"
    let before = exported.map { ", exported as '\($0)'" } ?? ""
    return
      "both sides changed it: the file has '\(inFile)', \(catalog)\(before); keep the catalog's, or "
      + "take the file's with '--prefer=file'"
  }
}
