import ProjectLayout
import SourceScanner
import SwiftTypes
import TextFlow

/// The sources of a project for work on single ones: what one says may depend on what others declare.
struct JoinedSources: Sendable {
  /// Those of the app, sorted by path bytes.
  let paths: [String]
  private let parts: [SourcePart?]
  private let apis: LocalizingAPITable
  private let outside: [OutsideDeclarations]
  private let join: ProjectJoin?
  private let concerned: Set<Int>
  private let follows: Bool

  private init(
    _ paths: [String], _ parts: [SourcePart?], _ apis: LocalizingAPITable,
    _ outside: [OutsideDeclarations], _ join: ProjectJoin?, follows: Bool
  ) {
    self.paths = paths
    self.outside = outside
    self.parts = parts
    self.apis = apis
    self.join = join
    self.follows = follows
    concerned = Set(join?.concerned ?? [])
  }

  init(of project: Project) async {
    let (layout, apis, follows) = (project.layout, project.localizingAPIs, project.follows)
    let paths = project.swiftSources.filter { !layout.isTest($0) }
    let parts = await concurrentlyMap(paths, workers: project.workers) {
      path -> SourcePart? in
      // Whoever asks for its strings says what is wrong with it.
      guard let text = try? FileReader.contents(of: path).bytes else { return nil }
      var scan = SourceScan.scan(
        text, path: path, hashingLiterals: false, apis: apis, marksDeclarations: follows)
      return SourcePart(&scan)
    }
    self.init(
      paths, parts, apis, project.outsideDeclarations, await project.join(paths, parts),
      follows: follows)
  }

  /// The same project with other texts in some sources, by their indices among ``paths``.
  func replacing(_ texts: [Int: ContiguousArray<UInt8>]) -> JoinedSources {
    var parts = parts
    for (place, text) in texts {
      var scan = SourceScan.scan(
        text, path: paths[place], hashingLiterals: false, apis: apis, marksDeclarations: follows)
      parts[place] = SourcePart(&scan)
    }
    var join = ProjectJoin(paths, parts, outside, follows: follows)
    if follows, let index = join?.context.index, var flows = self.join?.flows {
      // The others do with texts what they did: only literals are replaced.
      for (place, text) in texts {
        flows[paths[place]] = FlowFacts(
          of: text, path: paths[place], apis: apis, project: index)
      }
      join?.follow(flows, paths)
    }
    return JoinedSources(paths, parts, apis, outside, join, follows: follows)
  }

  /// Finds the strings of a source.
  ///
  /// - Parameter place: Its index among ``paths``.
  func scan(
    _ text: ContiguousArray<UInt8>, at place: Int, hashingLiterals: Bool
  ) -> SourceScan {
    SourceScan.scan(
      text, path: paths[place], hashingLiterals: hashingLiterals, apis: apis,
      project: concerned.contains(place) ? join?.context : nil)
  }
}
