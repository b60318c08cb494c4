/// A text that both a translators' file and the catalog have changed since the export.
package struct LedgerConflict: Sendable, Equatable {
  /// `nil` if there was none, or if several revisions come into question.
  package let exported: String?
  package let inFile: String
  /// `nil` if it is gone.
  package let inCatalog: String?
  /// The line in the catalog, counted from 1; `nil` if the text is not in the file as read.
  package let line: Int?
  /// Whether the file may merely be older than the catalog: revisions come into question by which only
  /// one side has changed the text.
  package let isUnclear: Bool

  package init(
    exported: String?, inFile: String, inCatalog: String?, line: Int?, isUnclear: Bool = false
  ) {
    self.exported = exported
    self.inFile = inFile
    self.inCatalog = inCatalog
    self.line = line
    self.isUnclear = isUnclear
  }
}

extension LedgerConflict: CustomStringConvertible {
  package var description: String {
    let catalog = inCatalog.map { "the catalog has '\($0)'\(place)" } ?? "the catalog has none"
    return
      "\(isUnclear ? "an older text, or taken back" : "both sides changed it"): the file has "
      + "'\(inFile)', \(catalog)\(before); keep the catalog's, or take the file's with "
      + "'--prefer=file'"
  }

  /// What is to be said where the file's text was taken.
  var settledDescription: String {
    let catalog = inCatalog.map { "replaces the catalog's '\($0)'\(place)" } ?? "is back"
    return "both sides changed it: '\(inFile)' (to be reviewed) \(catalog)\(before)"
  }

  private var place: String { line.map { " (line \($0))" } ?? "" }

  private var before: String { exported.map { ", exported as '\($0)'" } ?? "" }
}
