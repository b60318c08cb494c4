import ProjectLayout
import SourceScanner
import SwiftTypes
import TextFlow

/// What a first look at the sources of a project leaves for a second.
///
/// Most files say all by themselves. Those that ask for what others declare are scanned again when all
/// have been looked at.
struct ProjectJoin: Sendable {
  private(set) var context: ProjectContext
  /// Positions of the sources to scan again, ascending.
  private(set) var concerned: [Int]
  /// What the sources do with texts, by path; empty unless that is followed.
  private(set) var flows: [String: FlowFacts] = [:]

  /// - Parameters:
  ///   - paths: One for each part, in any order.
  ///   - parts: `nil` for what is no source of the app.
  ///   - outside: What is declared in no source.
  ///   - follows: Whether ``follow(_:_:)`` comes next.
  /// - Returns: `nil` if no source asks for anything that another says.
  init?(
    _ paths: [String], _ parts: [SourcePart?], _ outside: [OutsideDeclarations], follows: Bool
  ) {
    concerned = SourcePart.concerned(outside.isEmpty ? parts : parts + outside.map(\.part))
      .filter(parts.indices.contains)
    if concerned.isEmpty && !follows { return nil }
    let present = parts.indices.filter { parts[$0] != nil }
    let sorted = present.sorted { paths[$0].precedesInBytes(paths[$1]) }
    context = ProjectContext(
      ProjectIndex(
        joining: sorted.compactMap { position in
          parts[position].map { (paths[position], $0.declarations) }
        } + outside.map { ($0.path, $0.part.declarations) }))
  }

  /// Finds the literals that texts are looked up by: their sources are scanned again, too.
  mutating func follow(_ flows: [String: FlowFacts], _ paths: [String]) {
    self.flows = flows
    let followed = FollowedTexts(following: flows, in: context.index)
    context.followed = followed
    let known = Set(concerned)
    concerned = paths.indices.filter { known.contains($0) || followed[paths[$0]] != nil }
  }
}

extension Project {
  /// Joins what a first look at sources has left, and if the project says so, follows texts through
  /// them, which takes another look at each.
  ///
  /// - Parameters:
  ///   - paths: One for each part, in any order.
  ///   - parts: `nil` for what is no source of the app.
  /// - Returns: `nil` if there is nothing that a second look could find.
  func join(_ paths: [String], _ parts: [SourcePart?]) async -> ProjectJoin? {
    guard var join = ProjectJoin(paths, parts, outsideDeclarations, follows: follows) else {
      return nil
    }
    guard follows else { return join }
    let (index, apis, overlay) = (join.context.index, localizingAPIs, overlay)
    let present = paths.indices.filter { parts[$0] != nil }.map { paths[$0] }
    let flows = await concurrentlyMap(
      present, workers: workers, scratch: { FileReader(overlay: overlay) }
    ) { path, reader -> FlowFacts? in
      // Whoever asks for its strings says what is wrong with it.
      guard let text = try? reader.text(of: path) else { return nil }
      return FlowFacts(of: text, path: path, apis: apis, project: index)
    }
    var byPath: [String: FlowFacts] = [:]
    for (path, flow) in zip(present, flows) { byPath[path] = flow }
    join.follow(byPath, paths)
    return join
  }
}
