package import LocalizationModel
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
  /// The bodies that a second look may leave out where they ask for nothing, ascending; empty where it
  /// has to look at all of the source.
  package let bodies: [ByteRange]

  init(
    _ declarations: FileDeclarations, _ localizing: LocalizingDeclarations,
    _ questions: SourceQuestions, bodies: [ByteRange] = []
  ) {
    self.bodies = bodies
    self.declarations = declarations
    self.localizing = localizing
    self.questions = questions
  }
}
