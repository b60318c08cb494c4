internal import SwiftTree
package import SwiftTypes

/// What a first look at a source leaves for the project to join.
///
/// An object, because the parts of thousands of sources pass through many hands: to copy what is in
/// them each time took a tenth of an extraction.
package final class SourcePart: Sendable {
  package let declarations: FileDeclarations
  let localizing: LocalizingDeclarations
  let questions: SourceQuestions

  /// Takes all of it out of a scan.
  package init(_ scan: inout SourceScan) {
    declarations = scan.declarations
    localizing = scan.localizing
    questions = scan.questions
    scan.declarations = FileDeclarations()
    scan.localizing = LocalizingDeclarations()
    scan.questions = SourceQuestions()
  }
}
