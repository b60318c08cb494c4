internal import SwiftTree
package import SwiftTypes

/// What a first look at a source leaves for the project to join.
///
/// An object, because the parts of thousands of sources pass through many hands: to copy what is in
/// them each time took a tenth of an extraction.
package final class SourcePart: Sendable {
  /// What the file declares.
  package let declarations: FileDeclarations
  let localizing: LocalizingDeclarations
  let questions: SourceQuestions

  init(
    _ declarations: FileDeclarations, _ localizing: LocalizingDeclarations,
    _ questions: SourceQuestions
  ) {
    self.declarations = declarations
    self.localizing = localizing
    self.questions = questions
  }
}
