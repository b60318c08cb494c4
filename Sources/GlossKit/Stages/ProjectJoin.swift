import ProjectLayout
import SourceScanner

/// What a first look at the sources of a project leaves for a second.
///
/// Most files say all by themselves. Those that ask for what others declare are scanned again when all
/// have been looked at.
struct ProjectJoin: Sendable {
  /// What one source declares and asks for; nothing for one that counts for nobody else.
  struct Part: Sendable {
    let declarations: FileDeclarations
    let questions: SourceQuestions

    init(_ scan: inout SourceScan) {
      declarations = scan.declarations
      questions = scan.questions
      scan.declarations = FileDeclarations()
      scan.questions = SourceQuestions()
    }
  }

  let index: ProjectIndex
  /// Positions of the sources to scan again, ascending.
  let concerned: [Int]

  /// - Parameters:
  ///   - paths: One for each part, in any order.
  ///   - parts: `nil` for what is no source of the app.
  ///   - models: Whose classes are generated.
  /// - Returns: `nil` if no source asks for anything that another says.
  init?(_ paths: [String], _ parts: [Part?], _ models: [DataModel]) {
    concerned = ProjectIndex.concerned(
      parts.map { part in part.map { ($0.declarations, $0.questions) } })
    if concerned.isEmpty { return nil }
    let present = parts.indices.filter { parts[$0] != nil }
    let sorted = present.sorted { paths[$0].precedesInBytes(paths[$1]) }
    index = ProjectIndex(
      joining: sorted.compactMap { position in
        parts[position].map { (paths[position], $0.declarations) }
      } + models.map { ($0.path, $0.declarations) })
  }
}
