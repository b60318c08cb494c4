internal import SwiftTree
package import SwiftTypes

/// What a first look at a source leaves for the project to join.
///
/// An object, because the parts of thousands of sources pass through many hands: to copy what is in
/// them each time took a tenth of an extraction.
package final class SourcePart: Sendable {
  package let declarations: FileDeclarations
  private let localizing: LocalizingDeclarations
  private let questions: SourceQuestions

  /// Takes all of it out of a scan.
  package init(_ scan: inout SourceScan) {
    declarations = scan.declarations
    localizing = scan.localizing
    questions = scan.questions
    scan.declarations = FileDeclarations()
    scan.localizing = LocalizingDeclarations()
    scan.questions = SourceQuestions()
  }

  /// Which files ask for something that the project may answer.
  ///
  /// - Returns: Positions, ascending.
  package static func concerned(_ parts: [SourcePart?]) -> [Int] {
    var names: Set<Name> = []
    var areAll = false
    for case let part? in parts {
      if part.localizing.renameTypes { areAll = true }
      for name in part.localizing.names { names.insert(name) }
    }
    return parts.indices.filter { position in
      guard let part = parts[position] else { return false }
      return areAll || part.questions.needTypes
        || !names.isEmpty && part.questions.names.contains { names.contains($0) }
    }
  }
}
