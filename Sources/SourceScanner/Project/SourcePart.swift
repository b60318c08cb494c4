internal import SwiftTree
package import SwiftTypes

/// The contribution of one source to the join of its project: its declarations and its open
/// questions, from a first scan.
///
/// It is a class because the parts of thousands of sources are passed through many functions;
/// copying their contents each time took a tenth of an extraction.
package final class SourcePart: Sendable {
  /// The declarations of the source.
  package let declarations: FileDeclarations
  let localizing: LocalizingDeclarations
  let questions: OpenQuestions

  init(
    _ declarations: FileDeclarations, _ localizing: LocalizingDeclarations,
    _ questions: OpenQuestions
  ) {
    self.declarations = declarations
    self.localizing = localizing
    self.questions = questions
  }
}
