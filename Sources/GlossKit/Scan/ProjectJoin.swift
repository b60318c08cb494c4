import SourceScanner
import SwiftTypes
import TextFlow

/// What a first look at the sources of a project leaves for a second.
///
/// Most files say all by themselves. Those that ask for what others declare are scanned again when all
/// have been looked at.
struct ProjectJoin: Sendable {
  /// What all of them declare, and the literals that texts are looked up by.
  let context: ProjectContext
  /// Positions of the sources to scan again, ascending.
  let concerned: [Int]
  /// What the sources do with texts, by path; empty unless that is followed.
  let flows: [String: FlowFacts]

  private init(_ context: ProjectContext, concerned: [Int], flows: [String: FlowFacts]) {
    self.context = context
    self.concerned = concerned
    self.flows = flows
  }

  /// - Parameters:
  ///   - paths: One for each part, sorted by path bytes.
  ///   - parts: `nil` for what is no source of the app.
  ///   - outside: What is declared in no source.
  ///   - follows: Whether ``following(_:_:)`` comes next.
  /// - Returns: `nil` if no source asks for anything that another says.
  init?(
    _ paths: [String], _ parts: [SourcePart?], outside: [(path: String, part: SourcePart)],
    follows: Bool
  ) {
    let names = LocalizingNames(joining: parts + outside.map(\.part))
    let concerned = names.concerned(parts)
    if concerned.isEmpty && !follows { return nil }
    let index = ProjectIndex(joining: Self.declarations(paths, parts, outside))
    self.init(ProjectContext(index, names), concerned: concerned, flows: [:])
  }

  static func declarations(
    _ paths: [String], _ parts: [SourcePart?], _ outside: [(path: String, part: SourcePart)]
  ) -> [(path: String, declarations: FileDeclarations)] {
    zip(paths, parts).compactMap { path, part in part.map { (path, $0.declarations) } }
      + outside.map { ($0.path, $0.part.declarations) }
  }

  /// The same with the literals that texts are looked up by: their sources are scanned again, too.
  ///
  /// - Parameters:
  ///   - flows: By path.
  ///   - paths: As before.
  func following(_ flows: [String: FlowFacts], _ paths: [String]) -> ProjectJoin {
    let followed = FollowedTexts(following: flows, in: context.index)
    let known = Set(concerned)
    return ProjectJoin(
      ProjectContext(context.index, context.names, followed: followed),
      concerned: paths.indices.filter { known.contains($0) || followed[paths[$0]] != nil },
      flows: flows)
  }
}
