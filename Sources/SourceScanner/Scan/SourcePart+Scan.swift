internal import SwiftTypes

extension SourcePart {
  /// Takes all of it out of a scan.
  package convenience init(_ scan: inout SourceScan) {
    self.init(scan.declarations, scan.localizing, scan.questions)
    scan.declarations = FileDeclarations()
    scan.localizing = LocalizingDeclarations()
    scan.questions = SourceQuestions()
  }
}
