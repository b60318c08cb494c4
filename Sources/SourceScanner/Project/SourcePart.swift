/// What a first look at a source leaves for the project to join.
///
/// An object, because the parts of thousands of sources pass through many hands: to copy what is in
/// them each time took a tenth of an extraction.
package final class SourcePart: Sendable {
  package let declarations: FileDeclarations
  package let questions: SourceQuestions

  /// Takes both out of a scan.
  package init(_ scan: inout SourceScan) {
    declarations = scan.declarations
    questions = scan.questions
    scan.declarations = FileDeclarations()
    scan.questions = SourceQuestions()
  }
}
