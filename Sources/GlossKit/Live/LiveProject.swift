/// A project that is asked again and again while its files change, by an agent or an editor.
///
/// It answers like a project that is read anew each time, only faster: what was made of a file is kept
/// until the file says something else, or what it depends on does. Nothing is kept on the disk.
///
///     let live = LiveProject()
///     let check = await Check(of: try await live.refreshed())
///
/// A project stays as it is when it is refreshed: what a request has begun with it ends with. Several may
/// run at once.
package actor LiveProject {
  private let paths: [String]
  private let isList: Bool
  private let search: ConfigurationSearch
  private let allowsOutside: Bool
  private let workers: Int?
  private let adapted: @Sendable (Configuration) -> Configuration
  private let memory = ProjectMemory()
  /// What the memory held when it was last tidied up.
  private var tidyCount = 0

  /// Texts that are not saved yet, by paths as the run writes them: relative to the working directory.
  /// Only sources and catalogs count.
  package private(set) var texts: [String: ContiguousArray<UInt8>] = [:]

  /// - Parameters:
  ///   - paths: Files and folders to work on, relative to the working directory or from the root; none for
  ///     all that the configuration names, or without one the working directory.
  ///   - isList: Whether the paths are a list that may well be empty.
  ///   - search: Where the configuration is looked for, each time.
  ///   - allowsOutside: Whether to read what lies outside the project where its files name it.
  ///   - workers: How many files are worked on at a time.
  ///   - adapted: The configuration with what is said elsewhere: always the same for the same.
  package init(
    paths: [String] = [], isList: Bool = false,
    configuration search: ConfigurationSearch = .upwards,
    allowsOutside: Bool = false, workers: Int? = nil,
    adapted: @escaping @Sendable (Configuration) -> Configuration = { $0 }
  ) {
    self.paths = paths
    self.isList = isList
    self.search = search
    self.allowsOutside = allowsOutside
    self.workers = workers
    self.adapted = adapted
  }

  /// Lays a text over a file that need not be on the disk, or takes it off.
  ///
  /// - Parameters:
  ///   - text: `nil` once the file is saved or closed.
  ///   - argument: Relative to the working directory or from the root.
  package func lay(_ text: ContiguousArray<UInt8>?, over argument: String) {
    texts[WorkingDirectory.current.path(ofArgument: argument)] = text
  }

  /// The project as it is now: its configuration, manifests and Xcode projects are read, its folders are
  /// walked.
  ///
  /// - Throws: ``GlossError`` if the configuration cannot be read.
  package func refreshed() async throws(GlossError) -> Project {
    let configuration = adapted(
      try Configuration.load(search, for: paths, allowsOutside: allowsOutside))
    var project = await Project(
      paths: paths, isList: isList, configuration: configuration, allowsOutside: allowsOutside,
      workers: workers, memory: memory)
    project.lay(texts)
    tidy(after: project)
    return project
  }

  /// How many answers about files are kept.
  package var keptCount: Int { memory.count }

  /// Forgets files that are gone.
  private func tidy(after project: Project) {
    if memory.count == tidyCount { return }
    memory.forget(exceptFor: Set(project.tree.files.map(\.path)))
    tidyCount = memory.count
  }
}
