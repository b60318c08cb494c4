import SourceScanner
import SwiftTypes
import TextFlow

/// The result of the first pass over the sources: their joined declarations, and the sources that
/// need a second pass.
///
/// The first pass suffices for most sources. ``ProjectScan`` scans a source again that uses another
/// one's declarations, once all have been parsed.
struct ProjectJoin: Sendable {
  let joined: JoinedSources
  /// The declarations of all sources, the localizing names, and the literals that reach a lookup as
  /// a `String`.
  let context: ProjectContext
  /// Indices of the sources that need a second pass, ascending.
  let concerned: [Int]
  /// The flow of texts in each source by path; empty unless texts are followed from literals to
  /// lookups (`follow`).
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
  ///   - paths: The path of each part, sorted by path bytes.
  ///   - parts: The results of the first pass; `nil` for a source that declares nothing for the
  ///     app.
  ///   - scanContext: The settings of the scan.
  ///   - cache: Keeps the join for the next scan of a live project.
  /// - Returns: `nil` if no source depends on another one and no texts are followed.
  init?(
    _ paths: [String], _ parts: [SourcePart?], _ scanContext: ScanContext, _ cache: ProjectCache?
  ) {
    let sources = Self.sources(paths, parts, scanContext.outside)
    let cached = cache?.kept(JoinedSources.self, scanContext.variant)?.updated(to: sources)
    let names = cached?.names ?? LocalizingNames(joining: sources.map(\.part))
    let concerned = names.concerned(parts)
    if concerned.isEmpty && !scanContext.follows { return nil }
    let joined = cached ?? JoinedSources(sources, names)
    cache?.keep(joined, scanContext.variant)
    self.init(
      joined, ProjectContext(joined.index, names), concerned: concerned, flows: [:])
  }

  /// Lists the declarations of the sources, then the declarations from outside of them.
  static func sources(
    _ paths: [String], _ parts: [SourcePart?], _ outside: [(path: String, part: SourcePart)]
  ) -> [(path: String, part: SourcePart)] {
    zip(paths, parts).compactMap { path, part in part.map { (path, $0) } } + outside
  }

  /// Returns the join with the literals that reach a lookup as a `String`. The sources that have
  /// them need a second pass, too.
  ///
  /// - Parameters:
  ///   - flows: The flow of texts by path.
  ///   - paths: The paths that the join was made with.
  func following(_ flows: [String: FlowFacts], _ paths: [String]) -> ProjectJoin {
    let followed = FollowedTexts(following: flows, in: context.index)
    let known = Set(concerned)
    return ProjectJoin(
      joined, ProjectContext(context.index, context.names, followed: followed),
      concerned: paths.indices.filter { known.contains($0) || followed[paths[$0]] != nil },
      flows: flows)
  }
}
