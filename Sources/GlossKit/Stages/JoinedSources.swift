import ProjectLayout
import SourceScanner

/// The sources of a project for work on single ones: what one says may depend on what others declare.
struct JoinedSources: Sendable {
  /// Those of the app, sorted by path bytes.
  let paths: [String]
  private let parts: [ProjectJoin.Part?]
  private let apis: LocalizingAPITable
  private let models: [DataModel]
  private let join: ProjectJoin?
  private let concerned: Set<Int>

  private init(
    _ paths: [String], _ parts: [ProjectJoin.Part?], _ apis: LocalizingAPITable,
    _ models: [DataModel]
  ) {
    self.paths = paths
    self.models = models
    self.parts = parts
    self.apis = apis
    join = ProjectJoin(paths, parts, models)
    concerned = Set(join?.concerned ?? [])
  }

  init(of project: Project) async {
    let (layout, apis) = (project.layout, project.localizingAPIs)
    let paths = project.swiftSources.filter { !layout.isTest($0) }
    let parts = await concurrentlyMap(paths, workers: project.workers) {
      path -> ProjectJoin.Part? in
      // Whoever asks for its strings says what is wrong with it.
      guard let text = try? FileReader.contents(of: path).bytes else { return nil }
      var scan = SourceScan.scan(text, path: path, hashingLiterals: false, apis: apis)
      return ProjectJoin.Part(&scan)
    }
    self.init(paths, parts, apis, project.dataModels)
  }

  /// The same project with other texts in some sources, by their indices among ``paths``.
  func replacing(_ texts: [Int: ContiguousArray<UInt8>]) -> JoinedSources {
    var parts = parts
    for (place, text) in texts {
      var scan = SourceScan.scan(text, path: paths[place], hashingLiterals: false, apis: apis)
      parts[place] = ProjectJoin.Part(&scan)
    }
    return JoinedSources(paths, parts, apis, models)
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
}
