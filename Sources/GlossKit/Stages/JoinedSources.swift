import ProjectLayout
import SourceScanner

/// The sources of a project for work on single ones: what one says may depend on what others declare.
struct JoinedSources: Sendable {
  /// Those of the app, sorted by path bytes.
  let paths: [String]
  private let parts: [ProjectJoin.Part?]
  private let apis: LocalizingAPITable
  private let join: ProjectJoin?
  private let concerned: Set<Int>

  init(of project: Project) async {
    let (layout, apis) = (project.layout, project.localizingAPIs)
    paths = project.swiftSources.filter { !layout.isTest($0) }
    self.apis = apis
    parts = await concurrentlyMap(paths, workers: project.workers) { path in
      // Whoever asks for its strings says what is wrong with it.
      guard let text = try? FileReader.contents(of: path).bytes else { return nil }
      var scan = SourceScan.scan(text, path: path, hashingLiterals: false, apis: apis)
      return ProjectJoin.Part(&scan)
    }
    join = ProjectJoin(paths, parts)
    concerned = Set(join?.concerned ?? [])
  }

  /// Finds the strings of a source.
  ///
  /// - Parameter place: Its index among ``paths``.
  func scan(
    _ text: ContiguousArray<UInt8>, at place: Int, hashingLiterals: Bool
  ) -> SourceScan {
    SourceScan.scan(
      text, path: paths[place], hashingLiterals: hashingLiterals, apis: apis,
      project: concerned.contains(place) ? join?.index : nil)
  }

  /// Finds the strings that a source has once it says something else.
  func scan(edited text: ContiguousArray<UInt8>, at place: Int) -> SourceScan {
    let path = paths[place]
    var first = SourceScan.scan(text, path: path, hashingLiterals: false, apis: apis)
    var parts = parts
    parts[place] = ProjectJoin.Part(&first)
    guard let join = ProjectJoin(paths, parts), join.concerned.contains(place) else { return first }
    return SourceScan.scan(
      text, path: path, hashingLiterals: false, apis: apis, project: join.index)
  }
}
