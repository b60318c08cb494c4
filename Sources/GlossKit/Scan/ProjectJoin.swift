import SourceScanner
import SwiftTypes
import TextFlow

/// What a first look at the sources of a project leaves for a second.
///
/// Most files say all by themselves. Those that ask for what others declare are scanned again when all
/// have been looked at.
struct ProjectJoin: Sendable {
  let joined: JoinedSources
  /// What all of them declare, and the literals that texts are looked up by.
  let context: ProjectContext
  /// Positions of the sources to scan again, ascending.
  let concerned: [Int]
  /// What the sources do with texts, by path; empty unless that is followed.
  let flows: [String: FlowFacts]

  private init(
    _ joined: JoinedSources, _ context: ProjectContext, concerned: [Int],
    flows: [String: FlowFacts]
  ) {
    self.joined = joined
    self.context = context
    self.concerned = concerned
    self.flows = flows
  }

  /// - Parameters:
  ///   - paths: One for each part, sorted by path bytes.
  ///   - parts: `nil` for what is no source of the app.
  ///   - setting: What the parts were looked at with.
  ///   - memory: Keeps the join.
  /// - Returns: `nil` if no source asks for anything that another says, and no texts are followed.
  init?(
    _ paths: [String], _ parts: [SourcePart?], _ setting: ScanSetting, _ memory: ProjectMemory?
  ) {
    let sources = Self.sources(paths, parts, setting.outside)
    let kept = memory?.kept(JoinedSources.self, setting.variant)?.updated(to: sources)
    let names = kept?.names ?? LocalizingNames(joining: sources.map(\.part))
    let concerned = names.concerned(parts)
    if concerned.isEmpty && !setting.follows { return nil }
    let joined = kept ?? JoinedSources(sources, names)
    memory?.keep(joined, setting.variant)
    self.init(
      joined, ProjectContext(joined.index, names), concerned: concerned, flows: [:])
  }

  /// What is declared, sources first.
  static func sources(
    _ paths: [String], _ parts: [SourcePart?], _ outside: [(path: String, part: SourcePart)]
  ) -> [(path: String, part: SourcePart)] {
    zip(paths, parts).compactMap { path, part in part.map { (path, $0) } } + outside
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
      joined, ProjectContext(context.index, context.names, followed: followed),
      concerned: paths.indices.filter { known.contains($0) || followed[paths[$0]] != nil },
      flows: flows)
  }
}
