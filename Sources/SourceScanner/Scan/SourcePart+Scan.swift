internal import SwiftTypes

extension SourcePart {
  /// Moves the declarations and questions out of a scan, so that they are not kept twice.
  package convenience init(_ scan: inout SourceScan) {
    self.init(scan.declarations, scan.localizing, scan.questions)
    scan.declarations = FileDeclarations()
    scan.localizing = LocalizingDeclarations()
    scan.questions = OpenQuestions()
  }
}
